#include "games/twisty/tools/solver_arguments.hpp"

namespace asobi::twisty {
namespace {

constexpr int most_trials = 1'000'000;
constexpr int most_random_turns = 100'000;

std::vector<std::string> method_ids() {
  std::vector<std::string> out = {"auto"};
  for (const Method& method : methods()) out.push_back(method.id);
  return out;
}
std::vector<Text> method_titles() {
  std::vector<Text> out = {{"best for the puzzle", "おまかせ"}};
  for (const Method& method : methods()) out.push_back(method.title);
  return out;
}

}  // namespace

Result<AskedMethod> asked_method(const Model& model, const MethodArguments& asked, Progress& progress) {
  ASOBI_TRY(const Method* method, find_method(asked.method, model, progress));
  const MethodOptions options = {
      .as = asked.as, .length = asked.length.value_or(0), .memory = asked.memory.value_or(0) << 20};
  if (options.as != Manner::plain && !method->has_manners) {
    return fail(Code::invalid, "the method “{0}” is not the paper's: it can be followed in one way only",
                "解法「{1}」は論文のものではなく、やり方は一つだけです", method->title.en, method->title.ja);
  }
  if (options.length > 0 && !method->takes_length) {
    return fail(Code::invalid, "the method “{0}” cannot be asked for a length", "解法「{1}」に手数は指定できません",
                method->title.en, method->title.ja);
  }
  if (options.memory > 0 && !method->takes_memory) {
    return fail(Code::invalid, "the method “{0}” cannot be told how large its table may be",
                "解法「{1}」に表の大きさは指定できません", method->title.en, method->title.ja);
  }
  return AskedMethod{method, options};
}

Arguments<MethodArguments> method_arguments(MethodIs asked) {
  const bool required = asked == MethodIs::required;
  Argument<MethodArguments> method =
      argument("method", &MethodArguments::method, {"Method", "解法"},
               required ? Text{"which method", "どの解法か"} : Text{"by which method", "どの解法で解くか"})
          .one_of(method_ids(), method_titles());
  method.parameter.required = required;
  return {
      method,
      argument("as", &MethodArguments::as, {"How", "やり方"},
               {"how the paper's methods are followed", "論文の解法をどのとおりに行うか"}),
      argument("length", &MethodArguments::length, {"Short enough", "十分な手数"},
               {"a solution of so many turns of blocks is short enough (two phases: 20 if not told; short: what comes "
                "first, else it is tried from eight sides with wider beams)",
                "まとめた回転でこの手数以下なら十分とする（二段階探索の既定は 20。短手数の既定は最初の解で、"
                "指定すると探索の幅を広げ 8 通りの向きから試す）"})
          .within(1, 100'000),
      argument("memory", &MethodArguments::memory, {"Memory", "メモリ"},
               {"MiB that the table may take (shortest; default 256)", "表に使うメモリ（MiB。最短手順。既定 256）"})
          .within(1, 1'000'000),
  };
}

Arguments<Trials> trial_arguments() {
  return {
      argument("trials", &Trials::trials, {"Trials", "試行回数"}, {"how many random states", "試行の回数"})
          .within(1, most_trials),
      argument("scramble", &Trials::scramble, {"Scrambling turns", "スクランブルの回転数"},
               {"random turns before each", "スクランブルの回転の数"})
          .within(0, most_random_turns),
      argument("seed", &Trials::seed, {"Seed", "乱数の種"},
               {"the same seed gives the same result", "同じ種なら同じ結果"}),
      argument("metric", &Trials::metric, {"Counting", "数え方"}, {"what counts as one turn", "何を一手と数えるか"}),
  };
}

}  // namespace asobi::twisty
