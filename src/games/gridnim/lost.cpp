#include "games/gridnim/lost.hpp"

#include <algorithm>
#include <mutex>

#include "base/parallel.hpp"

namespace asobi::gridnim {

std::vector<std::uint8_t> plain_lost(Size size, const LosingRule& rule) {
  const auto runs = takeable(size, rule.turn);
  std::vector<std::uint8_t> lost(std::size_t{1} << size.cells());
  for (Mask mask = 0; mask < lost.size(); ++mask) {
    const auto wins = [&](const Takeable& run) {
      return (mask & run.stretch) == run.stretch && lost[mask ^ run.taken] != 0;
    };
    lost[mask] = (mask == 0 ? rule.misere : std::ranges::any_of(runs, wins)) ? 0 : 1;
  }
  return lost;
}

template <class Word>
Result<void> LostTable::fill(unsigned threads, Progress& progress, Processor processor) {
  using Kernel = LostKernel<Word>;
  const Storeys storeys = this->storeys();
  const Fold fold = storeys.fold();
  const std::uint64_t bytes = (std::uint64_t{fold.bytes()} << storeys.inner_bits()) * sizeof(Word);
  ASOBI_CHECK(progress.needs(bytes));
  ASOBI_TRY(words_, Buffer::zeroed(bytes));
  const Kernel kernel(storeys, rule_, words_.as<Word>().data());

  // Whole rows, so that mirror images have as many stones there; those with fewer come first.
  constexpr int most_top_bits = 12;
  const int top_bits = std::min(most_top_bits / storeys.width * storeys.width, storeys.outer_bits());
  const int low_bits = storeys.outer_bits() - top_bits;
  std::vector<std::vector<Mask>> levels(top_bits + std::size_t{1});
  std::uint64_t tops = 0;
  for (Mask top = 0; top < Mask{1} << top_bits; ++top) {
    if (!fold.kept(storeys.top_row(top << low_bits))) continue;
    levels[std::popcount(top)].push_back(top << low_bits);
    ++tops;
  }
  progress.stage({fmt::format("Lost placements of {}", size_.name()), fmt::format("{} 盤の負けの配置", size_.name())},
                 tops);
  std::mutex mutex;  // guards by_stones_
  for (const auto& level : levels) {
    parallel_for(level.size(), threads, [&](std::size_t i) {
      if (progress.stopped()) return;
      typename Kernel::Sources sources(kernel);
      typename Kernel::Counts counts{};
      on(processor, [&] {
        for (Mask low = 0; low < Mask{1} << low_bits; ++low) kernel.fill(level[i] | low, sources, counts);
      });
      const std::uint64_t weight = fold.weight(storeys.top_row(level[i]));
      {
        const std::lock_guard lock(mutex);
        for (std::size_t stones = 0; stones < by_stones_.size(); ++stones)
          by_stones_[stones] += weight * counts[stones];
      }
      progress.advance();
    });
    ASOBI_CHECK(progress.check());
  }
  return {};
}

Result<LostTable> LostTable::make(Size size, const LosingRule& rule, Context& context, Processor processor) {
  if (size.cells() > most_lost_cells) {
    return fail(Code::limit,
                "{} has 2^{} placements; lost ones are counted on boards of up to {} cells. One position of a larger "
                "board can be analyzed",
                "{} の配置は 2^{} 通りです。負けの配置を数えられるのは {} マスまでです。大きな盤でも、一つの局面なら "
                "analyze で調べられます",
                size.name(), size.cells(), most_lost_cells);
  }
  LostTable out(size, rule);
  out.by_stones_.resize(size.cells() + std::size_t{1});
  const int width = out.upright_.width;
  ASOBI_CHECK(width == 5   ? out.fill<std::uint32_t>(context.threads, context.progress, processor)
              : width == 4 ? out.fill<std::uint16_t>(context.threads, context.progress, processor)
                           : out.fill<std::uint64_t>(context.threads, context.progress, processor));
  return out;
}

bool LostTable::lost(Mask stones) const {
  const Storeys storeys = this->storeys();
  const Fold fold = storeys.fold();
  Mask mask = upright_.mask({size_, stones});
  if (!fold.kept(storeys.top_row(mask >> storeys.block_bits()))) mask = fold.mirrored(mask);
  const std::size_t block = fold.index(mask >> storeys.block_bits()) << storeys.inner_bits();
  const auto at = block | static_cast<std::size_t>((mask & first_cells(storeys.block_bits())) >> storeys.lane_bits());
  const std::uint64_t word = storeys.width == 5   ? words_.as<std::uint32_t>()[at]
                             : storeys.width == 4 ? words_.as<std::uint16_t>()[at]
                                                  : words_.as<std::uint64_t>()[at];
  return (word >> (mask & first_cells(storeys.lane_bits())) & 1) != 0;
}

}  // namespace asobi::gridnim
