#include "games/sliding/paper/loops.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"

namespace asobi::sliding {
namespace {

// What the walk does to the pieces, read off a board on which the moves are played.
Images played(Shape shape, const std::vector<Slide>& slides) {
  const Position start = Position::paper_ordered(shape);
  Position position = start;
  for (const Slide slide : slides) {
    EXPECT_TRUE(position.can(slide));
    position.slide_unchecked(slide);
  }
  Images out(shape.cells());
  for (int from = 1; from <= shape.cells(); ++from) {
    for (int to = 1; to <= shape.cells(); ++to) {
      if (start.tiles[cell_of_paper_seat(shape, from)] == position.tiles[cell_of_paper_seat(shape, to)])
        out[from - 1] = static_cast<std::uint8_t>(to);
    }
  }
  return out;
}

TEST(Loops, ThePrintedPermutations) {
  EXPECT_EQ(outer_loop({2, 3}).images, (Images{1, 3, 6, 2, 4, 5}));                            // tau_5_1
  EXPECT_EQ(inner_loop({2, 3}).images, (Images{1, 5, 3, 2, 4, 6}));                            // tau_5_2
  EXPECT_EQ(outer_loop({2, 4}).images, (Images{1, 3, 4, 8, 2, 5, 6, 7}));                      // tau_7_1
  EXPECT_EQ(inner_loop({2, 4}).images, (Images{1, 6, 3, 4, 2, 5, 7, 8}));                      // tau_7_2
  EXPECT_EQ(outer_loop({3, 3}).images, (Images{1, 3, 6, 2, 5, 9, 4, 7, 8}));                   // tau_8_1
  EXPECT_EQ(inner_loop({3, 3}).images, (Images{1, 5, 3, 2, 4, 6, 7, 8, 9}));                   // tau_8_2
  EXPECT_EQ(rectangle_loop({3, 3}, 2, 3)->images, (Images{1, 3, 6, 2, 4, 5, 7, 8, 9}));        // tau'_8_2
  EXPECT_EQ(rectangle_loop({2, 3}, 2, 2, false)->images, inverse(inner_loop({2, 3}).images));  // counter-clockwise
}

// (v): the inner loop of the 5-game goes over seats 4, 5, 2 and avoids 3 and 6.
TEST(Loops, TheWayOfThePaper) {
  EXPECT_EQ(inner_loop({2, 3}).seats, (std::vector{1, 4, 5, 2, 1}));
  EXPECT_EQ(letters(inner_loop({2, 3}).slides), "URDL");
  EXPECT_EQ(outer_loop({2, 3}).seats, (std::vector{1, 4, 5, 6, 3, 2, 1}));
  EXPECT_EQ(inner_loop({2, 2}).images, outer_loop({2, 2}).images);
}

TEST(Loops, PermutationsAreThoseOfTheBoard) {
  Quiet quiet;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 5}, Shape{5, 2}, Shape{3, 3}, Shape{3, 4}, Shape{4, 3}}) {
    const auto loops = simple_loops(shape, quiet.context);
    ASSERT_TRUE(loops);
    for (const Loop& loop : *loops) EXPECT_EQ(loop.images, played(shape, loop.slides)) << loop.name;
  }
}

// (iv): closed walks of any kind are even, and first b, then a, is a * b.
TEST(Loops, RandomClosedWalksAreEvenAndMultiply) {
  Random random(1);
  for (const Shape shape : {Shape{2, 3}, Shape{2, 4}, Shape{3, 3}, Shape{4, 5}}) {
    const auto walk = [&] {
      std::vector<int> seats = {1};
      do {
        const auto cell =
            blank_after(shape, cell_of_paper_seat(shape, seats.back()), all_slides[random.below(all_slides.size())]);
        if (cell) seats.push_back(paper_seat(shape, *cell));
      } while (seats.size() == 1 || seats.back() != 1);
      return *loop_of_seats(shape, seats);
    };
    for (int round = 0; round < 50; ++round) {
      const Loop a = walk(), b = walk();
      EXPECT_EQ(a.images, played(shape, a.slides));
      EXPECT_TRUE(is_even(a.images));
      EXPECT_EQ(loop_of_slides(shape, a.slides)->seats, a.seats);
      auto both = b.slides;
      both.insert(both.end(), a.slides.begin(), a.slides.end());
      EXPECT_EQ(loop_of_slides(shape, both)->images, product(a.images, b.images));
    }
  }
}

// Sets of edges in which every seat has degree 0 or 2, which are connected and go through seat 1.
std::size_t cycles_through_corner(Shape shape) {
  std::vector<std::pair<int, int>> edges;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (shape.col(cell) + 1 < shape.cols) edges.emplace_back(cell, cell + 1);
    if (shape.row(cell) + 1 < shape.rows) edges.emplace_back(cell, cell + shape.cols);
  }
  const int corner = cell_of_paper_seat(shape, 1);
  std::size_t out = 0;
  for (std::uint32_t set = 0; set < 1u << edges.size(); ++set) {
    std::vector<std::vector<int>> linked(shape.cells());
    for (std::size_t e = 0; e < edges.size(); ++e) {
      if ((set >> e & 1) == 0) continue;
      linked[edges[e].first].push_back(edges[e].second);
      linked[edges[e].second].push_back(edges[e].first);
    }
    if (linked[corner].size() != 2) continue;
    if (!std::ranges::all_of(linked, [](const auto& l) { return l.empty() || l.size() == 2; })) continue;
    int length = 1;
    for (int before = corner, at = linked[corner][0]; at != corner; ++length)
      before = std::exchange(at, linked[at][0] == before ? linked[at][1] : linked[at][0]);
    if (length == std::popcount(set)) ++out;
  }
  return out;
}

TEST(Loops, SimpleLoopsAreAllCyclesThroughTheCorner) {
  Quiet quiet;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{2, 5}, Shape{3, 3}}) {
    const auto loops = simple_loops(shape, quiet.context);
    ASSERT_TRUE(loops);
    EXPECT_EQ(loops->size(), cycles_through_corner(shape)) << shape.name();
    std::set<std::vector<int>> ways;
    for (const Loop& loop : *loops) {
      EXPECT_TRUE(ways.insert(loop.seats).second);
      EXPECT_EQ(loop.seats[1], 1 + shape.cols);
      EXPECT_EQ(std::set(loop.seats.begin(), loop.seats.end()).size() + 1, loop.seats.size());
      EXPECT_EQ(cycles(loop.images).size(), 1u);
      EXPECT_EQ(cycles(loop.images)[0].size() + 2, loop.seats.size());
    }
    EXPECT_TRUE(std::ranges::is_sorted(*loops, {}, [](const Loop& l) { return std::pair(l.seats.size(), l.seats); }));
  }
  EXPECT_EQ(simple_loops({3, 3}, quiet.context)->size(), 7u);
  EXPECT_EQ(simple_loops({4, 4}, quiet.context)->size(), 97u);
}

TEST(Loops, NamesAreReadBack) {
  Quiet quiet;
  const auto loops = simple_loops({3, 4}, quiet.context);
  ASSERT_TRUE(loops);
  for (const Loop& loop : *loops) {
    const auto again = parse_loop({3, 4}, loop.name);
    ASSERT_TRUE(again) << loop.name;
    EXPECT_EQ(again->seats, loop.seats);
    EXPECT_EQ(parse_loop({3, 4}, letters(loop.slides))->name, loop.name);
    const auto back = parse_loop({3, 4}, loop.name + "-");
    ASSERT_TRUE(back);
    EXPECT_EQ(back->images, inverse(loop.images));
    EXPECT_EQ(parse_loop({3, 4}, back->name)->images, back->images);
  }
  const auto three = parse_loops({3, 3}, "outer, inner' ,2x3");
  ASSERT_TRUE(three);
  EXPECT_EQ((*three)[1].name, "inner-");
  EXPECT_EQ((*three)[2].images, (Images{1, 3, 6, 2, 4, 5, 7, 8, 9}));
  EXPECT_EQ(parse_loop({2, 3}, "1-4-5-2-1")->name, "inner");
}

TEST(Loops, BadLoopsAreNamed) {
  const auto error = [](std::string_view text) { return parse_loops({2, 3}, text).error(); };
  EXPECT_EQ(error("round").code, Code::unknown_name);
  EXPECT_EQ(error("").code, Code::unknown_name);
  EXPECT_EQ(error("outer,").code, Code::unknown_name);
  EXPECT_EQ(error("3x3").code, Code::invalid);
  EXPECT_NE(error("3x3").message.en.find("3x3 does not fit on a 2x3"), std::string::npos);
  EXPECT_EQ(error("1x3").code, Code::invalid);
  EXPECT_EQ(error("1-5-2-1").code, Code::illegal_move);
  EXPECT_NE(error("1-5-2-1").message.en.find("seats 1 and 5"), std::string::npos);
  EXPECT_EQ(error("1-4-5").code, Code::invalid);
  EXPECT_EQ(error("1-4-7-1").code, Code::invalid);
  EXPECT_EQ(error("1-2-9-1").code, Code::invalid);
  EXPECT_EQ(error("1-999999999999999999999-1").code, Code::invalid);
  EXPECT_EQ(error("-").code, Code::unknown_name);
  EXPECT_EQ(error("1").code, Code::invalid);
  EXPECT_EQ(error("UU").code, Code::illegal_move);
  EXPECT_EQ(error("UR").code, Code::invalid);
  EXPECT_FALSE(rectangle_loop({3, 3}, 1, 2));
  EXPECT_FALSE(rectangle_loop({3, 3}, 2, 4));
}

TEST(Loops, TooManyAndStopped) {
  Quiet quiet;
  EXPECT_EQ(code_of(simple_loops({3, 3}, quiet.context, 6)), Code::limit);
  EXPECT_TRUE(simple_loops({3, 3}, quiet.context, 7));
  EXPECT_EQ(code_of(simple_loops({10, 10}, quiet.context, 2000)), Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress progress(source.get_token());
  Context stopped{progress, quiet.shelf};
  EXPECT_EQ(code_of(simple_loops({10, 10}, stopped)), Code::cancelled);
}

TEST(Loops, Texts) {
  EXPECT_EQ(images_text({1, 3, 6, 2, 4, 5}), "[1, 3, 6, 2, 4, 5]");
  EXPECT_EQ(cycles_text({1, 3, 6, 2, 4, 5}), "(2 3 6 5 4)");
  EXPECT_EQ(cycles_text({2, 1, 4, 3}), "(1 2)(3 4)");
  EXPECT_EQ(cycles_text({1, 2}), "()");
  EXPECT_TRUE(is_even({2, 1, 4, 3}));
  EXPECT_FALSE(is_even({2, 3, 4, 1}));
  EXPECT_FALSE(is_permutation({1, 1}));
  EXPECT_FALSE(is_permutation({1, 3}));
  EXPECT_FALSE(is_permutation({0, 1}));
}

}  // namespace
}  // namespace asobi::sliding
