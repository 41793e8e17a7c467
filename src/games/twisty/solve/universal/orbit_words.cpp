#include "games/twisty/solve/universal/orbit_words.hpp"

#include <algorithm>
#include <optional>

#include "games/twisty/solve/universal/cycles.hpp"
#include "games/twisty/solve/universal/pure_cycles.hpp"

namespace asobi::twisty {
namespace {

class OrbitWords {
 public:
  OrbitWords(const TurnActions& actions, std::vector<std::size_t> wanted, const std::vector<std::size_t>& keep,
             const std::vector<std::optional<std::size_t>>& known)
      : actions_(actions), wanted_(std::move(wanted)), keep_(keep), known_(known) {}

  // An orbit for which no word is found changes to the front and everything begins anew, at most once for each.
  Result<std::vector<OrbitWord>> find(Progress& progress) const {
    std::vector<std::size_t> order = wanted_;
    std::vector<bool> advanced(actions_.shapes.size(), false);
    for (;;) {
      ASOBI_TRY(std::vector<OrbitWord> words, find_in(order, progress));
      const auto none = std::ranges::find_if(words, [&](const OrbitWord& own) { return is_missing(own); });
      if (none == words.end() || advanced[none->orbit]) return words;
      advanced[none->orbit] = true;
      const auto place = std::ranges::find(order, none->orbit);
      std::rotate(order.begin(), place, place + 1);
    }
  }

  // Sixteen bits each: for each orbit its number, the letters of its word, and these.
  static Result<Table> kept(const std::string& name, const std::vector<OrbitWord>& words) {
    Letters flat;
    for (const OrbitWord& own : words) {
      flat.push_back(static_cast<std::uint16_t>(own.orbit));
      flat.push_back(static_cast<std::uint16_t>(own.word.size()));
      flat.insert(flat.end(), own.word.begin(), own.word.end());
    }
    ASOBI_TRY(Buffer data, Buffer::zeroed(flat.size() * sizeof(std::uint16_t)));
    std::ranges::copy(flat, data.as<std::uint16_t>().begin());
    return Table{name, {words.size()}, std::move(data)};
  }

  // Nothing unless every orbit has its turn, every word makes a 3-cycle and keeps what came before, and no letter is
  // left over.
  std::optional<std::vector<OrbitWord>> read(const Table& table) const {
    std::span<const std::uint16_t> rest = table.data.as<std::uint16_t>();
    const auto take = [&](std::size_t count) {
      const auto out = rest.first(std::min(count, rest.size()));
      rest = rest.subspan(out.size());
      return out;
    };
    std::vector<OrbitWord> out;
    std::vector<std::size_t> keep = keep_;
    for (std::size_t i = 0; i < wanted_.size(); ++i) {
      const auto head = take(2);
      if (head.size() < 2) return std::nullopt;
      const auto letters = take(head[1]);
      OrbitWord own{head[0], Letters(letters.begin(), letters.end())};
      if (letters.size() != head[1] || std::ranges::find(wanted_, own.orbit) == wanted_.end()) return std::nullopt;
      if (std::ranges::find(keep, own.orbit) != keep.end() || !is_sound(own, keep)) return std::nullopt;
      keep.push_back(own.orbit);
      out.push_back(std::move(own));
    }
    if (!rest.empty()) return std::nullopt;
    return out;
  }

 private:
  const TurnActions& actions_;
  std::vector<std::size_t> wanted_;
  const std::vector<std::size_t>& keep_;
  const std::vector<std::optional<std::size_t>>& known_;

  bool is_missing(const OrbitWord& own) const { return own.word.empty() && !known_[own.orbit]; }

  // In this order; from the first orbit on for which there is none, words are empty.
  Result<std::vector<OrbitWord>> find_in(const std::vector<std::size_t>& order, Progress& progress) const {
    progress.stage({"finding words that turn three pieces", "三つのピースを回す手順を探しています"}, order.size());
    std::vector<std::size_t> keep = keep_;
    std::vector<OrbitWord> out;
    for (const std::size_t o : order) {
      const bool go_on = out.empty() || !is_missing(out.back());
      const auto word = go_on ? find_pure_cycle(actions_, o, keep, known_[o], progress) : std::nullopt;
      ASOBI_CHECK(progress.check());
      out.push_back({o, word.value_or(Letters{})});
      keep.push_back(o);
      progress.advance();
    }
    return out;
  }

  bool is_sound(const OrbitWord& own, const std::vector<std::size_t>& keep) const {
    if (own.word.empty()) return true;
    if (std::ranges::any_of(own.word, [&](std::uint16_t t) { return t >= actions_.turns.size(); })) return false;
    return as_cycle(actions_.effect(own.orbit, own.word), actions_.shapes[own.orbit].orientations) &&
           std::ranges::all_of(keep, [&](std::size_t o) { return is_home(actions_.effect(o, own.word)); });
  }
};

}  // namespace

Result<std::vector<OrbitWord>> orbit_words(const TurnActions& actions, const std::string& name,
                                           std::vector<std::size_t> wanted, const std::vector<std::size_t>& keep,
                                           const std::vector<std::optional<std::size_t>>& known, Context& context) {
  if (wanted.empty()) return std::vector<OrbitWord>{};
  const OrbitWords words(actions, std::move(wanted), keep, known);
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(const std::vector<OrbitWord> found, words.find(progress));
    return OrbitWords::kept(name, found);
  };
  const auto sound = [&](const Table& table) { return words.read(table).has_value(); };
  ASOBI_TRY(const auto table, context.shelf.table(name, make, sound, context.progress));
  return *words.read(*table);
}

}  // namespace asobi::twisty
