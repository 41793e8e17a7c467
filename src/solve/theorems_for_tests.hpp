// Theorems of the literature about games on numbers: rules and statement as people would type them, and what is known
// of the statement. They are written from the sources and know nothing of how they are proved. What of a source was
// read is said in docs/theorems.md, where this table stands with its figures.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace asobi {

struct Theorem {
  std::string_view name;
  std::string_view source;
  std::string_view numeration;
  std::string_view names;  // of a position's numbers, each a letter
  std::string_view move;
  // Of the game (lost, move) and of digits (even_zeros: the number is not 0 and ends in an even number of zeros).
  std::string_view statement;
  std::string_view answer = "holds";  // or the smallest numbers for which it fails
  bool misere = false;
  std::uint32_t blocked = 0;
  std::string_view blockable = "true";
};

inline constexpr std::string_view wythoff_moves =
    "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y'";
inline constexpr std::string_view wythoff_law =
    "forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)";

inline const std::vector<Theorem>& theorems() {
  static const std::vector<Theorem> rows = {
      {"wythoff", "Wythoff 1907", "zeckendorf", "xy", wythoff_moves, wythoff_law},
      {"wythoff, least numbers left", "Wythoff 1907", "zeckendorf", "xy", wythoff_moves,
       "forall n: lost(phi(n), phi(n) + n) and forall m: m < phi(n) => exists i: i < n and (m = phi(i) or m = "
       "phi2(i))"},
      {"wythoff, by digits", "Fraenkel 1982", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: 0 < x <= y => (lost(x, y) <=> even_zeros(x) and y = shift(x))"},
      {"wythoff, spoiled", "", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: lost(x, y) <=> exists n: x = phi(n) and y = 2n or x = 2n and y = phi(n)", "3 4"},
      {"misère wythoff", "Fraenkel 1984", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: lost(x, y) <=> x + y = 1 or x = 2 and y = 2 or x > 2 and y > 2 and "
       "exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)",
       "holds", true},
      {"misère wythoff, spoiled", "", "zeckendorf", "xy", wythoff_moves, wythoff_law, "0 0", true},
      {"wythoff, all moves needed: one heap", "Duchêne, Fraenkel, Nowakowski, Rigo 2010", "zeckendorf", "xy",
       wythoff_moves,
       "forall n: n > 0 => exists x, y: x >= n and lost(x - n, y) and "
       "forall u, v: move(x, y, u, v) and lost(u, v) => u = x - n and v = y"},
      {"wythoff, all moves needed: both heaps", "Duchêne, Fraenkel, Nowakowski, Rigo 2010", "zeckendorf", "xy",
       wythoff_moves,
       "forall n: n > 0 => exists x, y: x >= n and y >= n and lost(x - n, y - n) and "
       "forall u, v: move(x, y, u, v) and lost(u, v) => u = x - n and v = y - n"},
      {"wythoff, a move that may be added", "Duchêne, Fraenkel, Nowakowski, Rigo 2010", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y' or "
       "x = x' + 1 and y = y' + 3 or x = x' + 3 and y = y' + 1",
       wythoff_law},
      {"wythoff, moves that may be added", "Duchêne, Fraenkel, Nowakowski, Rigo 2010", "zeckendorf", "xy",
       wythoff_moves, "forall a: a > 0 => exists b: b > a and not exists x, y: lost(x, y) and lost(x + a, y + b)"},
      {"not from the smaller heap alone", "Ho 2012", "zeckendorf", "xy",
       "x >= y and x' < x and y' = y or y >= x and x' = x and y' < y or x' < x and x - x' = y - y'", wythoff_law},
      {"fewer from the larger heap", "Ho 2012", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y' or "
       "x <= y and 0 <= y - y' < x - x' or y <= x and 0 <= x - x' < y - y'",
       wythoff_law},
      {"wythoff, moved by 2", "Fraenkel, Ho 2014", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y' and x' >= 2 and y' >= 2",
       "forall x, y: lost(x, y) <=> x = y and x < 2 or "
       "exists n: x = phi(n) + 2 and y = phi2(n) + 2 or x = phi2(n) + 2 and y = phi(n) + 2"},
      {"one move blocked", "Larsson 2011", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: lost(x, y) <=> x = 0 and y = 0 or y = 2x + 1 or x = 2y + 1 or "
       "exists n: x = 2phi(n) + 2 and y = 2phi2(n) + 2 or x = 2phi2(n) + 2 and y = 2phi(n) + 2",
       "holds", false, 1},
      {"two moves blocked", "Larsson 2011", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: lost(x, y) <=> x = 0 and y = 0 or 2x + 1 <= y <= 2x + 2 or 2y + 1 <= x <= 2y + 2", "holds", false,
       2},
      {"two moves blocked, spoiled", "", "zeckendorf", "xy", wythoff_moves,
       "forall x, y: lost(x, y) <=> x = 0 and y = 0 or y = 2x + 1 or x = 2y + 1", "0 2", false, 2},
      {"one move of both heaps blocked", "Larsson 2009", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and x - x' < y - y' + 2 and y - y' < x - x' + 2",
       "forall x, y: lost(x, y) <=> exists n, r: r < 2 and "
       "(x = 2phi(n) + r and y = 2phi2(n) + r or x = 2phi2(n) + r and y = 2phi(n) + r)",
       "holds", false, 1, "x' < x and y' < y"},
      {"two-generalised wythoff", "Fraenkel 1982", "metallic 2", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and x - x' < y - y' + 2 and y - y' < x - x' + 2",
       "forall x, y: 0 < x <= y => (lost(x, y) <=> even_zeros(x) and y = shift(x))"},
      {"three-generalised wythoff", "Fraenkel 1982", "metallic 3", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and x - x' < y - y' + 3 and y - y' < x - x' + 3",
       "forall x, y: 0 < x <= y => (lost(x, y) <=> even_zeros(x) and y = shift(x))"},
      {"modular wythoff, m = 4", "Khovanova, Niu 2016", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and (x + y' - x' - y) mod 4 = 0",
       "exists b: forall x, y: lost(x, y) <=> x < b and y < b and "
       "exists n: x = phi(n) and y = phi2(n) or x = phi2(n) and y = phi(n)"},
      {"modular wythoff, spoiled", "", "zeckendorf", "xy",
       "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and (x + y' - x' - y) mod 4 = 0", wythoff_law,
       "4 7"},
      {"ends at x + y ≤ 1", "Komaki, Miyadera, Murakami 2026", "zeckendorf", "xy",
       "x + y > 1 and (x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y')",
       "forall x, y: lost(x, y) <=> x + y = 0 or exists n: n > 0 and "
       "(x + 1 = phi(n) and y + 1 = phi2(n) or x + 1 = phi2(n) and y + 1 = phi(n))"},
      {"ends at x + y ≤ 2", "Renard, Rigo 2026", "zeckendorf", "xy",
       "x + y > 2 and (x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y')",
       "forall d: d > 2 => exists x: x > 2 and lost(x, x + d) and forall u: lost(u, u + d) => u = x"},
      {"ends at x + y ≤ 2, least numbers left", "Renard, Rigo 2026", "zeckendorf", "xy",
       "x + y > 2 and (x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y')",
       "forall x, d: x > 2 and d > 2 and lost(x, x + d) => forall m: 2 < m < x => "
       "exists u, e: 2 < e < d and lost(u, u + e) and (m = u or m = u + e)"},
      {"at least half remains", "folklore", "base 2", "x", "x' < x and 2x' >= x",
       "forall x: lost(x) <=> x = 0 or exists u: lost(u) and x = 2u + 1"},
      {"at least a third remains", "folklore", "base 3", "x", "x' < x and 3x' >= x",
       "forall x: lost(x) <=> x = 0 or exists u: lost(u) and x = 3u + 1"},
  };
  return rows;
}

}  // namespace asobi
