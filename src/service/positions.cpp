#include "service/positions.hpp"

#include <algorithm>
#include <limits>

#include "base/json.hpp"

namespace asobi {

namespace {

constexpr std::size_t soon_played = 64;  // moves

using Names = std::vector<std::string_view>;

// How many moves the line and the names begin with in common.
std::size_t common(const std::vector<std::string>& line, const Names& names) {
  return static_cast<std::size_t>(std::ranges::mismatch(line, names).in1 - line.begin());
}

// Goes from its own line to the other; false where the game does not read its names one by one as that line.
bool follow(Session& session, const std::string& moves, const Names& names) {
  const std::size_t same = common(session.line(), names);
  if (same == names.size() && same == session.line().size()) return true;
  const std::size_t rest =
      same < names.size() ? static_cast<std::size_t>(names[same].data() - moves.data()) : moves.size();
  return session.go(same) && session.plan(std::string_view(moves).substr(rest)) &&
         std::ranges::equal(session.line(), names);
}

}  // namespace

std::size_t moves_before(const Json& at) {
  return static_cast<std::size_t>(
      std::min<std::uint64_t>(at.get<std::uint64_t>(), std::numeric_limits<std::size_t>::max()));
}

Result<std::unique_ptr<Session>> position_of(const Entry& entry, const Json& request) {
  ASOBI_TRY(std::unique_ptr<Session> out, entry.open(request.value("options", Json::object())));
  ASOBI_CHECK(out->plan(text_of(request, "moves")));
  ASOBI_CHECK(out->go(request.contains("at") ? moves_before(request.at("at")) : out->line().size()));
  return out;
}

std::string game_of(const Json& request) {
  return text_of(request, "game") + " " + to_line(request.value("options", Json::object()));
}

// Whatever does not fit is played from the start, so that errors, too, are the same; and what was there stays.
Result<std::unique_ptr<Session>> Positions::take(const Entry& entry, const Json& request) {
  const std::string moves = text_of(request, "moves");
  const Names names = words(moves);
  auto session = nearest(game_of(request), names);
  if (session && follow(*session, moves, names)) {
    const std::size_t at = request.contains("at") ? moves_before(request.at("at")) : names.size();
    if (session->go(at)) return session;
  }
  if (session) keep(request, std::move(session));
  return position_of(entry, request);
}

// Not one from whose line more would be lost than is gained: it is another's.
std::unique_ptr<Session> Positions::nearest(const std::string& game, const Names& names) {
  const std::lock_guard lock(mutex_);
  auto best = kept_.end();
  std::size_t most_common = 0;
  for (auto one = kept_.begin(); one != kept_.end(); ++one) {
    if (one->game != game) continue;
    const std::vector<std::string> line = one->session->line();
    const std::size_t same = common(line, names);
    if (line.size() - same > same + soon_played || (best != kept_.end() && same < most_common)) continue;
    best = one;
    most_common = same;
  }
  if (best == kept_.end()) return nullptr;
  auto out = std::move(best->session);
  kept_.erase(best);
  return out;
}

void Positions::keep(const Json& request, std::unique_ptr<Session> session) {
  const std::size_t bytes = session->bytes();
  if (bytes > most_bytes_) return;
  const std::lock_guard lock(mutex_);
  kept_.push_back({game_of(request), std::move(session), bytes});
  const auto sum = [this] {
    std::size_t out = 0;
    for (const Kept& one : kept_) out += one.bytes;
    return out;
  };
  while (kept_.size() > most || sum() > most_bytes_) kept_.erase(kept_.begin());
}

std::size_t Positions::size() const {
  const std::lock_guard lock(mutex_);
  return kept_.size();
}

}  // namespace asobi
