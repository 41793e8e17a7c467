#include "games/twisty/exchange/twsearch_text.hpp"

#include <algorithm>
#include <map>

namespace asobi::twisty {
namespace {

std::string word_of(const std::string& name) {
  std::string out;
  for (const char c : name) {
    const bool plain = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    out += plain ? c : '_';
  }
  return out.empty() ? "_" : out;
}

template <class Numbers>
std::string line_of_numbers(const Numbers& numbers) {
  return fmt::format("{}\n", fmt::join(numbers, " "));
}

bool is_identity(const OrbitPart& part) {
  for (std::size_t i = 0; i < part.pieces.size(); ++i) {
    if (part.pieces[i] != i || part.orientation[i] != 0) return false;
  }
  return true;
}

}  // namespace

std::string twsearch_text(const KPuzzle& definition) {
  std::string out = fmt::format("Name {}\n\n", word_of(definition.name));
  for (const OrbitShape& shape : definition.orbits) {
    out += fmt::format("Set {} {} {}\n", word_of(shape.name), shape.pieces, shape.orientations);
  }
  out += "\nSolved\n";
  for (std::size_t o = 0; o < definition.orbits.size(); ++o) {
    const OrbitPart& part = definition.solved[o];
    std::map<Point, int> numbers;
    for (const Point piece : part.pieces) numbers.emplace(piece, 0);
    int next = 0;
    for (auto& [piece, number] : numbers) number = ++next;
    std::vector<int> pieces;
    for (const Point piece : part.pieces) pieces.push_back(numbers[piece]);
    out += word_of(definition.orbits[o].name) + "\n" + line_of_numbers(pieces);
    std::vector<std::string> ways;
    for (std::size_t i = 0; i < part.orientation.size(); ++i) {
      const auto& mod = definition.orientation_mod[o];
      // Known only modulo something: twsearch has a sign for "modulo 1" alone.
      ways.push_back(!mod.empty() && mod[i] == 1 ? "?" : std::to_string(part.orientation[i]));
    }
    out += line_of_numbers(ways);
  }
  out += "End\n";
  for (const KPuzzle::Move& move : definition.moves) {
    out += fmt::format("\nMove {}\n", move.name);
    for (std::size_t o = 0; o < definition.orbits.size(); ++o) {
      const OrbitPart& part = move.effect[o];
      if (is_identity(part)) continue;
      std::vector<int> from, ways(part.pieces.size());
      for (std::size_t i = 0; i < part.pieces.size(); ++i) {
        from.push_back(part.pieces[i] + 1);
        ways[part.pieces[i]] = part.orientation[i];
      }
      out += word_of(definition.orbits[o].name) + "\n" + line_of_numbers(from) + line_of_numbers(ways);
    }
    out += "End\n";
  }
  return out;
}

}  // namespace asobi::twisty
