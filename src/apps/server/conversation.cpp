#include "apps/server/conversation.hpp"

#include <algorithm>

#include "apps/server/run_io.hpp"

namespace asobi {

namespace {

constexpr std::size_t most_progress = 32;  // unsent progress replies and notes

}  // namespace

Conversation::Conversation(SharedParts& shared, std::string token, const std::string& address)
    : shared_(shared),
      token_(std::move(token)),
      client_(std::make_shared<JobClient>(address)),
      service_(std::make_unique<Service>(
          shared.catalogue, shared.jobs,
          ServiceLimits{.request_bytes = shared.limits.message_bytes,
                        .jobs = shared.limits.jobs,
                        .seconds = shared.limits.job_seconds,
                        .files = false},
          [this](const Reply& reply) { push(reply); }, client_)) {}

Conversation::~Conversation() {
  if (service_) service_->leave();  // there was no memory to have it ended by a thread
  shared_.all_held.used -= counted_;
}

// To be called when something was taken in or let go.
void Conversation::count() {
  const std::size_t held = bytes();
  shared_.all_held.used += held - counted_;  // modulo 2^64
  counted_ = held;
}

bool Conversation::resumes(std::uint64_t taken) const {
  const std::lock_guard lock(mutex_);
  return !lost_ && !ended_ && taken <= finals_sent_ && finals_sent_ - taken <= sent_.size();
}

std::uint64_t Conversation::attach(std::uint64_t connection, std::uint64_t taken, std::function<void()> notify) {
  const std::lock_guard lock(mutex_);
  std::erase_if(unsent_, [](const Waiting& reply) { return !reply.final; });
  while (finals_sent_ > taken && !sent_.empty()) {
    unsent_.push_front({sent_.back(), true, {}});
    const std::size_t size = sent_.back()->size();
    sent_.pop_back();
    sent_bytes_ -= size;
    --finals_sent_;
    unsent_bytes_ += size;
  }
  forget_sent();
  connection_ = connection;
  client_->gone = false;
  notify_ = std::move(notify);
  return received_;
}

void Conversation::detach(std::uint64_t connection) {
  const std::lock_guard lock(mutex_);
  if (connection_ != connection) return;
  connection_ = 0;
  client_->gone = true;
  notify_ = {};
  part_bytes_ = 0;
  count();
}

std::uint64_t Conversation::connection() const {
  const std::lock_guard lock(mutex_);
  return connection_;
}

void Conversation::receive(std::string request) {
  const std::lock_guard lock(mutex_);
  if (ended_) return;
  const std::size_t size = request.size();
  inbox_.push_back(std::move(request));
  ++received_;
  inbox_bytes_ += size;
  part_bytes_ = 0;
  count();
  if (!busy_) submit();
}

// As with replies, what is small always has room.
bool Conversation::holds_part(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  if (ended_) return false;
  part_bytes_ = bytes;
  count();
  return bytes <= shared_.limits.small_bytes || shared_.all_held.used <= shared_.all_held.most;
}

bool Conversation::has_room() const {
  const std::lock_guard lock(mutex_);
  return inbox_bytes_ < shared_.limits.waiting_bytes;
}

bool Conversation::lost() const {
  const std::lock_guard lock(mutex_);
  return lost_;
}

std::size_t Conversation::held() const {
  const std::lock_guard lock(mutex_);
  return bytes();
}

Conversation::Message Conversation::next() {
  const std::lock_guard lock(mutex_);
  if (unsent_.empty()) return nullptr;
  const Waiting& reply = unsent_.front();
  Message text = reply.text;
  if (reply.final) {
    sent_.push_back(text);
    ++finals_sent_;
    unsent_bytes_ -= text->size();
    sent_bytes_ += text->size();
    // The last one stays, however large: it is the likeliest to be lost.
    while (sent_bytes_ > shared_.limits.kept_bytes && sent_.size() > 1) {
      sent_bytes_ -= sent_.front()->size();
      sent_.pop_front();
    }
    count();
  }
  unsent_.pop_front();
  return text;
}

void Conversation::push(const Reply& reply) {
  Waiting made = {std::make_shared<const std::string>(reply.line()), reply.final(), {}};
  const std::string job = reply.id().dump();
  const std::lock_guard lock(mutex_);
  if (ended_ || lost_) return;
  if (made.final) {
    push_final(std::move(made), job);
  } else {
    if (reply.kind() == Reply::Kind::progress) made.job = job;
    push_progress(std::move(made));
  }
  if (notify_) notify_();
}

void Conversation::push_final(Waiting reply, const std::string& job) {
  const auto full = [&] { return shared_.all_held.used + reply.text->size() > shared_.all_held.most; };
  if (full()) forget_sent();
  const bool large = reply.text->size() > shared_.limits.small_bytes;
  if (unsent_bytes_ > shared_.limits.unsent_bytes || (large && full())) {
    lost_ = true;
    forget_replies();
    return;
  }
  std::erase_if(unsent_, [&](const Waiting& other) { return other.job == job; });
  const std::size_t size = reply.text->size();
  unsent_.push_back(std::move(reply));
  unsent_bytes_ += size;
  count();
}

// The newest progress of a job takes the place of one that still waits, so a slow client gets fewer, never older ones.
void Conversation::push_progress(Waiting reply) {
  if (connection_ == 0) return;
  const auto waiting =
      std::ranges::find_if(unsent_, [&](const Waiting& other) { return !reply.job.empty() && other.job == reply.job; });
  if (waiting != unsent_.end()) {
    waiting->text = std::move(reply.text);
  } else if (std::ranges::count(unsent_, false, &Waiting::final) < static_cast<std::ptrdiff_t>(most_progress)) {
    unsent_.push_back(std::move(reply));
  }
}

// A client that lost the connection begins anew, then, if it lacks any of them.
void Conversation::forget_sent() {
  sent_.clear();
  sent_bytes_ = 0;
  count();
}

void Conversation::forget_replies() {
  unsent_.clear();
  unsent_bytes_ = 0;
  forget_sent();
}

void Conversation::lose() {
  const std::lock_guard lock(mutex_);
  lost_ = true;
  forget_replies();
  if (notify_) notify_();
}

// If there is no memory for it, `tend` does it later.
void Conversation::submit() {
  const bool slow = !inbox_.empty() && inbox_.front().size() > shared_.limits.quick_bytes;
  busy_ = attempt(
      [&] { shared_.request_threads.submit(client_->address, slow, [self = shared_from_this()] { self->work(); }); });
}

void Conversation::tend() {
  const std::lock_guard lock(mutex_);
  if (!busy_ && !ended_ && !inbox_.empty()) submit();
}

// One request and then back into the queue, so that no client keeps a hand to itself.
void Conversation::work() {
  std::string request;
  bool ended = false;
  {
    const std::lock_guard lock(mutex_);
    ended = ended_;
    if (!ended) {
      request = std::move(inbox_.front());
      inbox_.pop_front();
    }
  }
  if (!ended) {
    handle(request);
    const std::lock_guard lock(mutex_);
    ended = ended_;
    if (!ended) put_down(request.size());
  }
  if (ended) {
    service_->leave();
    service_.reset();
  }
}

void Conversation::put_down(std::size_t bytes) {
  const bool had_room = inbox_bytes_ < shared_.limits.waiting_bytes;
  busy_ = false;
  inbox_bytes_ -= bytes;
  count();
  if (!had_room && notify_) notify_();
  if (!inbox_.empty()) submit();
}

void Conversation::handle(const std::string& request) {
  if (!attempt([&] { service_->handle(std::string_view(request)); })) lose();
}

bool Conversation::end() {
  attempt([this] { service_->stop(); });  // else it does so when it ends
  const std::lock_guard lock(mutex_);
  ended_ = true;
  notify_ = {};
  connection_ = 0;
  inbox_.clear();
  inbox_bytes_ = 0;
  part_bytes_ = 0;
  forget_replies();
  if (!busy_) submit();
  return busy_;
}

}  // namespace asobi
