#include "games/nim/words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "games/nim/theory.hpp"

namespace asobi::nim {

namespace {

constexpr std::size_t most_in_sentence = 8;
constexpr Stones most_drawn = 40;
constexpr std::size_t most_rows = 40;

std::string tuple(std::span<const Stones> numbers) {
  const bool cut = numbers.size() > most_in_sentence;
  return fmt::format("({}{})", fmt::join(numbers.first(std::min(numbers.size(), most_in_sentence)), ", "),
                     cut ? ", …" : "");
}

// "3⊕5⊕7 = 1"
Text sum_text(std::span<const Stones> numbers) {
  const Stones sum = nim_sum(numbers);
  if (numbers.size() == 1) return {fmt::format("the nim-sum is {}", sum), fmt::format("ニム和は {}", sum)};
  if (numbers.size() <= most_in_sentence) {
    const auto text = fmt::format("{} = {}", fmt::join(numbers, "⊕"), sum);
    return {text, text};
  }
  return {fmt::format("the nim-sum of the {} heaps is {}", grouped(numbers.size()), sum),
          fmt::format("{} 山のニム和は {}", grouped(numbers.size()), sum)};
}

Text joined(const Text& a, const Text& b) { return {a.en + b.en, a.ja + b.ja}; }

// Where limits matter, what is left of the heaps without the blocks.
Text blocks_text(const Heaps& heaps, std::span<const Stones> rests) {
  if (std::ranges::equal(heaps, rests)) return {};
  return {fmt::format("without blocks of limit + 1 the heaps count as {}; ", tuple(rests)),
          fmt::format("上限 + 1 個の塊を除くと {}。", tuple(rests))};
}

Text over(bool misere) {
  return misere ? Text{"no stones are left, and in misère play the player to move has won",
                       "石は残っていない。逆形では手番の勝ち"}
                : Text{"no stones are left, and the player to move has lost", "石は残っていない。手番の負け"};
}

Text lost(std::span<const Stones> rests, bool misere) {
  if (misere && is_small(rests)) {
    return {
        "only ones and zeros are left, and the ones are odd in number: in misère play every move leaves a win to the "
        "opponent",
        "0 と 1 だけで 1 が奇数個。逆形ではどう取っても相手の勝ちになる"};
  }
  const Text sum = sum_text(rests);
  const Text tail = misere ? Text{" while some heap counts two or more: every move spoils the balance, and the opponent "
                                  "restores it or leaves an odd number of ones",
                                  " で 2 以上の山がある。どう取ってもバランスは崩れ、相手はそれを戻すか、1 を奇数個残す"}
                           : Text{", a balance: every move spoils it, and the opponent can always restore it",
                                  " でバランス。どう取っても崩れ、相手は必ずバランスに戻せる"};
  return joined(sum, tail);
}

Text won(const Rules& rules, const Heaps& heaps, std::span<const Stones> rests, bool misere, const Take& take) {
  const auto left = remainders(rules, rules.after(heaps, take));
  const Text move = {fmt::format("taking {} from heap {} leaves ", grouped(take.stones), take.heap + 1),
                     fmt::format("山 {} から {} 個取ると ", take.heap + 1, grouped(take.stones))};
  if (misere && is_small(left)) {
    return joined(
        move, {fmt::format("{}: only ones and zeros, the ones odd in number, which loses in misère play", tuple(left)),
               fmt::format("{} で、0 と 1 だけ、1 が奇数個。逆形ではこれを渡された方が負ける", tuple(left))});
  }
  const Text before = sum_text(rests), after = sum_text(left);
  const bool said = left.size() != 1 && left.size() <= most_in_sentence;
  const Text result = said ? after : Text{"nim-sum 0", "ニム和 0"};
  const Text start = {before.en + "; " + move.en, before.ja + "。" + move.ja};
  const Text tail = misere ? Text{", and while some heap counts two or more, misère play goes as normal play",
                                  " になる。2 以上の山がある間は逆形も通常と同じ"}
                           : Text{"", " になる"};
  return joined(joined(start, result), tail);
}

}  // namespace

std::string take_name(const Take& take) { return fmt::format("{}:{}", take.heap + 1, take.stones); }

impartial::Reason reason(const Rules& rules, const Heaps& heaps, bool misere) {
  if (std::ranges::count(heaps, Stones{0}) == static_cast<std::ptrdiff_t>(heaps.size())) return {over(misere)};
  const auto rests = remainders(rules, heaps);
  const auto winning = winning_takes(rules, heaps, misere);
  if (winning.empty()) return {joined(blocks_text(heaps, rests), lost(rests, misere))};
  const Take& take = winning.front();
  return {joined(blocks_text(heaps, rests), won(rules, heaps, rests, misere, take)),
          impartial::Spot{.heap = take.heap, .move = take_name(take)}};
}

std::string aligned(const std::vector<std::vector<std::string>>& lines) {
  std::vector<std::size_t> widths;
  for (const auto& line : lines) {
    widths.resize(std::max(widths.size(), line.size()));
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], display_width(line[i]));
  }
  std::string out;
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string padding(widths[i] - display_width(line[i]), ' ');
      const bool number = !line[i].empty() && line[i].find_first_not_of("0123456789,") == std::string::npos;
      if (i > 0) out += "  ";
      out += number ? padding + line[i] : line[i] + padding;
    }
    out.erase(out.find_last_not_of(' ') + 1);
    out += "\n";
  }
  return out;
}

namespace {

std::size_t place_width(const std::vector<int>& ones) { return fmt::to_string(*std::ranges::max_element(ones)).size(); }

}  // namespace

std::string spaced(const std::string& digits, const std::vector<int>& ones) {
  const std::size_t width = place_width(ones);
  if (width == 1) return digits;
  std::string out;
  for (const char digit : digits) out += fmt::format("{:>{}}", digit, out.empty() ? width : width + 1);
  return out;
}

std::string spaced(const std::vector<int>& ones) {
  const std::size_t width = place_width(ones);
  std::string out;
  for (const int count : ones) out += fmt::format("{:>{}}", count, out.empty() || width == 1 ? width : width + 1);
  return out;
}

namespace {

std::string stones_text(Stones stones) {
  std::string out;
  for (Stones i = 0; i < std::min(stones, most_drawn); ++i) out += "●";
  return stones > most_drawn ? out + "…" : out;
}

std::string limit_text(const Rules& rules, Lang lang) {
  const auto& limits = rules.limits();
  if (std::ranges::count(limits, limits.front()) == static_cast<std::ptrdiff_t>(limits.size())) {
    return say(lang, "at most {} a turn", "一度に {} 個まで", grouped(limits.front()));
  }
  std::vector<std::string> each;
  for (const Stones limit : limits) each.push_back(limit == unlimited ? "-" : grouped(limit));
  if (each.size() > most_in_sentence) {
    each.resize(most_in_sentence);
    each.emplace_back("…");
  }
  return say(lang, "at most, heap by heap: {}", "一度に取れる数（山ごと）: {}", fmt::join(each, " "));
}

}  // namespace

std::string picture(const Rules& rules, const Heaps& heaps, bool misere, Lang lang) {
  const auto rests = remainders(rules, heaps);
  const DigitTable table = digit_table(rests);
  std::vector<std::vector<std::string>> lines;
  for (std::size_t i = 0; i < std::min(heaps.size(), most_rows); ++i) {
    lines.push_back({fmt::to_string(i + 1), stones_text(heaps[i]), grouped(heaps[i])});
    if (rules.limited()) lines.back().push_back("→ " + grouped(rests[i]));
    lines.back().push_back(table.rows[i]);
  }
  lines.push_back({"⊕", "", rules.limited() ? "" : grouped(table.sum)});
  if (rules.limited()) lines.back().push_back("→ " + grouped(table.sum));
  lines.back().push_back(binary(table.sum, static_cast<int>(table.ones.size())));
  std::string out = aligned(lines);
  if (heaps.size() > most_rows) {
    out += say(lang, "(and {} more heaps)\n", "（ほかに {} 山）\n", grouped(heaps.size() - most_rows));
  }
  if (rules.limited()) out += limit_text(rules, lang) + "\n";
  if (misere) out += say(lang, "misère: who takes the last stone loses\n", "逆形: 最後の石を取った方が負け\n");
  return out;
}

}  // namespace asobi::nim
