#include "service/operations.hpp"

#include <algorithm>
#include <array>

#include "service/messages.hpp"

namespace asobi {

namespace {

const Parameter game_field = {"game", {"the game's id", "ゲームの id"}, ParameterKind::text, true};
const Parameter options_field = {"options", {"how the game begins", "ゲームの設定"}, ParameterKind::object};
const Parameter moves_field = {"moves", {"moves, one after the other", "続けて指す手"}, ParameterKind::text};
const Parameter at_field = {"at", {"after how many moves", "何手目か"}, ParameterKind::integer, false, 0};
const Parameter paper_field = {"paper", {"the paper's id", "論文の id"}, ParameterKind::text, true};
const Parameter seconds_field = {"seconds", {"time allowed", "制限時間（秒）"}, ParameterKind::integer, false, 0,
                                 1'000'000};

// Its schema says more (protocol_schema.cpp).
const Parameter with_field = {
    "with",
    {"what else is wanted: a list that may name moves", "他に求めるもの（moves を含むリスト）"},
    ParameterKind::any};

const Parameter outcomes_field = {"outcomes",
                                  {"what every share of its trials came to, by part; then no trial is done",
                                   "全分担の試行結果。あれば試行は行わない"},
                                  ParameterKind::any};

// What was there before protocol 2.
constexpr auto once =
    std::to_array<std::string_view>({"open", "state", "moves", "play", "plan", "go", "undo", "redo", "close"});

template <class R>
Operation operation(std::string_view op, std::vector<Parameter> fields) {
  fields.push_back({"id", {"the caller's name of the request", "要求の識別子"}, ParameterKind::any});
  fields.push_back({"op", {"the operation", "操作"}, ParameterKind::text, true});
  fields.push_back({"lang", {"en or ja", "en または ja"}, ParameterKind::text});
  return {op, std::move(fields), [](Schemas& schemas) { return schemas.of<R>(); }};
}

// Of a question to a tool.
std::vector<Parameter> question(std::initializer_list<Parameter> more) {
  std::vector<Parameter> out = {game_field,
                                options_field,
                                moves_field,
                                at_field,
                                seconds_field,
                                {"tool", {"the tool's name", "ツールの名前"}, ParameterKind::text, true},
                                {"arguments", {"what the tool is told", "ツールへの引数"}, ParameterKind::object}};
  out.insert(out.end(), more);
  return out;
}

}  // namespace

const std::vector<Operation>& operations() {
  static const std::vector<Operation> all = {
      operation<Hello>("hello", {}),
      operation<GameList>("list", {}),
      operation<GameInfo>("info", {game_field}),
      operation<Position>("at", {game_field, options_field, moves_field, at_field, with_field, seconds_field}),
      operation<PaperList>("papers", {}),
      operation<PaperInfo>("paper", {paper_field}),
      operation<Cancelled>("cancel",
                           {{"job", {"id of the request to stop", "止める要求の id"}, ParameterKind::any, true}}),
      operation<ToolAnswer>(
          "ask",
          question({outcomes_field,
                    {"text", {"give the answer for people too", "人が読む形の答えも返す"}, ParameterKind::flag}})),
      operation<ShareOutcomes>(
          "share",
          question({{"part",
                     {"which share of the trials, from 0", "何番目の分担か（0 から）"},
                     ParameterKind::integer,
                     true,
                     0,
                     most_shares - 1},
                    {"of", {"how many shares there are", "分担の数"}, ParameterKind::integer, true, 1, most_shares}})),
      operation<Reproduction>("reproduce", {seconds_field,
                                            paper_field,
                                            {"claim", {"the id of one claim", "一つの主張の id"}, ParameterKind::text},
                                            {"thorough",
                                             {"larger samples, which take longer", "標本を大きくする（時間がかかる）"},
                                             ParameterKind::flag}}),
  };
  return all;
}

Result<const Operation*> find_operation(std::string_view op) {
  const auto found = std::ranges::find(operations(), op, &Operation::op);
  if (found != operations().end()) return &*found;
  if (std::ranges::find(once, op) != once.end()) {
    return fail(
        Code::unknown_name,
        "there are no sessions any more, and so no operation {}; ask \"at\" about the game, its options, its moves "
        "and the place among them",
        "セッションはなくなり、操作 {} もありません。\"at\" でゲーム、設定、手順と何手目かを尋ねてください", op);
  }
  std::vector<std::string_view> names;
  for (const Operation& each : operations()) names.push_back(each.op);
  return fail(Code::unknown_name, "there is no operation {}; there are: {}", "操作 {} はありません。あるのは: {}",
              shown(op), fmt::format("{}", fmt::join(names, ", ")));
}

}  // namespace asobi
