#include "games/twisty/notation/notation.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/twisty/notation/word.hpp"

namespace asobi::twisty {
namespace notation {
namespace {

constexpr int most_nested = 100;

using Turns = std::vector<Turn>;

class TurnsReader {
 public:
  TurnsReader(const Model& model, std::string_view text, int l) : model_(model), source_(text), l_(l) {}

  Result<Turns> all() {
    ASOBI_TRY(Turns out, sequence());
    if (!source_.at_end()) return source_.unexpected("a turn", "回転");
    return out;
  }

 private:
  const Model& model_;
  Source source_;
  int l_;
  int depth_ = 0;

  bool at_closing_mark() const { return std::string_view(")],:").contains(source_.peek()); }

  // Moves and groups up to the end or to a closing mark.
  Result<Turns> sequence() {
    Turns out;
    for (;;) {
      source_.skip_blanks();
      const std::size_t begin = source_.at();
      if (source_.at_end() || at_closing_mark()) return out;
      if (std::string_view("([").contains(source_.peek())) {
        ASOBI_TRY(const Turns turns, group());
        ASOBI_CHECK(add(out, turns, begin));
      } else {
        ASOBI_TRY(const Turn turn, read_move(source_, model_, l_));
        if (turn.times != 0) ASOBI_CHECK(add(out, {turn}, begin));
      }
    }
  }

  Result<Turns> group() {
    const std::size_t begin = source_.at();
    if (++depth_ > most_nested) {
      return source_.fault(source_.piece_from(begin), Code::limit, "brackets are nested more than {} deep",
                           "括弧の入れ子が {} 重を超えています", most_nested);
    }
    ASOBI_TRY(const Turns inside, source_.take("(") ? round_group() : square_group(begin));
    --depth_;
    ASOBI_TRY(const int amount, read_amount(source_));
    if (!source_.at_separator()) return source_.unexpected("a blank", "空白");
    return repeated(inside, amount, begin);
  }

  Result<Turns> round_group() {
    ASOBI_TRY(Turns out, part());
    if (!source_.take(")")) return source_.unexpected("the closing bracket )", "閉じ括弧 ) ");
    return out;
  }

  // [A, B] = A B A' B' and [A: B] = A B A'.
  Result<Turns> square_group(std::size_t begin) {
    source_.skip(1);
    ASOBI_TRY(const Turns a, part());
    const bool commutator = source_.take(",");
    if (!commutator && !source_.take(":")) {
      return source_.unexpected("the comma of [A, B] or the colon of [A: B]", "[A, B] の , か [A: B] の : ");
    }
    ASOBI_TRY(const Turns b, part());
    if (!source_.take("]")) return source_.unexpected("the closing bracket ]", "閉じ括弧 ] ");
    Turns out = a;
    ASOBI_CHECK(add(out, b, begin));
    ASOBI_CHECK(add(out, inverse(model_.puzzle, a), begin));
    if (commutator) ASOBI_CHECK(add(out, inverse(model_.puzzle, b), begin));
    return out;
  }

  Result<Turns> part() {
    source_.skip_blanks();
    if (source_.at_end() || at_closing_mark()) return source_.unexpected("a turn", "回転");
    return sequence();
  }

  Result<Turns> repeated(const Turns& turns, int times, std::size_t begin) const {
    const Turns once = times < 0 ? inverse(model_.puzzle, turns) : turns;
    Turns out;
    if (once.empty()) return out;
    for (int i = 0; i < std::abs(times); ++i) ASOBI_CHECK(add(out, once, begin));
    return out;
  }

  Result<void> add(Turns& to, const Turns& turns, std::size_t begin) const {
    if (to.size() + turns.size() > most_turns) {
      return source_.fault(source_.piece_from(begin), Code::limit, "written out, this would be more than {} turns",
                           "展開すると {} 回を超える回転になります", grouped(most_turns));
    }
    to.insert(to.end(), turns.begin(), turns.end());
    return {};
  }
};

}  // namespace
}  // namespace notation

Result<std::vector<Turn>> parse_turns(const Model& model, std::string_view text, int l) {
  return notation::TurnsReader(model, text, l).all();
}

}  // namespace asobi::twisty
