#include "play/paper.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

#include "base/text.hpp"
#include "base/text_reader.hpp"

namespace asobi {

namespace {

// How many standard errors chance may account for.
constexpr double chance = 3;

// Papers print means as whole numbers and deviations with one decimal.
constexpr double half_of_one = 0.5, half_of_a_tenth = 0.05;

double mean_error(const Sample& a, const Sample& b) {
  return chance * std::sqrt(a.sd * a.sd / a.trials + b.sd * b.sd / b.trials) + half_of_one;
}

double deviation_error(const Sample& a, const Sample& b) {
  return chance * std::sqrt(a.sd * a.sd / (2.0 * a.trials) + b.sd * b.sd / (2.0 * b.trials)) + half_of_a_tenth;
}

std::pair<Sample, Sample> by_spread(const SampleSpan& span) {
  return span.least.sd < span.most.sd ? std::pair{span.least, span.most} : std::pair{span.most, span.least};
}

Verdict judge_sample(const Sample& printed, const SampleSpan& span) {
  if (printed.mean > span.most.mean + mean_error(printed, span.most)) return Verdict::bettered;
  if (printed.mean < span.least.mean - mean_error(printed, span.least)) return Verdict::failed;
  const auto [narrow, wide] = by_spread(span);
  const bool as_spread = printed.sd >= narrow.sd - deviation_error(printed, narrow) &&
                         printed.sd <= wide.sd + deviation_error(printed, wide);
  return as_spread ? Verdict::reproduced : Verdict::failed;
}

// Every number in turn made another one; a text without numbers is denied.
std::vector<std::string> spoiled(const std::string& value) {
  std::vector<std::string> out;
  const auto is_digit = [&](std::size_t i) {
    return i < value.size() && std::isdigit(static_cast<unsigned char>(value[i]));
  };
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (!is_digit(i) || is_digit(i + 1)) continue;
    std::string other = value;
    other[i] = value[i] == '9' ? '0' : static_cast<char>(value[i] + 1);
    out.push_back(std::move(other));
  }
  if (out.empty()) out.push_back("not " + value);
  return out;
}

// The numbers of a list.
std::vector<std::int64_t> numbers_in(std::string_view list) {
  std::vector<std::int64_t> out;
  for (const std::string_view word : words(list, ", ")) {
    if (const auto number = to_integer(word)) out.push_back(*number);
  }
  return out;
}

Verdict judge_turns(const std::string& printed, const std::string& computed) {
  const auto theirs = numbers_in(printed), ours = numbers_in(computed);
  if (ours.empty() || ours.size() != theirs.size()) return Verdict::failed;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    if (ours[i] > theirs[i]) return Verdict::failed;
  }
  return ours == theirs ? Verdict::reproduced : Verdict::bettered;
}

// Each number in turn made less than we need.
std::vector<Printed> spoiled_turns(const std::string& printed, const std::string& computed) {
  const auto theirs = numbers_in(printed), ours = numbers_in(computed);
  std::vector<Printed> out;
  for (std::size_t i = 0; i < theirs.size() && i < ours.size(); ++i) {
    auto other = theirs;
    other[i] = ours[i] - 1;
    out.push_back({.value = fmt::format("{}", fmt::join(other, ", ")), .at_most = true});
  }
  return out;
}

std::vector<Printed> spoiled(const Sample& sample, const SampleSpan& span) {
  std::vector<Printed> out;
  const auto add = [&](double mean, double sd) { out.push_back({.sample = Sample{mean, sd, sample.trials}}); };
  add(span.least.mean - 1.1 * mean_error(sample, span.least), sample.sd);
  if (judge_sample(sample, span) == Verdict::bettered) return out;
  const auto [narrow, wide] = by_spread(span);
  add(span.most.mean + 1.1 * mean_error(sample, span.most), sample.sd);
  add(sample.mean, 2 * wide.sd + deviation_error(wide, wide));
  add(sample.mean, narrow.sd / 4);
  return out;
}

}  // namespace

std::string Sample::text() const { return fmt::format("{:.4g} ± {:.1f}", mean, sd); }

std::string SampleSpan::text() const {
  return least.text() == most.text() ? least.text() : fmt::format("{} … {}", least.text(), most.text());
}

Claim Claim::prints(std::string value) const {
  Claim out = *this;
  out.printed = Printed{.value = std::move(value)};
  return out;
}

Claim Claim::prints(const Sample& sample) const {
  Claim out = *this;
  out.printed = Printed{.sample = sample};
  return out;
}

Claim Claim::corrects(std::string value, std::string right) const {
  Claim out = *this;
  out.printed = Printed{.value = std::move(value), .right = std::move(right)};
  return out;
}

Claim Claim::needs(std::string turns) const {
  Claim out = *this;
  out.printed = Printed{.value = std::move(turns), .at_most = true};
  return out;
}

Verdict judge(const std::optional<Printed>& printed, const Finding& finding) {
  if (!finding.holds) return Verdict::failed;
  if (!printed) return Verdict::answered;
  if (printed->sample) return finding.sample ? judge_sample(*printed->sample, *finding.sample) : Verdict::failed;
  if (printed->at_most) return judge_turns(printed->value, finding.computed);
  if (!printed->right) return finding.computed == printed->value ? Verdict::reproduced : Verdict::failed;
  const bool mended = finding.computed == *printed->right && *printed->right != printed->value;
  return mended ? Verdict::corrected : Verdict::failed;
}

Text told(const std::optional<Printed>& printed, const Finding& finding) {
  if (judge(printed, finding) != Verdict::failed) return finding.got;
  if (!printed) return {"not confirmed", "確かめられませんでした"};
  const std::string computed = finding.sample ? finding.sample->text() : finding.computed;
  if (!finding.holds) {
    return {fmt::format("{} was computed, but what must hold besides does not", computed),
            fmt::format("{} が得られたが、併せて成り立つべきことが成り立たない", computed)};
  }
  const std::string expected = printed->right.value_or(printed->text());
  return {fmt::format("{} was computed, and {} was to be", computed, expected),
          fmt::format("{} が得られたが、{} のはずだった", computed, expected)};
}

std::vector<Printed> planted(const Printed& printed, const Finding& finding) {
  if (printed.sample) return finding.sample ? spoiled(*printed.sample, *finding.sample) : std::vector<Printed>{};
  if (printed.at_most) return spoiled_turns(printed.value, finding.computed);
  std::vector<Printed> out;
  for (std::string& other : spoiled(printed.right.value_or(printed.value))) {
    out.push_back(printed.right ? Printed{.value = printed.value, .right = std::move(other)}
                                : Printed{.value = std::move(other)});
  }
  if (printed.right) out.push_back({.value = *printed.right, .right = printed.right});
  return out;
}

bool notices_errors(const Printed& printed, const Finding& finding) {
  const std::vector<Printed> errors = planted(printed, finding);
  const Verdict now = judge(printed, finding);
  return !errors.empty() &&
         std::ranges::none_of(errors, [&](const Printed& error) { return judge(error, finding) == now; });
}

}  // namespace asobi
