#include "games/numbers/shelf.hpp"

#include <array>

namespace asobi::numbers {

namespace {

constexpr auto named_rules = std::to_array<Known>({
    // Wythoff 1907: a corner's queen. From one heap as many as you like, or as many from both.
    {.id = "wythoff",
     .title_en = "Wythoff’s queen",
     .title_ja = "ワイトホフの女王",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y'",
     .numeration = "zeckendorf",
     .start = "8 11"},
    // Larsson 2011: before each move the other player may forbid one.
    {.id = "block1",
     .title_en = "Wythoff’s queen, one move forbidden",
     .title_ja = "一手を禁じられるワイトホフの女王",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y'",
     .numeration = "zeckendorf",
     .start = "8 11",
     .blocks = 1},
    // Larsson 2011: two.
    {.id = "block2",
     .title_en = "Wythoff’s queen, two moves forbidden",
     .title_ja = "二手を禁じられるワイトホフの女王",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y'",
     .numeration = "zeckendorf",
     .start = "8 11",
     .blocks = 2},
    // Ho 2012: from the larger heap alone, or as many from both; the same positions are lost.
    {.id = "larger",
     .title_en = "From the larger heap, or both",
     .title_ja = "大きい山から、または両方から",
     .names = "x, y",
     .position = "true",
     .move = "x >= y and x' < x and y' = y or y >= x and x' = x and y' < y or x' < x and x - x' = y - y'",
     .numeration = "zeckendorf",
     .start = "9 12"},
    // Duchêne, Fraenkel, Nowakowski, Rigo 2010: a move is added, and the same positions are lost.
    {.id = "leap",
     .title_en = "The queen that leaps",
     .title_ja = "跳ねる女王",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y' or x = x' + 1 and y = y' + 3 or "
             "x = x' + 3 and y = y' + 1",
     .numeration = "zeckendorf",
     .start = "9 12"},
    // Renard, Rigo 2026: the game ends near the corner, at x + y ≤ 2.
    {.id = "castle",
     .title_en = "The queen before the castle",
     .title_ja = "城の前の女王",
     .names = "x, y",
     .position = "true",
     .move = "x + y > 2 and (x' < x and y' = y or x' = x and y' < y or x' < x and x - x' = y - y')",
     .numeration = "zeckendorf",
     .start = "9 12"},
    // Fraenkel 1982: from both heaps numbers that differ by at most one.
    {.id = "silver",
     .title_en = "The silver queen",
     .title_ja = "銀の女王",
     .names = "x, y",
     .position = "true",
     .move =
         "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and x - x' < y - y' + 2 and y - y' < x - x' + "
         "2",
     .numeration = "metallic 2",
     .start = "8 13"},
    // Khovanova, Niu 2016: from both heaps numbers that are the same but for multiples of four.
    {.id = "modular",
     .title_en = "The queen modulo four",
     .title_ja = "4 を法とする女王",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y or x' < x and y' < y and (x + y' - x' - y) mod 4 = 0",
     .numeration = "zeckendorf",
     .start = "7 12"},
    // A corner's rook: Nim with two heaps.
    {.id = "rook",
     .title_en = "The rook: Nim with two heaps",
     .title_ja = "飛車（二山のニム）",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y",
     .numeration = "base 2",
     .start = "6 9"},
    // A corner's king: one from one heap, or one from both.
    {.id = "king",
     .title_en = "The king",
     .title_ja = "王様",
     .names = "x, y",
     .position = "true",
     .move = "x' + 1 = x and y' = y or x' = x and y' + 1 = y or x' + 1 = x and y' + 1 = y",
     .numeration = "base 2",
     .start = "7 8"},
    // A corner's knight, which comes nearer with every move.
    {.id = "knight",
     .title_en = "The knight that comes home",
     .title_ja = "帰ってくる騎士",
     .names = "x, y",
     .position = "true",
     .move = "x' + 2 = x and (y' + 1 = y or y' = y + 1) or y' + 2 = y and (x' + 1 = x or x' = x + 1)",
     .numeration = "base 2",
     .start = "9 10"},
    // At least half of the heap must remain.
    {.id = "half",
     .title_en = "At least half remains",
     .title_ja = "半分以上を残す",
     .names = "x",
     .position = "true",
     .move = "x' < x and 2x' >= x",
     .numeration = "base 2",
     .start = "20"},
    // Bachet: one, two or three from a heap.
    {.id = "bachet",
     .title_en = "One, two or three",
     .title_ja = "一つか二つか三つ",
     .names = "x",
     .position = "true",
     .move = "x' < x and x - x' <= 3",
     .numeration = "base 2",
     .start = "21"},
    // Heaps of different sizes, which must stay different.
    {.id = "different",
     .title_en = "Three different heaps",
     .title_ja = "大きさの違う三山",
     .names = "x, y, z",
     .position = "x < y < z",
     .move = "x' < x and y' = y and z' = z or x' < y' < y and x' = x and z' = z or "
             "(y' < z' < z and x' = x and y' = y)",
     .numeration = "base 2",
     .start = "2 5 9"},
});

}  // namespace

std::span<const Known> shelf() { return named_rules; }

}  // namespace asobi::numbers
