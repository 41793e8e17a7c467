#include "research/keep/team_blocks.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace asobi {

namespace {

using Word = Blocks::Word;

// What is sent of a run: for every 64 words, which of them are not 0, and then those.
constexpr std::size_t words_a_mask = 64;

void pack(std::span<const Word> words, Team::Words& out) {
  for (std::size_t at = 0; at < words.size(); at += words_a_mask) {
    const std::size_t mask = out.size();
    out.push_back(0);
    for (std::size_t i = 0; i < words_a_mask && at + i < words.size(); ++i) {
      if (words[at + i] == 0) continue;
      out[mask] |= Word{1} << i;
      out.push_back(words[at + i]);
    }
  }
}

// Reads as many words as `out` holds from `from` on; whether there was one that is not 0.
bool unpack(std::span<const Word>& from, std::span<Word> out) {
  bool any = false;
  for (std::size_t at = 0; at < out.size(); at += words_a_mask) {
    const Word mask = from.front();
    from = from.subspan(1);
    any = any || mask != 0;
    for (std::size_t i = 0; i < words_a_mask && at + i < out.size(); ++i) {
      const bool there = (mask >> i & 1) != 0;
      out[at + i] = there ? from.front() : 0;
      if (there) from = from.subspan(1);
    }
  }
  return any;
}

// Calls piece(source's rank, target's rank, from, to, words) for what each member has of the runs for each, in an order
// that is everybody's.
template <class Piece>
void each_piece(std::span<const Run> runs, std::span<const std::uint64_t> parts, const Piece& piece) {
  const auto owner = [&](std::uint64_t word) {
    return static_cast<std::size_t>(std::ranges::upper_bound(parts, word) - parts.begin()) - 1;
  };
  for (Run run : runs) {
    while (run.words > 0) {
      const std::size_t source = owner(run.from), target = owner(run.to);
      const std::uint64_t words = std::min({run.words, parts[source + 1] - run.from, parts[target + 1] - run.to});
      piece(source, target, run.from, run.to, words);
      run.from += words;
      run.to += words;
      run.words -= words;
    }
  }
}

}  // namespace

TeamBlocks::TeamBlocks(std::size_t rows, std::vector<std::uint64_t> parts, Team& team, Buffer memory,
                       std::optional<Checkpoints> kept)
    : parts_(std::move(parts)),
      team_(team),
      here_{parts_[team.rank()], parts_[team.rank() + 1]},
      memory_(std::move(memory)),
      kept_(std::move(kept)) {
  const std::uint64_t words = here_.end - here_.begin;
  for (std::size_t row = 0; row < rows; ++row) rows_.push_back(memory_.as<Word>().subspan(row * words, words));
}

Result<std::unique_ptr<TeamBlocks>> TeamBlocks::open(std::size_t rows, std::vector<std::uint64_t> parts, Team& team,
                                                     std::optional<Checkpoints> kept, Progress& progress) {
  const std::uint64_t words = parts[team.rank() + 1] - parts[team.rank()];
  ASOBI_TRY(Buffer memory, zeroed_by_all(team, rows * words * sizeof(Word)));
  std::unique_ptr<TeamBlocks> out(new TeamBlocks(rows, std::move(parts), team, std::move(memory), std::move(kept)));
  if (out->kept_) ASOBI_CHECK(out->go_on(progress));
  return out;
}

// From the newest state that every member has.
Result<void> TeamBlocks::go_on(Progress& progress) {
  constexpr std::uint64_t any = ~std::uint64_t{0};
  auto state = kept_->newest(any, progress);
  std::uint64_t oldest = any;
  for (const std::string& newest : team_.gather(std::to_string(state ? state->generation : 0))) {
    oldest = std::min<std::uint64_t>(oldest, std::stoull(newest));
  }
  if (state && state->generation > oldest) state = kept_->newest(oldest, progress);
  std::uint64_t without = state && state->generation == oldest && state->rows.size() == rows_.size() ? 0 : 1;
  team_.add({&without, 1});
  if (without > 0) return {};
  Result<void> read;
  for (std::size_t row = 0; row < rows_.size() && read; ++row) {
    const auto bits = kept_->row(*state, row, rows_[row].size(), progress);
    if (!bits) {
      read = std::unexpected(bits.error());
    } else {
      std::ranges::copy(bits->as<Word>(), rows_[row].begin());
    }
  }
  std::uint64_t failed = read ? 0 : 1;
  team_.add({&failed, 1});
  ASOBI_CHECK(read);
  if (failed > 0) return fail(Code::corrupt, "another process could not go on", "他のプロセスが再開できませんでした");
  begun_with_ = state->numbers;
  return {};
}

Result<const Word*> TeamBlocks::whole(std::size_t row) {
  if (team_.size() == 1) return rows_[row].data();
  if (whole_.size() == 0) {
    ASOBI_TRY(whole_, zeroed_by_all(team_, parts_.back() * sizeof(Word)));
  }
  Team::Words own;
  pack(rows_[row], own);
  sent_ += own.size() * sizeof(Word) * (team_.size() - 1);
  const auto all = team_.gather(std::string(reinterpret_cast<const char*>(own.data()), own.size() * sizeof(Word)));
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    own.resize(all[rank].size() / sizeof(Word));
    if (!own.empty()) std::memcpy(own.data(), all[rank].data(), all[rank].size());
    std::span<const Word> packed(own);
    unpack(packed, whole_.as<Word>().subspan(parts_[rank], parts_[rank + 1] - parts_[rank]));
  }
  return whole_.as<Word>().data();
}

bool TeamBlocks::moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) {
  const std::size_t me = team_.rank();
  const Word* words = this->row(row);
  bool any = false;
  std::vector<Team::Words> sent(team_.size());
  each_piece(runs, parts_,
             [&](std::size_t source, std::size_t target, std::uint64_t from, std::uint64_t to, std::uint64_t count) {
               if (source != me) return;
               const std::span<const Word> piece(words + from, count);
               if (target != me) return pack(piece, sent[target]);
               any = any || std::ranges::any_of(piece, [](Word word) { return word != 0; });
               std::ranges::copy(piece, out.begin() + static_cast<std::ptrdiff_t>(to - here_.begin));
             });
  for (const Team::Words& each : sent) sent_ += each.size() * sizeof(Word);
  const std::vector<Team::Words> came = team_.exchange(std::move(sent));
  std::vector<std::span<const Word>> left(came.begin(), came.end());
  each_piece(runs, parts_,
             [&](std::size_t source, std::size_t target, std::uint64_t, std::uint64_t to, std::uint64_t count) {
               if (target != me || source == me) return;
               any = unpack(left[source], out.subspan(to - here_.begin, count)) || any;
             });
  return any;
}

// Nobody lets go of the state before the last: a team that is killed while it puts a state into place goes on from
// that.
Result<void> TeamBlocks::commit(std::span<const std::uint64_t> numbers, Progress& progress) {
  if (!kept_) return {};
  std::uint64_t due = team_.rank() == 0 && kept_->due() ? 1 : 0;
  team_.add({&due, 1});
  if (due == 0) return {};
  const auto state = kept_->write(numbers.size(), numbers, rows_, progress);
  std::uint64_t failed = state ? 0 : 1;
  team_.add({&failed, 1});
  if (failed == 0) {
    const auto before = kept_->newest(numbers.size() - 1, progress);
    const bool alone = team_.size() == 1;
    ASOBI_CHECK(kept_->put(*state, alone || !before ? numbers.size() : before->generation, progress));
    return {};
  }
  kept_->forget(numbers.size());
  if (state || state.error().code == Code::cancelled) return state ? Result<void>() : fail(state.error());
  const Text& why = state.error().message;
  progress.note({"the state could not be kept, the one before is still there: " + why.en,
                 "状態を保存できませんでした（前の状態は残っています）: " + why.ja});
  return {};
}

}  // namespace asobi
