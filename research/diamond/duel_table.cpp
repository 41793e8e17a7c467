#include "research/diamond/duel_table.hpp"

#include <system_error>

#include "research/diamond/duel_values.hpp"

namespace asobi::diamond {

namespace {

class DuelVerdicts final : public Verdicts {
 public:
  DuelVerdicts(std::shared_ptr<const Arena> arena, DuelValues values)
      : arena_(std::move(arena)), values_(std::move(values)) {}

  Result<PositionValue> at(std::uint64_t cell) const override {
    const std::uint32_t placements = arena_->placements().count();
    return values_.at(arena_->shifted()[cell % placements], static_cast<std::uint32_t>(cell / placements));
  }
  const std::vector<std::uint64_t>& census() const override { return values_.census(); }
  std::uint64_t bytes() const override { return values_.bytes(); }

 private:
  std::shared_ptr<const Arena> arena_;
  DuelValues values_;
};

Result<Solved> solved_by(Arena given, const std::filesystem::path& path, Team& team) {
  const auto arena = std::make_shared<const Arena>(std::move(given));
  ASOBI_TRY(DuelValues values, DuelValues::open(*arena, path, team));
  return Solved(arena, std::make_shared<const DuelVerdicts>(arena, std::move(values)));
}

Result<Arena> arena_of(const Mover<WideBits>& mover) {
  return Arena::make_duel(mover.shared_board(), mover.seats(), mover.switches());
}

std::filesystem::path path_of(const Mover<WideBits>& mover, const Shelf& shelf) {
  return shelf.path_of(Arena::name_of(mover.board(), mover.seats(), mover.switches()));
}

bool is_kept(const Mover<WideBits>& mover, const Shelf& shelf) {
  std::error_code ignored;
  return shelf.has_folder() && std::filesystem::exists(path_of(mover, shelf), ignored);
}

// Members of a team keep their own steps, and go on with as many members as before.
std::filesystem::path steps_path(std::filesystem::path table, const Team& team) {
  const std::string part = team.size() == 1 ? "" : fmt::format(".{}of{}", team.rank(), team.size());
  return table.replace_extension(part + ".steps");
}

}  // namespace

bool is_too_large_for_memory(const Mover<WideBits>& mover) {
  const std::size_t players = mover.seats().size();
  const auto fits = Arena::check(mover.board(), players, mover.switches());
  return !fits && fits.error().code == Code::limit && Arena::check_duel(mover.board(), players, mover.switches());
}

// Steps and table together have taken up to 0.83 of the memory that the search takes.
Result<void> decide_in_steps(const Arena& arena, const std::filesystem::path& path, const KeepArguments& asked,
                             Team& team, unsigned threads, Progress& progress) {
  const Folding folding(arena);
  const std::filesystem::path steps = steps_path(path, team);
  const std::uint64_t there = StepLog::bytes(steps), disk = duel_bytes(arena, folding) / (team.rank() == 0 ? 1 : 2);
  const Wanted wanted{.memory = duel_bytes(arena, folding, team.size()), .disk = disk > there ? disk - there : 0};
  ASOBI_CHECK(agreed(team, check_budget(wanted, path.parent_path(), asked, progress)));
  const auto place = BlockWriter::check_place(path);
  auto log = place ? StepLog::open(steps, arena.name(), progress) : fail(place.error());
  ASOBI_CHECK(agreed(team, log ? Result<void>() : fail(log.error())));
  ASOBI_TRY(DuelBands bands, DuelBands::make(folding, team, progress));
  ASOBI_TRY(const auto counts, decide_duel(arena, folding, *log, bands, threads, progress));
  ASOBI_CHECK(write_values(arena, folding, *log, bands, counts, path, threads, progress));
  log->clear();
  return {};
}

Result<Solved> solved_in_steps(const Mover<WideBits>& mover, const KeepArguments& asked, Context& context) {
  if (!context.shelf.has_folder()) {
    return fail(Code::invalid, "steps are kept in the folder for tables, and there is none; name one with --tables",
                "途中の結果は表のフォルダに保存しますが、フォルダがありません。--tables で指定してください");
  }
  Team alone;
  Team& team = context.team != nullptr ? *context.team : alone;
  // The first member of a team has the table, and tells the others.
  std::uint64_t kept = team.rank() == 0 && is_kept(mover, context.shelf) ? 1 : 0;
  team.add({&kept, 1});
  ASOBI_TRY(Arena arena, arena_of(mover));
  const auto path = path_of(mover, context.shelf);
  if (kept == 0) ASOBI_CHECK(decide_in_steps(arena, path, asked, team, context.threads, context.progress));
  return solved_by(std::move(arena), path, team);
}

Result<void> put_on_shelf(const Mover<WideBits>& mover, Context& context) {
  if (!is_kept(mover, context.shelf) || !is_too_large_for_memory(mover)) return {};
  const std::string name = Arena::name_of(mover.board(), mover.seats(), mover.switches());
  const auto make = [&](Progress&) -> Result<Solved> {
    Team alone;
    ASOBI_TRY(Arena arena, arena_of(mover));
    return solved_by(std::move(arena), path_of(mover, context.shelf), alone);
  };
  ASOBI_CHECK(context.shelf.shared<Solved>(name, make, context.progress));
  return {};
}

}  // namespace asobi::diamond
