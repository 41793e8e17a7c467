#include "apps/server/conversations.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <fmt/format.h>
#include <sys/random.h>

namespace asobi {

std::string new_token() {
  std::array<unsigned char, 16> bytes;
  // So few bytes come whole or not at all.
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::system_error(errno, std::generic_category(), "getrandom");
  }
  return fmt::format("{:02x}", fmt::join(bytes, ""));
}

Conversations::~Conversations() { end_all(); }

std::shared_ptr<Conversation> Conversations::resume_or_begin(const std::string& token, std::uint64_t taken,
                                                             const std::string& address, Clock::time_point now) {
  if (const auto found = all_.find(token); found != all_.end() && found->second.conversation->resumes(taken)) {
    return found->second.conversation;
  }
  std::string fresh = new_token();
  auto begun = std::make_shared<Conversation>(shared_, fresh, address);
  all_.emplace(std::move(fresh), Kept{begun, now});
  return begun;
}

void Conversations::joined(const std::string& token) {
  if (const auto found = all_.find(token); found != all_.end()) found->second.alone_since.reset();
}

void Conversations::alone(const std::string& token, Clock::time_point now) {
  const auto found = all_.find(token);
  if (found == all_.end()) return;
  found->second.alone_since = now;
  const auto is_alone = [](const auto& row) { return row.second.alone_since.has_value(); };
  if (static_cast<std::size_t>(std::ranges::count_if(all_, is_alone)) <= shared_.limits.lone_conversations) return;
  const auto oldest = std::ranges::min_element(
      all_, {}, [](const auto& row) { return row.second.alone_since.value_or(Clock::time_point::max()); });
  end(oldest);
}

void Conversations::end(const std::string& token) {
  if (const auto found = all_.find(token); found != all_.end()) end(found);
}

void Conversations::end(All::iterator conversation) {
  Kept& kept = conversation->second;
  kept.ending = true;
  if (kept.conversation->end()) all_.erase(conversation);
}

void Conversations::sweep(Clock::time_point now) {
  for (auto next = all_.begin(); next != all_.end();) {
    const auto present = next++;
    const auto& [conversation, since, ending] = present->second;
    if (ending || (since && now - *since >= shared_.limits.lone_time)) {
      end(present);
    } else {
      conversation->tend();
    }
  }
}

void Conversations::end_all() {
  for (auto next = all_.begin(); next != all_.end();) end(next++);
}

std::size_t Conversations::held() const {
  std::size_t sum = 0;
  for (const auto& [token, kept] : all_) sum += kept.conversation->held();
  return sum;
}

}  // namespace asobi
