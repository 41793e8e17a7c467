#include "games/sliding/paper/paper_group.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/sliding/paper/paper_table.hpp"

namespace asobi::sliding {
namespace {

// Not the vector's own order: in it g++ 12 sees an overrun where there is none.
struct Less {
  bool operator()(const Images& a, const Images& b) const {
    return std::string_view(reinterpret_cast<const char*>(a.data()), a.size()) <
           std::string_view(reinterpret_cast<const char*>(b.data()), b.size());
  }
};

std::vector<Images> generators(Shape shape, std::string_view loops) {
  const auto parsed = parse_loops(shape, loops);
  std::vector<Images> out;
  for (const Loop& loop : *parsed) out.push_back(loop.images);
  return out;
}

std::set<Images, Less> closure(const std::vector<Images>& generators) {
  std::set<Images, Less> out = {identity_images(static_cast<int>(generators.front().size()))};
  std::vector<Images> open(out.begin(), out.end());
  while (!open.empty()) {
    const Images here = open.back();
    open.pop_back();
    for (const Images& g : generators) {
      if (const Images next = product(g, here); out.insert(next).second) open.push_back(next);
    }
  }
  return out;
}

// game5 as the paper has it: after every new element the search begins again with the first A and the first B, and the
// words are lists of 10 * exponent + letter, joined as youso5 does.
std::vector<std::pair<Images, std::vector<int>>> prolog_game(const std::vector<Images>& xy, int order_x, int order_y) {
  std::vector<std::pair<Images, std::vector<int>>> found = {{xy[0], {10}}, {xy[1], {11}}};
  std::set<Images, Less> known = {xy[0], xy[1]};
  const auto join = [&](std::vector<int> a, const std::vector<int>& b) {
    if (a.back() % 10 != b.front() % 10) {
      a.insert(a.end(), b.begin(), b.end());
      return a;
    }
    a.back() = (a.back() + b.front() - a.back() % 10) % (10 * (a.back() % 10 == 0 ? order_x : order_y));
    a.insert(a.end(), b.begin() + 1, b.end());
    return a;
  };
  const auto add_one = [&] {
    for (std::size_t a = 0; a < found.size(); ++a) {
      for (std::size_t b = 0; b < found.size(); ++b) {
        const Images c = product(found[a].first, found[b].first);
        if (!known.insert(c).second) continue;
        found.emplace_back(c, join(found[a].second, found[b].second));
        return true;
      }
    }
    return false;
  };
  while (add_one()) {
  }
  return found;
}

std::string prolog_text(const std::vector<int>& word) {
  std::string out;
  for (const int power : word)
    out += fmt::format("{}{}^{}", out.empty() ? "" : " * ", power % 10 == 0 ? 'X' : 'Y', power / 10);
  return out;
}

void expect_same_as_prolog(const std::vector<Images>& xy, int order_x, int order_y) {
  Quiet quiet;
  const auto slow = prolog_game(xy, order_x, order_y);
  const auto fast = list_elements(xy, quiet.context);
  ASSERT_TRUE(fast);
  ASSERT_EQ(fast->size(), slow.size());
  for (std::size_t i = 0; i < slow.size(); ++i) {
    EXPECT_EQ((*fast)[i].images, slow[i].first) << i;
    EXPECT_EQ((*fast)[i].word, prolog_text(slow[i].second)) << i;
  }
}

TEST(PaperGroup, TheSixtyPrintedRowsComeOutLiterally) {
  Quiet quiet;
  const auto elements = list_elements(generators({2, 3}, "outer,inner"), quiet.context);
  ASSERT_TRUE(elements);
  const auto printed = printed_elements();
  ASSERT_EQ(elements->size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    EXPECT_EQ(images_text((*elements)[i].images), printed[i].permutation) << i + 1;
    EXPECT_EQ((*elements)[i].word, printed[i].word) << i + 1;
  }
}

TEST(PaperGroup, TheListIsThatOfThePrologProgram) {
  expect_same_as_prolog(generators({2, 3}, "outer,inner"), 5, 3);
  expect_same_as_prolog(generators({2, 3}, "inner,outer"), 3, 5);
  expect_same_as_prolog(generators({2, 3}, "outer-,inner"), 5, 3);
  expect_same_as_prolog(generators({2, 4}, "2x3,inner"), 5, 3);
}

TEST(PaperGroupExtreme, TheListOfTheSevenGameIsThatOfThePrologProgram) {
  expect_same_as_prolog(generators({2, 4}, "outer,inner"), 7, 3);
}

struct Game {
  Shape shape;
  std::string_view loops;
  std::uint64_t order;
  std::size_t greatest;
  std::size_t greatest_with_inverses;
};
constexpr std::array<Game, 4> games = {{{{2, 3}, "outer,inner", 60, 8, 6},
                                        {{2, 4}, "outer,inner", 2520, 16, 12},
                                        {{3, 3}, "outer,inner", 20160, 20, 16},
                                        {{3, 3}, "outer,2x3", 20160, 21, 14}}};

TEST(PaperGroup, OrdersAreHalfTheFactorials) {
  for (const Game& game : games) EXPECT_EQ(group_order(generators(game.shape, game.loops)), game.order);
}

TEST(PaperGroupStandard, EveryElementIsListedOnceWithAWordOfItsValue) {
  Quiet quiet;
  for (const Game& game : games) {
    const auto xy = generators(game.shape, game.loops);
    const auto elements = list_elements(xy, quiet.context);
    ASSERT_TRUE(elements);
    EXPECT_EQ(elements->size(), game.order);
    std::set<Images, Less> seen;
    for (const Element& element : *elements) {
      EXPECT_TRUE(seen.insert(element.images).second);
      EXPECT_TRUE(is_even(element.images));
      EXPECT_EQ(element.images.front(), 1);
      const auto word = parse_word(element.word, 2);
      ASSERT_TRUE(word) << element.word;
      EXPECT_EQ(value_of_word(*word, xy), element.images);
      const bool has_zero = std::ranges::count(*word, 0, &Syllable::exponent) > 0;
      EXPECT_EQ(has_zero, element.images == identity_images(game.shape.cells())) << element.word;
    }
  }
}

TEST(PaperGroupStandard, LongestShortestWords) {
  Quiet quiet;
  for (const Game& game : games) {
    const auto xy = generators(game.shape, game.loops);
    for (const bool inverses : {false, true}) {
      const auto words = ShortestWords::search(xy, inverses, quiet.context);
      ASSERT_TRUE(words);
      EXPECT_EQ(words->order(), game.order);
      EXPECT_EQ(words->greatest(), inverses ? game.greatest_with_inverses : game.greatest);
      std::vector<std::uint64_t> counts(words->greatest() + 1);
      for (std::size_t i = 0; i < words->order(); ++i) {
        const auto word = words->word(i);
        ASSERT_TRUE(word);
        ++counts[letters_in(*word)];
        EXPECT_TRUE(inverses || std::ranges::none_of(*word, [](const Syllable& s) { return s.exponent < 0; }));
      }
      EXPECT_EQ(counts, words->counts());
    }
  }
}

// Relaxes every product until nothing gets shorter: no queue, no levels.
TEST(PaperGroup, ShortestWordsAreShortest) {
  Quiet quiet;
  const auto xy = generators({2, 3}, "outer,inner");
  for (const bool inverses : {false, true}) {
    auto steps = xy;
    if (inverses) steps.insert(steps.end(), {inverse(xy[0]), inverse(xy[1])});
    std::map<Images, std::size_t, Less> length;
    for (const Images& element : closure(xy)) length[element] = element == identity_images(6) ? 0 : 1000;
    for (bool changed = true; changed;) {
      changed = false;
      for (auto& [element, best] : length) {
        for (const Images& step : steps) {
          auto& next = length[product(step, element)];
          if (next > best + 1) next = best + 1, changed = true;
        }
      }
    }
    const auto words = ShortestWords::search(xy, inverses, quiet.context);
    for (const auto& [element, best] : length) EXPECT_EQ(letters_in(*words->word_of(element)), best);
  }
}

TEST(PaperGroup, OrderAgreesWithTheWholeGroup) {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    const int degree = 1 + static_cast<int>(random.below(6));
    std::vector<Images> gens(1 + random.below(3), identity_images(degree));
    for (Images& g : gens) random.shuffle(g);
    if (random.below(2) == 0) gens[0] = product(gens[0], gens[0]);
    EXPECT_EQ(group_order(gens), closure(gens).size());
    Quiet quiet;
    EXPECT_EQ(list_elements(gens, quiet.context)->size(), closure(gens).size());
  }
}

// A word is walked from its right end: first the last loop.
TEST(PaperGroup, WordsPlayedOnTheBoardGiveTheirElement) {
  Quiet quiet;
  const Shape shape{2, 3};
  const auto loops = *parse_loops(shape, "outer,inner");
  const auto elements = list_elements(generators(shape, "outer,inner"), quiet.context);
  for (const Element& element : *elements) {
    Position position = Position::paper_ordered(shape);
    const auto word = *parse_word(element.word, 2);
    for (auto power = word.rbegin(); power != word.rend(); ++power) {
      for (int i = 0; i < power->exponent; ++i) {
        for (const Slide slide : loops[power->generator].slides) {
          ASSERT_TRUE(position.can(slide));
          position.slide_unchecked(slide);
        }
      }
    }
    const Position start = Position::paper_ordered(shape);
    for (int seat = 1; seat <= 6; ++seat) {
      EXPECT_EQ(position.tiles[cell_of_paper_seat(shape, element.images[seat - 1])],
                start.tiles[cell_of_paper_seat(shape, seat)]);
    }
  }
}

TEST(PaperGroup, EqualAndIdleGenerators) {
  Quiet quiet;
  const Images x = inner_loop({2, 3}).images;
  const auto twice = list_elements({x, x}, quiet.context);
  ASSERT_TRUE(twice);
  ASSERT_EQ(twice->size(), 3u);
  EXPECT_EQ((*twice)[1].word, "X^2");
  EXPECT_EQ((*twice)[2].word, "X^0");
  const auto idle = list_elements({identity_images(3)}, quiet.context);
  ASSERT_TRUE(idle);
  ASSERT_EQ(idle->size(), 1u);
  EXPECT_EQ((*idle)[0].word, "X^1");
}

TEST(PaperGroup, WordsAreReadAndBadOnesNamed) {
  EXPECT_EQ(*parse_word("X^2*Y * X^-1", 2), (Word{{0, 2}, {1, 1}, {0, -1}}));
  EXPECT_EQ(*parse_word("X^0", 2), (Word{{0, 0}}));
  EXPECT_EQ(word_text({}), "X^0");
  for (const char* bad : {"Z", "X^", "X^a", "X2", "^2", "X^99999999999", "x"}) {
    const auto word = parse_word(bad, 2);
    ASSERT_FALSE(word) << bad;
    EXPECT_EQ(code_of(word), Code::invalid);
    EXPECT_NE(word.error().message.en.find(bad), std::string::npos);
    EXPECT_NE(word.error().message.ja.find(bad), std::string::npos);
  }
}

TEST(PaperGroup, TooLargeAndMalformedGroupsAreRefused) {
  Quiet quiet;
  for (const Shape shape : {Shape{3, 4}, Shape{10, 10}}) {
    const auto xy = generators(shape, "outer,2x3");
    EXPECT_EQ(code_of(list_elements(xy, quiet.context)), Code::limit);
    EXPECT_EQ(code_of(ShortestWords::search(xy, true, quiet.context)), Code::limit);
  }
  EXPECT_EQ(group_order(generators({3, 4}, "outer,2x3")), 19958400u);
  EXPECT_EQ(group_order(generators({10, 10}, "outer,inner")), factorial(36) / 2);  // the 36 pieces on the loops
  EXPECT_EQ(code_of(group_order({})), Code::invalid);
  EXPECT_EQ(code_of(group_order({{1, 2, 2}})), Code::invalid);
  EXPECT_EQ(code_of(group_order({{1, 2}, {1, 2, 3}})), Code::invalid);
  EXPECT_EQ(code_of(group_order({{0, 1}})), Code::invalid);
  const auto words = ShortestWords::search(generators({2, 3}, "outer,inner"), true, quiet.context);
  EXPECT_EQ(code_of(words->word_of({1, 3, 2, 4, 5, 6})), Code::unsolvable);
  EXPECT_EQ(code_of(words->word_of({1, 2})), Code::unsolvable);
}

TEST(PaperGroup, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  Progress progress(source.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  EXPECT_EQ(code_of(list_elements(generators({3, 3}, "outer,inner"), context)), Code::cancelled);
  EXPECT_EQ(code_of(ShortestWords::search(generators({3, 3}, "outer,inner"), true, context)), Code::cancelled);
}

}  // namespace
}  // namespace asobi::sliding
