#include "games/sliding/tools/group_tools.hpp"

#include "games/sliding/paper/generating_pairs.hpp"
#include "games/sliding/tools/loop_tools.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

namespace {

constexpr std::uint64_t listed_unasked = 100'000;
constexpr std::uint64_t listed_bytes = 1'000;  // that an element takes in an answer, as a struct and as JSON
constexpr std::size_t between_checks = 4'096;  // elements

std::vector<Images> images_of(const std::vector<Generator>& generators) {
  std::vector<Images> out;
  for (const Generator& generator : generators) out.push_back(generator.images);
  return out;
}

// They get the paper's letters.
Result<std::vector<Generator>> chosen_generators(const Game& game, const LoopsArguments& asked) {
  ASOBI_TRY(auto chosen, parse_loops(game.shape(), asked.loops));
  std::vector<Generator> out;
  for (Loop& each : chosen) out.push_back({std::move(each), std::string(1, generator_letters[out.size()])});
  return out;
}

std::string generators_text(const std::vector<Generator>& generators) {
  std::string out;
  for (const Generator& generator : generators) out += generator.letter + " = " + loop_line(generator);
  return out;
}

std::string in_groups(const Natural& number) { return grouped(std::string_view(to_string(number))); }

}  // namespace

// --- group ---

Result<GroupAnswer> group(const Game& game, const Position&, const GroupArguments& asked, Context& context) {
  ASOBI_TRY(auto generators, chosen_generators(game, asked));
  const auto images = images_of(generators);
  ASOBI_TRY(Natural order, group_order(images));
  const bool listed = order <= listed_unasked || asked.words;
  GroupAnswer out{std::move(order), std::move(generators)};
  if (!listed) return out;
  ASOBI_TRY(auto elements, list_elements(images, context));
  ASOBI_CHECK(context.progress.needs(elements.size() * listed_bytes));
  out.elements.emplace().reserve(elements.size());
  for (Element& element : elements) {
    if (out.elements->size() % between_checks == 0) ASOBI_CHECK(context.progress.check());
    out.elements->push_back({std::move(element), out.elements->size() + 1});
  }
  out.words = asked.words;
  return out;
}

std::string text(const GroupAnswer& answer, Lang lang) {
  std::string out = generators_text(answer.generators) + say(lang, "order {}\n", "位数 {}\n", in_groups(answer.order));
  if (!answer.words.value_or(false)) {
    return out + say(lang, "asked for words, it lists every element in the paper's order\n",
                     "語も求めると、全ての元を論文の順に並べます\n");
  }
  for (const ListedElement& element : *answer.elements) {
    out += fmt::format("{}\t{}\t{}\n", element.index, images_text(element.images), element.word);
  }
  return out;
}

// --- words ---

Result<WordsAnswer> shortest_words(const Game& game, const Position&, const WordsArguments& asked, Context& context) {
  ASOBI_TRY(auto generators, chosen_generators(game, asked));
  ASOBI_TRY(const auto search, ShortestWords::search(images_of(generators), asked.inverses, context));
  WordsAnswer out{.order = search.order(),
                  .generators = std::move(generators),
                  .inverses = asked.inverses,
                  .greatest = search.greatest(),
                  .distribution = search.counts()};
  if (!asked.element.empty()) {
    ASOBI_TRY(Images images, parse_images(asked.element, game.shape().cells()));
    ASOBI_TRY(Word word, search.word_of(images));
    out.element = {std::move(images), std::move(word)};
  }
  if (!asked.all) return out;
  ASOBI_CHECK(context.progress.needs(search.order() * listed_bytes));
  out.elements.emplace().reserve(search.order());
  for (std::size_t i = 0; i < search.order(); ++i) {
    if (i % between_checks == 0) ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(Word word, search.word(i));
    out.elements->push_back({search.images(i), std::move(word)});
  }
  return out;
}

namespace {

std::string word_line(const ShortestWord& element) {
  return fmt::format("{}\t{}\t{}\n", element.length(), images_text(element.permutation), word_text(element.word));
}

}  // namespace

std::string text(const WordsAnswer& answer, Lang lang) {
  std::string out = generators_text(answer.generators);
  if (answer.elements) {
    for (const ShortestWord& element : *answer.elements) out += word_line(element);
  }
  if (answer.element) return out + word_line(*answer.element);
  out += say(lang, "length  elements\n", "長さ  元の数\n");
  for (std::size_t i = 0; i < answer.distribution.size(); ++i) {
    out += fmt::format("{:>6}  {}\n", i, grouped(answer.distribution[i]));
  }
  return out + say(lang, "greatest {}\n", "最長 {}\n", answer.greatest);
}

// --- pairs ---

Result<PairsAnswer> pairs(const Game& game, const Position&, const NoArguments&, Context& context) {
  ASOBI_TRY(PairSurvey survey, survey_pairs(game.shape(), context));
  PairsAnswer out{
      .everything = survey.everything, .loops = {}, .generating = survey.generating, .orders = {}, .pairs = {}};
  for (const auto& [order, count] : survey.pairs_of_order) out.orders.push_back({order, count});
  for (LoopPair& pair : survey.pairs) {
    out.pairs.push_back({.first = survey.loops[pair.first].name,
                         .second = survey.loops[pair.second].name,
                         .order = pair.order,
                         .everything = pair.order == survey.everything,
                         .idle = pair.idle,
                         .why = reason(survey.shape, pair),
                         .alternating = pair.alternating,
                         .blocks = std::move(pair.blocks)});
  }
  out.loops = std::move(survey.loops);
  return out;
}

std::string text(const PairsAnswer& answer, Lang lang) {
  std::string out;
  for (const PairOfLoops& pair : answer.pairs) {
    out += fmt::format("{} {}, {}  {}\n", pair.everything ? "✓" : "·", pair.first, pair.second, pair.why.in(lang));
  }
  out += say(lang, "{} simple loops, {} pairs, {} of them generate everything (order {})\n",
             "単純な周回 {}、組 {}、すべてを生成する組 {}（位数 {}）\n", answer.loops.size(), answer.count(),
             answer.generating, in_groups(answer.everything));
  for (const auto& [order, count] : answer.orders) {
    out += say(lang, "  order {}: {} pairs\n", "  位数 {}: {} 組\n", in_groups(order), count);
  }
  return out;
}

// --- the rows ---

namespace {

Arguments<LoopsArguments> loops_arguments() {
  return {argument("loops", &LoopsArguments::loops, {"Loops", "周回"},
                   {"two or more loops, separated by commas: outer, inner, a block such as 2x3, seats such as "
                    "1-4-5-2-1, or moves",
                    "周回をコンマで区切って: outer, inner, 2x3 のような区画, 1-4-5-2-1 のような座席列, または手の列"})};
}

Arguments<GroupArguments> group_arguments() {
  Arguments<GroupArguments> out = joined<GroupArguments>({}, loops_arguments());
  out.push_back(argument("words", &GroupArguments::words, {"Words", "語"},
                         {"list every element with its word", "全ての元を語と共に並べる"}));
  return out;
}

Arguments<WordsArguments> words_arguments() {
  Arguments<WordsArguments> out = joined<WordsArguments>({}, loops_arguments());
  out.push_back(argument("inverses", &WordsArguments::inverses, {"Backwards, too", "逆回りも"},
                         {"a loop may also be walked backwards", "逆回りも使う"}));
  out.push_back(
      argument("element", &WordsArguments::element, {"Element", "元"},
               {"the word of this permutation only, such as [1,3,6,2,4,5]", "[1,3,6,2,4,5] のような置換の語だけ"}));
  out.push_back(argument("all", &WordsArguments::all, {"Every element", "すべての元"},
                         {"list every element", "全ての元を並べる"}));
  return out;
}

}  // namespace

ToolRows<Game> group_tools() {
  return {
      tool_row(
          {.name = "group",
           .label = {"Group of loops", "周回の群"},
           .summary = {"the group that loops generate: order, and all elements with words as the paper prints them",
                       "周回が生成する群: 位数と、論文と同じ順・同じ語で書いた全ての元"},
           .setup = {"size"},
           .example = "asobi sliding group 2x3 --words"},
          group_arguments(), group),
      tool_row({.name = "words",
                .label = {"Shortest words", "最短の語"},
                .summary = {"shortest words in the loops, with or without inverses",
                            "周回による最短の語（逆回りを使う・使わない）"},
                .setup = {"size"},
                .example = "asobi sliding words 3x3 --loops outer,2x3 --inverses"},
               words_arguments(), shortest_words),
      tool_row({.name = "pairs",
                .label = {"Pairs of loops", "周回の組"},
                .summary = {"which pairs of loops generate everything, and what the others generate",
                            "どの二つの周回の組がすべてを生成するか、他は何を生成するか"},
                .setup = {"size"},
                .example = "asobi sliding pairs 3x3"},
               {}, pairs),
  };
}

}  // namespace asobi::sliding
