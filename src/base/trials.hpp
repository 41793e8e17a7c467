// Many trials, each of which depends on its own number only, so that it does not matter where it is done: on all
// threads of this process or, where those who do the work share no memory (the workers of a browser), by several that
// are asked the same and do a share each. Whoever is given the outcomes of all shares then answers without doing a
// trial. Where a team of processes is asked (base/team.hpp), each does its share, and all have all outcomes.
#pragma once

#include <cstddef>
#include <vector>

#include "base/context.hpp"
#include "base/fields_read.hpp"
#include "base/parallel.hpp"
#include "base/random.hpp"
#include "base/team.hpp"

namespace asobi {

class Share {
 public:
  // To do the trials part, part + of, part + 2 of, …
  static Result<Share> one(std::size_t part, std::size_t of);
  // To do none: the outcomes of all shares are given, in their order.
  static Result<Share> all(Json outcomes);

  bool known() const { return part_ == of_; }
  std::size_t part() const { return part_; }
  std::size_t of() const { return of_; }
  // What a share comes to: a list for each time that trials were done, of their outcomes.
  const Json& outcomes() const { return outcomes_; }

  void add(Json outcomes) { outcomes_.push_back(std::move(outcomes)); }
  // For the next time that trials are to be done: the outcome of each of `count`; null where one is missing.
  std::vector<const Json*> next(std::size_t count);

 private:
  std::size_t part_ = 0, of_ = 1;  // equal when all outcomes are known
  std::size_t next_ = 0;
  Json outcomes_ = Json::array();  // of this share, or by share
};

// For outcomes that no share of the request can have come to.
std::unexpected<Error> wrong_outcomes();

// The seed of one trial, so that neighbouring seeds and trials have nothing in common.
inline std::uint64_t seed_of_trial(std::uint64_t seed, std::size_t trial) {
  return Random(seed).next() + trial * 0x9E3779B97F4A7C15u;
}

// An error when some member could not do its trials; `done` says whether this one could.
Result<void> check_all_have_done(Team& team, bool done);

namespace trials_detail {

// The outcomes that were given.
template <class T>
Result<std::vector<T>> known(Share& share, std::size_t count) {
  std::vector<T> out(count);
  const std::vector<const Json*> outcomes = share.next(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (outcomes[i] == nullptr || !read_fields(*outcomes[i], out[i])) return wrong_outcomes();
  }
  return out;
}

// The outcomes of the trials first, first + of, …
template <class T, class Prepare>
Result<std::vector<T>> some(std::size_t first, std::size_t of, std::size_t count, unsigned threads, Context& context,
                            const Prepare& prepare) {
  ASOBI_TRY(const auto trial, prepare());
  std::vector<std::optional<Result<T>>> found(first < count ? (count - first + of - 1) / of : 0);
  parallel_for(found.size(), threads, [&](std::size_t i) {
    if (context.progress.stopped()) return;
    found[i] = trial(first + i * of);
    context.progress.advance(of);
  });
  ASOBI_CHECK(context.progress.check());
  std::vector<T> out;
  for (auto& each : found) {
    ASOBI_TRY(out.emplace_back(), std::move(*each));
  }
  return out;
}

// Each member's outcomes become everybody's a few at a time: as texts they take several times the memory.
template <class T, class Prepare>
Result<std::vector<T>> by_team(std::size_t count, unsigned threads, Context& context, const Prepare& prepare) {
  constexpr std::size_t at_once = 4096;
  Team& team = *context.team;
  const std::size_t members = team.size();
  const auto own = some<T>(team.rank(), members, count, threads, context, prepare);
  const auto done = check_all_have_done(team, own.has_value());
  if (!own) return own;
  ASOBI_CHECK(done);
  std::vector<T> out(count);
  for (std::size_t from = 0; from * members < count; from += at_once) {
    const auto first = own->begin() + static_cast<std::ptrdiff_t>(std::min(from, own->size()));
    const auto end = own->begin() + static_cast<std::ptrdiff_t>(std::min(from + at_once, own->size()));
    const auto texts = team.gather(to_line(json_of(std::vector<T>(first, end), context.lang)));
    for (std::size_t rank = 0; rank < members; ++rank) {
      const Json outcomes = Json::parse(texts[rank], nullptr, false);
      for (std::size_t i = 0; i < at_once && (from + i) * members + rank < count; ++i) {
        if (i >= outcomes.size() || !read_fields(outcomes[i], out[(from + i) * members + rank])) {
          return wrong_outcomes();
        }
      }
    }
  }
  return out;
}

}  // namespace trials_detail

// The outcomes T of the trials 0, 1, …, on `threads` threads; the error of the first that fails. `prepare()` is called
// only where trials are done, and returns what does one: Result<T>(std::size_t trial). The stage of the progress counts
// trials. One who does a share goes on as if all others had ended like his own: nobody sees what comes of that.
template <class T, class Prepare>
Result<std::vector<T>> each_trial(std::size_t count, unsigned threads, Context& context, const Prepare& prepare) {
  Share* const share = context.share;
  if (share != nullptr && share->known()) return trials_detail::known<T>(*share, count);
  if (count == 0) {
    if (share != nullptr) share->add(Json::array());
    return std::vector<T>();
  }
  if (share == nullptr && context.team != nullptr && context.team->size() > 1)
    return trials_detail::by_team<T>(count, threads, context, prepare);
  const std::size_t of = share != nullptr ? share->of() : 1;
  const std::size_t first = share != nullptr ? share->part() % count : 0;
  ASOBI_TRY(std::vector<T> out, trials_detail::some<T>(first, of, count, threads, context, prepare));
  if (share == nullptr) return out;
  share->add(share->part() < count ? json_of(out, context.lang) : Json::array());
  std::vector<T> all;
  for (std::size_t i = 0; i < count; ++i) all.push_back(out[std::min(i / of, out.size() - 1)]);
  return all;
}

}  // namespace asobi
