// Proofs that one army alone needs so many moves: meet in the middle, with a bound by heights (solo_heights.hpp).
// Moves can be taken back, and x -> m - x carries home and goal into each other; so the reverse of a solution, seen
// from the other side, is a solution, and what can stand d moves before the end is the image of what can stand d moves
// after the start. To ask for a solution of L moves, when fewer are known not to do, the layers of placements after 0,
// 1, … k = ⌊(L-1)/2⌋ moves are made, keeping what may still come home in time; L = 2k + 1 is possible if a move joins
// layer k to its image. For L = 2k + 2 one of the two directions has gained at least half of all height in the middle:
// that half of layer k + 1 is made too, and a move must join it to the image of layer k.
// The bound: a placement of layer d needs at least as many moves as the heights alone do to reach the heights of some
// image, which is exact for the profiles of the layers already made. Some 1 us a placement and core.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/context.hpp"
#include "base/parallel.hpp"
#include "games/diamond/board/position.hpp"
#include "games/diamond/solo/heights.hpp"
#include "games/diamond/solo/placements.hpp"

namespace asobi::diamond {

struct SoloProved {
  int lower_bound = 0;
  std::vector<Move> line = {};  // of so many moves, if one was found
  std::size_t placements = 0;   // kept at once, at most
};

template <class B>
class SoloProof {
 public:
  // The mover has one seat, and its army may leave the goal. `most`: placements that may be kept.
  SoloProof(const Mover<B>& mover, std::size_t most)
      : mover_(mover),
        most_(most),
        home_(mover.start().occupied),
        profiles_(mover.board(), mover.seats()[0]),
        alike_(mover.board(), mover.seats()[0]) {
    for (int i = 0; i < profiles_.levels(); ++i) level_.emplace_back(mover.board().points());
    for (Point p = 0; p < mover.board().points(); ++p) level_[index(profiles_.level(p))].add(p);
  }

  // Asks for solutions of one move more at a time, until there is one or their length is `known` to do.
  Result<SoloProved> run(int known, Context& context) {
    SoloProved out;
    if (profiles_.count() == 0) return out;
    ASOBI_CHECK(context.progress.needs(3 * (std::uint64_t{profiles_.count()} + std::uint64_t{most_} * sizeof(B))));
    ASOBI_CHECK(bound_by_heights_alone(known, context));
    ASOBI_TRY(const int fine, bound_by_single_heights(context.progress));
    out.lower_bound = std::min(std::max<int>(by_heights_[number_of(home_)], fine), known);
    for (; out.lower_bound < known; ++out.lower_bound) {
      ASOBI_TRY(const Outcome outcome, within(out.lower_bound, context));
      out.placements = std::max<std::size_t>(out.placements, kept_);
      if (outcome == Outcome::found) out.line = line();
      if (outcome != Outcome::impossible) break;
    }
    layers_.clear();
    return out;
  }

  // The layers after 0, 1, … `depth` moves of what may be on a way of `length` moves, as long as there are any:
  // f(placements, bound, most), where bound(placement) is what is known by then of the fewest moves home, up to `most`.
  template <class F>
  Result<void> each_layer(int length, int depth, Context& context, F&& f) {
    ASOBI_CHECK(bound_by_heights_alone(length, context));
    begin();
    const auto bound = [&](const B& men) { return int{left_[number_of(men)]}; };
    f(*layers_.back(), bound, length);
    for (int d = 1; d <= depth && layers_.back()->size() > 0; ++d) {
      ASOBI_CHECK(add_layer(length - d, false, context));
      ASOBI_CHECK(learn(d, length - d - 1, context.progress));
      f(*layers_.back(), bound, length - d - 1);
    }
    return {};
  }

 private:
  enum class Outcome { found, impossible, gave_up };
  using Set = PlacementSet<B>;
  struct Joint {
    B from, to;  // a move joins them
  };
  // What a thread needs to look at placements one after the other.
  struct Desk {
    explicit Desk(const SoloProof& proof)
        : position(proof.mover_.empty(0)),
          look(proof.profiles_),
          counts(proof.level_.size()),
          allowed(proof.level_.size(), position.occupied),
          bags(Set::parts) {}
    Position<B> position;
    HeightProfiles::Look look;
    std::vector<int> counts;
    std::vector<B> allowed;            // by level: where its pieces may go
    std::vector<std::vector<B>> bags;  // by part: found, not yet added
  };

  const Mover<B>& mover_;
  std::size_t most_;
  B home_;
  HeightProfiles profiles_;
  Alike<B> alike_;
  std::vector<B> level_;
  std::vector<std::unique_ptr<Set>> layers_;
  // By profile: a lower bound of the moves home; the moves where they are known; a better lower bound made from them.
  std::vector<std::uint8_t> by_heights_, known_, left_;
  std::atomic<std::size_t> kept_ = 0;
  std::atomic<bool> met_ = false;
  std::mutex mutex_;
  std::optional<Joint> joint_;

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  // Is there a solution of `length` moves, when there is none of fewer?
  Result<Outcome> within(int length, Context& context) {
    context.progress.stage(
        {fmt::format("looking for {} moves that do it", length), fmt::format("{} 手の手順を探しています", length)});
    begin();
    const int middle = (length - 1) / 2;
    for (int depth = 1; depth <= middle; ++depth) {
      ASOBI_CHECK(add_layer(length - depth, false, context));
      if (kept_ > most_) return Outcome::gave_up;
      if (layers_.back()->size() == 0) return Outcome::impossible;
      ASOBI_CHECK(learn(depth, length - depth - 1, context.progress));
    }
    const Set& target = *layers_.back();
    if (length % 2 == 0) ASOBI_CHECK(add_layer(middle + 1, true, context));
    if (kept_ > most_) return Outcome::gave_up;
    ASOBI_CHECK(join(target, middle, context));
    return joint_ ? Outcome::found : Outcome::impossible;
  }

  Result<void> bound_by_heights_alone(int most, Context& context) {
    context.progress.stage({"counting moves by heights alone", "高さだけで手数を見積もっています"});
    by_heights_.assign(profiles_.count(), HeightProfiles::beyond);
    by_heights_[number_of(alike_.opposite(home_))] = 0;
    return profiles_.extend(by_heights_, 0, most, context.progress);
  }

  // Where levels were taken together for want of room: the fewest moves by all heights, 0 where that is too much. A
  // profile takes a bit; together they may take as much as the placements.
  Result<int> bound_by_single_heights(Progress& progress) const {
    if (profiles_.fine()) return 0;
    const auto bits = std::uint64_t{most_} * sizeof(B) * 3 * 8;
    const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(bits, 0xffff'ffff));
    const HeightProfiles single(mover_.board(), mover_.seats()[0], most);
    if (!single.fine()) return 0;
    const auto fewest = single.fewest(progress);
    if (!fewest && fewest.error().code == Code::limit) return 0;
    return fewest;
  }

  void begin() {
    layers_.clear();
    layers_.push_back(std::make_unique<Set>(mover_.board().points()));
    const B chosen = alike_.chosen(home_);
    kept_ = layers_.back()->add(Set::part_of(chosen), {&chosen, 1});
    met_ = false;
    joint_.reset();
    left_ = by_heights_;
    known_.assign(profiles_.count(), HeightProfiles::beyond);
    known_[number_of(alike_.opposite(home_))] = 0;
  }

  // The newest layer tells which heights can be `depth` moves before the end; bounds are wanted up to `most`. They are
  // made anew only where the layer is large enough to be worth it.
  Result<void> learn(int depth, int most, const Progress& progress) {
    for (std::size_t part = 0; part < Set::parts; ++part) {
      ASOBI_CHECK(progress.check());
      layers_.back()->each(part, [&](const B& men) {
        std::uint8_t& known = known_[number_of(alike_.opposite(men))];
        known = std::min(known, static_cast<std::uint8_t>(depth));
      });
    }
    if (layers_.back()->size() < profiles_.count() / 32) return {};
    left_ = known_;
    return profiles_.extend(left_, depth, most, progress);
  }

  std::uint32_t number_of(const B& men) const {
    std::vector<int> counts(level_.size());
    men.each([&](Point p) { ++counts[index(profiles_.level(p))]; });
    return profiles_.number(counts);
  }

  // The placements one move on that have not been before and may come home in `left` moves; `half`: only those that
  // have gained at least half of all height.
  Result<void> add_layer(int left, bool half, Context& context) {
    auto next = std::make_unique<Set>(mover_.board().points());
    const Set& now = *layers_.back();
    const Set* before = layers_.size() > 1 ? layers_[layers_.size() - 2].get() : nullptr;
    const auto empty_bag = [&](Desk& desk, std::size_t part) {
      kept_ += next->add(part, desk.bags[part]);
      desk.bags[part].clear();
    };
    const auto look_at = [&](Desk& desk, const B& men) {
      const auto sums = alike_.sums(men);
      each_next(desk, men, left, half, [&](Move move) {
        const B chosen = alike_.chosen_after(men, sums, move);
        if (now.contains(chosen) || (before != nullptr && before->contains(chosen))) return;
        const std::size_t part = Set::part_of(chosen);
        desk.bags[part].push_back(chosen);
        if (desk.bags[part].size() >= 64) empty_bag(desk, part);
      });
    };
    const auto finish = [&](Desk& desk) {
      for (std::size_t part = 0; part < Set::parts; ++part) empty_bag(desk, part);
    };
    ASOBI_CHECK(each_of(now, context, look_at, finish));
    layers_.push_back(std::move(next));
    return {};
  }

  // Looks for a move from the newest layer to the image of `target`, whose placements are `left` moves before the end.
  Result<void> join(const Set& target, int left, Context& context) {
    const auto look_at = [&](Desk& desk, const B& men) {
      each_next(desk, men, left, false, [&](Move move) {
        const B to = after(men, move);
        if (!target.contains(alike_.chosen(alike_.opposite(to)))) return;
        const std::lock_guard lock(mutex_);
        joint_ = Joint{men, to};
        met_ = true;
      });
    };
    return each_of(*layers_.back(), context, look_at, [](Desk&) {});
  }

  // look_at(desk, placement) for all of a set, on all threads, each with its own desk.
  template <class F, class G>
  Result<void> each_of(const Set& set, Context& context, const F& look_at, const G& finish) {
    std::atomic<std::size_t> next = 0;
    parallel_for(context.threads, context.threads, [&](std::size_t) {
      Desk desk(*this);
      std::size_t seen = 0;
      bool stop = false;
      for (std::size_t part; (part = next.fetch_add(1)) < Set::parts && !stop;) {
        set.each(part, [&](const B& men) {
          if (++seen % 256 == 0) stop = stop || met_ || kept_ > most_ || context.progress.stopped();
          if (!stop) look_at(desk, men);
        });
        context.progress.advance();
      }
      finish(desk);
    });
    return context.progress.check();
  }

  // f(move) for every move after which `left` moves may do.
  template <class F>
  void each_next(Desk& desk, const B& men, int left, bool half, F&& f) const {
    std::ranges::fill(desk.counts, 0);
    men.each([&](Point p) { ++desk.counts[index(profiles_.level(p))]; });
    desk.look.at(desk.counts);
    allow(desk, left, half);
    desk.position.occupied = men;
    men.each([&](Point from) {
      const B& allowed = desk.allowed[index(profiles_.level(from))];
      if (!allowed.any()) return;
      B targets = mover_.targets(desk.position, from);
      targets &= allowed;
      targets.each([&](Point to) { f(Move{from, to}); });
    });
  }

  void allow(Desk& desk, int left, bool half) const {
    half = half && profiles_.fine();
    int lacking = 0;  // of half of all height, doubled
    for (int i = 0; i < profiles_.levels(); ++i) lacking += desk.counts[index(i)] * (profiles_.levels() - 1 - 2 * i);
    for (int from = 0; from < profiles_.levels(); ++from) {
      B& allowed = desk.allowed[index(from)];
      allowed = B(mover_.board().points());
      if (desk.counts[index(from)] == 0) continue;
      const auto consider = [&](int to, std::uint32_t number) {
        if (left_[number] <= left && (!half || 2 * (to - from) >= lacking)) allowed |= level_[index(to)];
      };
      consider(from, desk.look.number());
      desk.look.each_move(from, consider);
    }
  }

  static B after(B men, Move move) {
    men.remove(move.from);
    men.add(move.to);
    return men;
  }

  // The moves through the joint: which placements are alike to those on the way, from both ends, and then a way.
  std::vector<Move> line() const {
    std::vector<B> way = way_back(joint_->from, layers_.size() - 1);
    std::ranges::reverse(way);
    const B last = alike_.chosen(alike_.opposite(joint_->to));
    std::size_t depth = layers_.size() - 1;
    while (!layers_[depth]->contains(last)) --depth;
    for (const B& men : way_back(last, depth)) way.push_back(alike_.chosen(alike_.opposite(men)));
    std::vector<Move> out;
    B men = home_;
    for (std::size_t i = 1; i < way.size(); ++i) {
      out.push_back(move_to(men, [&](const B& to) { return to == way[i]; }));
      men = after(men, out.back());
    }
    return out;
  }

  // From a placement of a layer back to the first.
  std::vector<B> way_back(B men, std::size_t depth) const {
    std::vector<B> out = {men};
    while (depth-- > 0) {
      const Move move = move_to(men, [&](const B& to) { return layers_[depth]->contains(to); });
      men = alike_.chosen(after(men, move));
      out.push_back(men);
    }
    return out;
  }

  // A move to a placement that is wanted, by what stands for it.
  template <class F>
  Move move_to(const B& men, const F& wanted) const {
    Position<B> position = mover_.empty(0);
    men.each([&](Point p) { mover_.put(position, 0, p); });
    Move out;
    mover_.each_move(position, [&](Move move) {
      if (wanted(alike_.chosen(after(men, move)))) out = move;
    });
    return out;
  }
};

}  // namespace asobi::diamond
