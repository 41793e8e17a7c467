// Tools about the group of the paper: loops of the blank, what they generate, words, pairs, 3-cycles.
#include <algorithm>

#include "base/json.hpp"
#include "games/sliding/paper/generating_pairs.hpp"
#include "games/sliding/paper/loops.hpp"
#include "games/sliding/paper/paper_group.hpp"
#include "games/sliding/paper/three_cycles.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

namespace {

constexpr std::uint64_t listed_unasked = 100'000;  // elements given without --words
const Parameter loops_parameter = {
    "loops",
    {"two or more loops, separated by commas: outer, inner, a block such as 2x3, seats such as "
     "1-4-5-2-1, or moves (default outer,inner)",
     "周回をコンマで区切って: outer, inner, 2x3 のような区画, 1-4-5-2-1 のような座席列, または手の列"
     "（既定 outer,inner）"}};

Json loop_json(const Loop& loop) {
  return {{"name", loop.name},
          {"seats", loop.seats},
          {"moves", letters(loop.slides)},
          {"permutation", loop.images},
          {"cycles", cycles_text(loop.images)}};
}

Json loops_json(const std::vector<Loop>& loops) {
  Json out = Json::array();
  for (const Loop& loop : loops) out.push_back(loop_json(loop));
  return out;
}

// Generators get the paper's letters.
Json generators_json(const std::vector<Loop>& loops) {
  Json out = loops_json(loops);
  for (std::size_t i = 0; i < out.size(); ++i) out[i]["letter"] = std::string(1, generator_letters[i]);
  return out;
}

std::string loop_line(const Json& loop) {
  const std::string letter = text_of(loop, "letter");
  return fmt::format("{}{} = {} {}  ({})\n", letter.empty() ? "" : letter + " = ", text_of(loop, "name"),
                     images_text(loop.at("permutation").get<Images>()), text_of(loop, "cycles"),
                     text_of(loop, "moves"));
}

std::vector<Images> images_of(const std::vector<Loop>& loops) {
  std::vector<Images> out;
  for (const Loop& loop : loops) out.push_back(loop.images);
  return out;
}

Result<std::vector<Loop>> chosen_loops(const Game& game, const Json& arguments) {
  return parse_loops(game.shape(), arguments.value("loops", std::string("outer,inner")));
}

// --- loop, loops ---

Result<Json> run_loop(const Game& game, const Position&, const Json& arguments, Context&) {
  ASOBI_TRY(const Loop loop, parse_loop(game.shape(), arguments.at("walk").get<std::string>()));
  Json out = loop_json(loop);
  out["even"] = is_even(loop.images);
  return out;
}

std::string text_loop(const Json& answer, Lang lang) {
  return loop_line(answer) + (answer.at("even").get<bool>() ? ja(lang) ? "偶置換\n" : "an even permutation\n"
                              : ja(lang)                    ? "奇置換\n"
                                                            : "an odd permutation\n");
}

Result<Json> run_loops(const Game& game, const Position&, const Json&, Context& context) {
  ASOBI_TRY(const auto loops, simple_loops(game.shape(), context));
  return Json{{"count", loops.size()}, {"loops", loops_json(loops)}};
}

std::string text_loops(const Json& answer, Lang) {
  std::string out;
  for (const Json& loop : answer.at("loops")) out += loop_line(loop);
  return out + grouped(answer.at("count").get<std::uint64_t>()) + "\n";
}

// --- group ---

Result<Json> run_group(const Game& game, const Position&, const Json& arguments, Context& context) {
  ASOBI_TRY(const auto loops, chosen_loops(game, arguments));
  const auto generators = images_of(loops);
  const bool words = arguments.value("words", false);
  const auto order = group_order(generators);
  if (!order) return fail(order.error());
  Json out = {{"order", to_string(*order)}, {"generators", generators_json(loops)}};
  if (*order > listed_unasked && !words) return out;
  ASOBI_TRY(const auto elements, list_elements(generators, context));
  Json rows = Json::array();
  for (std::size_t i = 0; i < elements.size(); ++i) {
    rows.push_back({{"index", i + 1}, {"permutation", elements[i].images}, {"word", elements[i].word}});
  }
  out["elements"] = std::move(rows);
  out["words"] = words;
  return out;
}

std::string text_group(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& loop : answer.at("generators")) out += loop_line(loop);
  out += fmt::format("{} {}\n", ja(lang) ? "位数" : "order", grouped(std::string_view(text_of(answer, "order"))));
  if (!answer.value("words", false)) {
    return out + (ja(lang) ? "--words で全ての元を論文の順に並べます\n"
                           : "--words lists every element in the paper's order\n");
  }
  for (const Json& element : answer.at("elements")) {
    out += fmt::format("{}\t{}\t{}\n", element.at("index").get<std::uint64_t>(),
                       images_text(element.at("permutation").get<Images>()), text_of(element, "word"));
  }
  return out;
}

// --- words ---

Result<Images> parse_images(const std::string& text, int degree) {
  Images out;
  for (const auto part : words(text, "[](),")) {
    const auto number = to_integer(part);
    if (!number || *number < 1 || *number > degree) {
      return fail(Code::invalid, "{} is not a seat from 1 to {}", "{} は 1 から {} までの座席ではありません",
                  shown(part), degree);
    }
    out.push_back(static_cast<std::uint8_t>(*number));
  }
  if (static_cast<int>(out.size()) != degree || !is_permutation(out)) {
    return fail(Code::invalid, "{} is not a permutation of the seats 1 to {}",
                "{} は座席 1 から {} までの置換ではありません", shown(text), degree);
  }
  return out;
}

Result<Json> run_words(const Game& game, const Position&, const Json& arguments, Context& context) {
  ASOBI_TRY(const auto loops, chosen_loops(game, arguments));
  const bool inverses = arguments.value("inverses", false);
  ASOBI_TRY(const auto search, ShortestWords::search(images_of(loops), inverses, context));
  Json out = {{"order", fmt::to_string(search.order())},
              {"generators", generators_json(loops)},
              {"inverses", inverses},
              {"greatest", search.greatest()},
              {"distribution", search.counts()}};
  if (const auto wanted = text_of(arguments, "element"); !wanted.empty()) {
    ASOBI_TRY(const Images images, parse_images(wanted, game.shape().cells()));
    ASOBI_TRY(const Word word, search.word_of(images));
    out["element"] = {{"permutation", images}, {"word", word_text(word)}, {"length", letters_in(word)}};
  }
  if (arguments.value("all", false)) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < search.order(); ++i) {
      ASOBI_TRY(const Word word, search.word(i));
      rows.push_back({{"permutation", search.images(i)}, {"word", word_text(word)}, {"length", letters_in(word)}});
    }
    out["elements"] = std::move(rows);
  }
  return out;
}

std::string word_line(const Json& element) {
  return fmt::format("{}\t{}\t{}\n", element.at("length").get<std::uint64_t>(),
                     images_text(element.at("permutation").get<Images>()), text_of(element, "word"));
}

std::string text_words(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& loop : answer.at("generators")) out += loop_line(loop);
  if (answer.contains("elements")) {
    for (const Json& element : answer.at("elements")) out += word_line(element);
  }
  if (answer.contains("element")) return out + word_line(answer.at("element"));
  const auto counts = answer.at("distribution").get<std::vector<std::uint64_t>>();
  out += ja(lang) ? "長さ  元の数\n" : "length  elements\n";
  for (std::size_t i = 0; i < counts.size(); ++i) out += fmt::format("{:>6}  {}\n", i, grouped(counts[i]));
  return out + fmt::format("{} {}\n", ja(lang) ? "最長" : "greatest", answer.at("greatest").get<std::uint64_t>());
}

// --- pairs ---

Result<Json> run_pairs(const Game& game, const Position&, const Json&, Context& context) {
  ASOBI_TRY(const auto survey, survey_pairs(game.shape(), context));
  Json pairs = Json::array();
  for (const LoopPair& pair : survey.pairs) {
    pairs.push_back({{"first", survey.loops[pair.first].name},
                     {"second", survey.loops[pair.second].name},
                     {"order", to_string(pair.order)},
                     {"everything", pair.order == survey.everything},
                     {"idle", pair.idle},
                     {"why", reason(survey, pair).in(context.lang)}});
  }
  Json orders = Json::array();
  for (const auto& [order, count] : survey.pairs_of_order)
    orders.push_back({{"order", to_string(order)}, {"pairs", count}});
  return Json{{"everything", to_string(survey.everything)},
              {"loops", loops_json(survey.loops)},
              {"count", survey.pairs.size()},
              {"generating", survey.generating},
              {"orders", orders},
              {"pairs", pairs}};
}

std::string text_pairs(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& pair : answer.at("pairs")) {
    out += fmt::format("{} {}, {}  {}\n", pair.at("everything").get<bool>() ? "✓" : "·", text_of(pair, "first"),
                       text_of(pair, "second"), text_of(pair, "why"));
  }
  out += fmt::format(fmt::runtime(ja(lang) ? "単純な周回 {}、組 {}、すべてを生成する組 {}（位数 {}）\n"
                                           : "{} simple loops, {} pairs, {} of them generate everything (order {})\n"),
                     answer.at("loops").size(), answer.at("count").get<std::uint64_t>(),
                     answer.at("generating").get<std::uint64_t>(),
                     grouped(std::string_view(text_of(answer, "everything"))));
  for (const Json& row : answer.at("orders")) {
    out += fmt::format(fmt::runtime(ja(lang) ? "  位数 {}: {} 組\n" : "  order {}: {} pairs\n"),
                       grouped(std::string_view(text_of(row, "order"))), row.at("pairs").get<std::uint64_t>());
  }
  return out;
}

// --- cycles ---

Result<Json> run_cycles(const Game& game, const Position&, const Json& arguments, Context& context) {
  const int degree = game.shape().cells();
  const auto text = arguments.at("permutation").get<std::string>();
  Images images;
  if (const auto loop = parse_loop(game.shape(), text)) {
    images = loop->images;
  } else if (text.find('(') != std::string::npos) {
    ASOBI_TRY(images, parse_cycle_product(text, degree));
  } else {
    ASOBI_TRY(images, parse_images(text, degree));
  }
  ASOBI_TRY(const auto shortest, as_three_cycles(images));
  Json out = {{"permutation", images},
              {"cycles", cycles_text(images)},
              {"least", shortest.size()},
              {"product", three_cycles_text(shortest)}};
  if (images[0] != 1) return out;
  const auto order = group_order(paper_three_cycles(degree));
  if (order && *order <= largest_listed_group) {
    ASOBI_TRY(const auto search, ShortestWords::search(paper_three_cycles(degree), true, context));
    ASOBI_TRY(const Word word, search.word_of(images));
    out["paper_product"] = paper_three_cycles_text(word);
    out["paper_length"] = letters_in(word);
  }
  return out;
}

std::string text_cycles(const Json& answer, Lang lang) {
  std::string out =
      fmt::format("{} = {}\n", images_text(answer.at("permutation").get<Images>()), text_of(answer, "cycles"));
  out += fmt::format(fmt::runtime(ja(lang) ? "= {}  （3 サイクル {} 個。これより少なくはできない）\n"
                                           : "= {}  ({} 3-cycles, the least possible)\n"),
                     text_of(answer, "product"), answer.at("least").get<std::uint64_t>());
  if (answer.contains("paper_product")) {
    out += fmt::format(
        fmt::runtime(ja(lang) ? "= {}  （論文の (2 3 k) を {} 個）\n" : "= {}  ({} of the paper's (2 3 k))\n"),
        text_of(answer, "paper_product"), answer.at("paper_length").get<std::uint64_t>());
  }
  return out + (ja(lang) ? "右の因子から順に作用する\n" : "the rightmost factor acts first\n");
}

}  // namespace

std::vector<ToolRow<Game>> group_tools() {
  return {
      {{.name = "loop",
        .summary = {"the permutation of a closed walk of the blank, in the paper's seats",
                    "空きマスの閉じた道が起こす置換（論文の座席番号で）"},
        .setup = {"size"},
        .parameters = {{"walk",
                        {"outer, inner, a block such as 2x3, seats such as 1-4-5-2-1, or moves; a final - reverses it",
                         "outer, inner, 2x3 のような区画, 1-4-5-2-1 のような座席列, または手の列。末尾の - で逆回り"},
                        ParameterKind::text,
                        true}},
        .example = "asobi sliding loop 2x3 --walk outer",
        .text = text_loop},
       run_loop},
      {{.name = "loops",
        .summary = {"every simple loop of the blank through its home corner", "空きの隅を通る単純な周回すべて"},
        .setup = {"size"},
        .example = "asobi sliding loops 3x3",
        .text = text_loops},
       run_loops},
      {{.name = "group",
        .summary = {"the group that loops generate: order, and all elements with words as the paper prints them",
                    "周回が生成する群: 位数と、論文と同じ順・同じ語で書いた全ての元"},
        .setup = {"size"},
        .parameters =
            {loops_parameter,
             {"words", {"list every element with its word", "全ての元を語と共に並べる"}, ParameterKind::flag}},
        .example = "asobi sliding group 2x3 --words",
        .text = text_group},
       run_group},
      {{.name = "words",
        .summary = {"shortest words in the loops, with or without inverses",
                    "周回による最短の語（逆回りを使う・使わない）"},
        .setup = {"size"},
        .parameters = {loops_parameter,
                       {"inverses", {"a loop may also be walked backwards", "逆回りも使う"}, ParameterKind::flag},
                       {"element",
                        {"the word of this permutation only, such as [1,3,6,2,4,5]",
                         "[1,3,6,2,4,5] のような置換の語だけ"}},
                       {"all", {"list every element", "全ての元を並べる"}, ParameterKind::flag}},
        .example = "asobi sliding words 3x3 --loops outer,2x3 --inverses",
        .text = text_words},
       run_words},
      {{.name = "pairs",
        .summary = {"which pairs of loops generate everything, and what the others generate",
                    "どの二つの周回の組がすべてを生成するか、他は何を生成するか"},
        .setup = {"size"},
        .example = "asobi sliding pairs 3x3",
        .text = text_pairs},
       run_pairs},
      {{.name = "cycles",
        .summary = {"an even permutation as a product of 3-cycles", "偶置換を 3 サイクルの積で表す"},
        .setup = {"size"},
        .parameters = {{"permutation",
                        {"a loop, images such as [1,3,6,2,4,5], or cycles such as (2 5 4)",
                         "周回, [1,3,6,2,4,5] のような像の列, または (2 5 4) のような巡回置換"},
                        ParameterKind::text,
                        true}},
        .example = "asobi sliding cycles 2x3 --permutation outer",
        .text = text_cycles},
       run_cycles},
  };
}

}  // namespace asobi::sliding
