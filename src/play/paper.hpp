// The claims of a paper as data and a check: what `asobi reproduce` runs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "base/result.hpp"

namespace asobi {

// reproduced: we get what the paper prints: equal, or, of statistics, the point that was predicted. compatible: the
// paper's statistics lie in the span of what it leaves open. bettered: ours needs fewer, and the paper's figure was not
// met. corrected: the paper (or its print) is wrong, and we say what is right. answered: the paper prints nothing to
// compare with, and here is what is so. failed: we could not confirm it.
enum class Verdict { reproduced, compatible, bettered, corrected, answered, failed };

constexpr auto names(Verdict) {
  return std::to_array<std::string_view>({"reproduced", "compatible", "bettered", "corrected", "answered", "failed"});
}

// A mean and a standard deviation over so many trials.
struct Sample {
  double mean = 0, sd = 0;
  int trials = 0;

  std::string text() const;  // "42 ± 15.6"
};

// What the free choices of a procedure allow, from the fewest turns to the most.
struct SampleSpan {
  Sample least, most;

  std::string text() const;
};

// By how many standard errors a printed sample is off: from the point that was predicted, or from the nearer end of the
// span (0 inside). Positive: the paper's is more.
struct Residual {
  double mean = 0, deviation = 0;
};

// What a check computes. It never sees what the paper prints, so it cannot answer with it.
struct Finding {
  bool holds = true;                    // what must be so, and is not printed
  Text got;                             // in a sentence; shown where the claim has not failed
  std::string computed = {};            // written as the paper prints it
  std::optional<SampleSpan> span = {};  // statistics, where the paper prints some and leaves choices open
  std::optional<Sample> point = {};     // statistics that were predicted: these are judged, whatever the span

  std::string value() const;  // what is compared with the printed value
};

// What a paper prints, apart from what is computed.
struct Printed {
  std::string value = {};                 // compared word for word with what is computed
  std::optional<std::string> right = {};  // the value is wrong: this is right, and must be computed
  std::optional<Sample> sample = {};      // statistics, in the place of a value: on either side it fails
  bool at_most = false;                   // the value is numbers of turns: fewer may be computed, and more may not
  std::string as_printed = {};            // how the paper writes it, where the value is a normal form; not compared

  std::string text() const { return sample ? sample->text() : value; }
};

// A value, printed or computed, for readers: its words are translated, numbers, formulas and names stay as they are
// (claim_words.cpp).
Text worded(const std::string& value);

struct Claim {
  using Check = std::function<Result<Finding>(Context&)>;

  std::string id;
  Text section;
  Text says;
  Check check;
  std::string live = {};                // a request of the protocol (open or ask) that shows it; may be empty
  std::optional<Printed> printed = {};  // none: the claim is told, and nothing is printed to compare with
  Text caveat = {};                     // why the text at hand may not be what was printed; may be empty
  Check thorough = {};                  // the same with larger samples, for those who have the time; may be empty
  std::string checked_by = {};          // the name of the check; empty where tools answer

  // The same claim with what the paper prints: Claim{…}.prints("24").
  Claim prints(std::string value) const;
  Claim prints(const Sample& sample) const;
  Claim corrects(std::string value, std::string right) const;
  // Turns that the paper needs: as many are `reproduced`, fewer `bettered`.
  Claim needs(std::string turns) const;
  // Of a claim that prints something: Claim{…}.prints("2(2N-1)").as_printed("4N-2").
  Claim as_printed(std::string text) const;
  Claim with_caveat(Text text) const;
  Claim thoroughly(Check larger) const;
};

// The verdict on what was computed, given what is printed.
Verdict judge(const std::optional<Printed>& printed, const Finding& finding);

// Of printed statistics: by how much they are off, and how wide the span is, in standard errors of the printed mean.
std::optional<Residual> residual(const std::optional<Printed>& printed, const Finding& finding);
std::optional<double> width(const std::optional<Printed>& printed, const Finding& finding);

// What is told of a finding: its sentence, or what differs.
Text told(const std::optional<Printed>& printed, const Finding& finding);

struct Paper {
  std::string id = {};
  Text title = {};
  Text citation = {};  // who, where, when
  Text abstract = {};  // the paper's own in its language where it has one, else what it is about in our words
  std::string source = {};
  std::vector<Claim> claims = {};
};

}  // namespace asobi
