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
     .start = "8 11"},
    // A corner's rook: Nim with two heaps.
    {.id = "rook",
     .title_en = "The rook: Nim with two heaps",
     .title_ja = "飛車（二山のニム）",
     .names = "x, y",
     .position = "true",
     .move = "x' < x and y' = y or x' = x and y' < y",
     .start = "6 9"},
    // A corner's king: one from one heap, or one from both.
    {.id = "king",
     .title_en = "The king",
     .title_ja = "王様",
     .names = "x, y",
     .position = "true",
     .move = "x' + 1 = x and y' = y or x' = x and y' + 1 = y or x' + 1 = x and y' + 1 = y",
     .start = "7 8"},
    // A corner's knight, which comes nearer with every move.
    {.id = "knight",
     .title_en = "The knight that comes home",
     .title_ja = "帰ってくる騎士",
     .names = "x, y",
     .position = "true",
     .move = "x' + 2 = x and (y' + 1 = y or y' = y + 1) or y' + 2 = y and (x' + 1 = x or x' = x + 1)",
     .start = "9 10"},
    // Bachet: one, two or three from a heap.
    {.id = "bachet",
     .title_en = "One, two or three",
     .title_ja = "一つか二つか三つ",
     .names = "x",
     .position = "true",
     .move = "x' < x and x - x' <= 3",
     .start = "21"},
    // Heaps of different sizes, which must stay different.
    {.id = "different",
     .title_en = "Three different heaps",
     .title_ja = "大きさの違う三山",
     .names = "x, y, z",
     .position = "x < y < z",
     .move = "x' < x and y' = y and z' = z or x' < y' < y and x' = x and z' = z or "
             "(y' < z' < z and x' = x and y' = y)",
     .start = "2 5 9"},
});

}  // namespace

std::span<const Known> shelf() { return named_rules; }

}  // namespace asobi::numbers
