// What is asked about the group that loops generate: its elements as the paper's program lists them, shortest words,
// and which pairs of loops generate everything.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/game.hpp"
#include "games/sliding/paper/loops.hpp"
#include "games/sliding/paper/paper_group.hpp"
#include "play/argument.hpp"

namespace asobi::sliding {

// Which loops generate.
struct LoopsArguments {
  std::string loops = "outer,inner";  // as parse_loops reads them
};

// With its letter in words.
struct Generator : Loop {
  std::string letter;

  static constexpr auto fields() { return field_list(Loop::fields(), field("letter", &Generator::letter, "in words")); }
};

struct GroupArguments : LoopsArguments {
  bool words = false;  // list the elements however many there are
};

struct ListedElement : Element {
  std::size_t index = 0;

  static constexpr auto fields() {
    return field_list(field("index", &ListedElement::index, "from 1, in the paper's order"), Element::fields());
  }
};

struct GroupAnswer {
  Natural order;
  std::vector<Generator> generators;
  std::optional<std::vector<ListedElement>> elements = {};  // unasked, only where there are at most 100,000
  std::optional<bool> words = {};                           // where they are listed: whether that was asked for

  static constexpr auto fields() {
    return field_list(field("order", &GroupAnswer::order), field("generators", &GroupAnswer::generators),
                      field("elements", &GroupAnswer::elements, "unasked, only where there are at most 100,000"),
                      field("words", &GroupAnswer::words, "where they are listed: whether that was asked for"));
  }
};
Result<GroupAnswer> group(const Game& game, const Position& position, const GroupArguments& asked, Context& context);
std::string text(const GroupAnswer& answer, Lang lang);

struct WordsArguments : LoopsArguments {
  bool inverses = false;
  std::string element = {};  // the word of this permutation only, unless it is empty
  bool all = false;
};

struct ShortestWord {
  Images permutation;
  Word word;

  std::size_t length() const { return letters_in(word); }

  static constexpr auto fields() {
    return field_list(field("permutation", &ShortestWord::permutation), field("word", &ShortestWord::word),
                      field("length", &ShortestWord::length, "its letters"));
  }
};

struct WordsAnswer {
  Natural order;
  std::vector<Generator> generators;
  bool inverses = false;
  std::size_t greatest = 0;
  std::vector<std::uint64_t> distribution;
  std::optional<ShortestWord> element = {};
  std::optional<std::vector<ShortestWord>> elements = {};

  static constexpr auto fields() {
    return field_list(field("order", &WordsAnswer::order), field("generators", &WordsAnswer::generators),
                      field("inverses", &WordsAnswer::inverses, "whether a loop may be walked backwards"),
                      field("greatest", &WordsAnswer::greatest, "length of the longest"),
                      field("distribution", &WordsAnswer::distribution, "elements by length"),
                      field("element", &WordsAnswer::element, "the one that was asked for"),
                      field("elements", &WordsAnswer::elements, "all, where that was asked for"));
  }
};
Result<WordsAnswer> shortest_words(const Game& game, const Position& position, const WordsArguments& asked,
                                   Context& context);
std::string text(const WordsAnswer& answer, Lang lang);

struct PairOfLoops {
  std::string first, second;
  Natural order;
  bool everything = false;
  std::vector<int> idle;
  Text why;
  bool alternating = false;
  std::vector<std::vector<int>> blocks;

  static constexpr auto fields() {
    return field_list(field("first", &PairOfLoops::first), field("second", &PairOfLoops::second),
                      field("order", &PairOfLoops::order, "of the group the two generate"),
                      field("everything", &PairOfLoops::everything, "whether that is all there is"),
                      field("idle", &PairOfLoops::idle, "seats on neither loop"),
                      field("why", &PairOfLoops::why, "for people"),
                      field("alternating", &PairOfLoops::alternating,
                            "whether every even permutation of the pieces on the other seats arises"),
                      field("blocks", &PairOfLoops::blocks, "when not: parts of seats that stay together, if any"));
  }
};

struct PairsOfOrder {
  Natural order;
  std::size_t pairs = 0;

  static constexpr auto fields() {
    return field_list(field("order", &PairsOfOrder::order), field("pairs", &PairsOfOrder::pairs, "how many"));
  }
};

struct PairsAnswer {
  Natural everything;
  std::vector<Loop> loops;
  std::size_t generating = 0;
  std::vector<PairsOfOrder> orders;
  std::vector<PairOfLoops> pairs;

  std::size_t count() const { return pairs.size(); }

  static constexpr auto fields() {
    return field_list(field("everything", &PairsAnswer::everything, "the greatest order possible"),
                      field("loops", &PairsAnswer::loops), field("count", &PairsAnswer::count, "of pairs"),
                      field("generating", &PairsAnswer::generating, "pairs that generate everything"),
                      field("orders", &PairsAnswer::orders, "ascending"), field("pairs", &PairsAnswer::pairs));
  }
};
Result<PairsAnswer> pairs(const Game& game, const Position& position, const NoArguments&, Context& context);
std::string text(const PairsAnswer& answer, Lang lang);

}  // namespace asobi::sliding
