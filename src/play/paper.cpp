#include "play/paper.hpp"

#include <algorithm>
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
  return std::sqrt(a.sd * a.sd / a.trials + b.sd * b.sd / b.trials);
}

double deviation_error(const Sample& a, const Sample& b) {
  return std::sqrt(a.sd * a.sd / (2.0 * a.trials) + b.sd * b.sd / (2.0 * b.trials));
}

std::pair<Sample, Sample> by_spread(const SampleSpan& span) {
  return span.least.sd < span.most.sd ? std::pair{span.least, span.most} : std::pair{span.most, span.least};
}

// What is computed for printed statistics: a point is a span without choices.
std::optional<SampleSpan> allowed(const Finding& finding) {
  return finding.point ? SampleSpan{*finding.point, *finding.point} : finding.span;
}

// How far a value is outside of an interval.
double outside(double value, double low, double high) {
  return value < low ? value - low : std::max(0.0, value - high);
}

// A difference beyond chance and rounding.
bool differs(double difference, double error, double rounding) {
  return std::abs(difference) > chance * error + rounding;
}

struct Gap {
  double mean = 0, mean_error = 0;
  double deviation = 0, deviation_error = 0;
};

Gap gap_between(const Sample& printed, const SampleSpan& span) {
  const auto [narrow, wide] = by_spread(span);
  return {.mean = outside(printed.mean, span.least.mean, span.most.mean),
          .mean_error = mean_error(printed, printed.mean < span.least.mean ? span.least : span.most),
          .deviation = outside(printed.sd, narrow.sd, wide.sd),
          .deviation_error = deviation_error(printed, printed.sd < narrow.sd ? narrow : wide)};
}

Verdict judge_sample(const Sample& printed, const Finding& finding) {
  const auto span = allowed(finding);
  if (!span) return Verdict::failed;
  const Gap gap = gap_between(printed, *span);
  if (differs(gap.mean, gap.mean_error, half_of_one)) return Verdict::failed;
  if (differs(gap.deviation, gap.deviation_error, half_of_a_tenth)) return Verdict::failed;
  return finding.point ? Verdict::reproduced : Verdict::compatible;
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

}  // namespace

std::string Sample::text() const { return fmt::format("{:.4g} ± {:.1f}", mean, sd); }

std::string SampleSpan::text() const { return fmt::format("{} … {}", least.text(), most.text()); }

std::string Finding::value() const { return point ? point->text() : span ? span->text() : computed; }

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

Claim Claim::as_printed(std::string text) const {
  Claim out = *this;
  out.printed.value().as_printed = std::move(text);
  return out;
}

Claim Claim::with_caveat(Text text) const {
  Claim out = *this;
  out.caveat = std::move(text);
  return out;
}

Claim Claim::thoroughly(Check larger) const {
  Claim out = *this;
  out.thorough = std::move(larger);
  return out;
}

Verdict judge(const std::optional<Printed>& printed, const Finding& finding) {
  if (!finding.holds) return Verdict::failed;
  if (!printed) return Verdict::answered;
  if (printed->sample) return judge_sample(*printed->sample, finding);
  if (printed->at_most) return judge_turns(printed->value, finding.computed);
  if (!printed->right) return finding.computed == printed->value ? Verdict::reproduced : Verdict::failed;
  const bool mended = finding.computed == *printed->right && *printed->right != printed->value;
  return mended ? Verdict::corrected : Verdict::failed;
}

std::optional<Residual> residual(const std::optional<Printed>& printed, const Finding& finding) {
  const auto span = allowed(finding);
  if (!printed || !printed->sample || !span) return std::nullopt;
  const Gap gap = gap_between(*printed->sample, *span);
  return Residual{gap.mean / gap.mean_error, gap.deviation / gap.deviation_error};
}

std::optional<double> width(const std::optional<Printed>& printed, const Finding& finding) {
  if (!printed || !printed->sample || finding.point || !finding.span) return std::nullopt;
  const Sample& theirs = *printed->sample;
  return (finding.span->most.mean - finding.span->least.mean) / (theirs.sd / std::sqrt(theirs.trials));
}

Text told(const std::optional<Printed>& printed, const Finding& finding) {
  if (judge(printed, finding) != Verdict::failed) return finding.got;
  if (!printed) return {"not confirmed", "確かめられませんでした"};
  const std::string computed = finding.value();
  if (!finding.holds) {
    return {fmt::format("{} was computed, but what must hold besides does not", computed),
            fmt::format("{} が得られたが、併せて成り立つべきことが成り立たない", computed)};
  }
  const std::string expected = printed->right.value_or(printed->text());
  return {fmt::format("{} was computed, and {} was to be", computed, expected),
          fmt::format("{} が得られたが、{} のはずだった", computed, expected)};
}

}  // namespace asobi
