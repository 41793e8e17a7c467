#include "games/chocolate/law.hpp"

#include <algorithm>
#include <limits>

namespace asobi::chocolate {

std::string point_text(const Point& point) { return fmt::format("{{{}, {}, {}}}", point[0], point[1], point[2]); }

namespace {

constexpr std::size_t longest_text = std::size_t{1} << 20;
constexpr std::size_t most_ranges = 6;

// a with `variable` replaced by the formula of its range's end; nullopt when that is not affine.
std::optional<Affine> replaced(const Affine& a, std::size_t variable, const std::optional<Affine>& by) {
  if (!by) return std::nullopt;
  Affine rest = a;
  const Integer times = rest.coefficient(variable);
  rest.coefficients[variable] = 0;
  return sum(rest, *by, times);
}

// The least the coordinate can be, as far as the ranges inside range i decide: an affine floor in the outer variables.
std::optional<Affine> floor_outside(const Affine& coordinate, const std::vector<Range>& ranges, std::size_t i) {
  std::optional<Affine> out = coordinate;
  for (std::size_t j = ranges.size(); out && j-- > i + 1;) {
    const Integer slope = out->coefficient(ranges[j].variable);
    if (slope > 0) out = replaced(*out, ranges[j].variable, ranges[j].low.affine());
    if (slope < 0) {
      out = ranges[j].high ? replaced(*out, ranges[j].variable, ranges[j].high->affine()) : std::nullopt;
    }
  }
  return out;
}

void find_floors(PointTable& table) {
  for (std::size_t i = 0; i < table.ranges.size(); ++i) {
    for (const std::size_t coordinate : {0, 1}) {
      if (!table.point[coordinate].affine()) continue;
      auto floor = floor_outside(*table.point[coordinate].affine(), table.ranges, i);
      if (floor && floor->coefficient(table.ranges[i].variable) > 0) table.ranges[i].floors.push_back(*floor);
    }
  }
}

}  // namespace

class LawParser {
 public:
  LawParser(std::string_view text, const Edge* bar) : reader_(text), bar_(bar) {}

  Result<Law> run() {
    while (!reader_.at_end()) {
      if (reader_.take(";")) continue;
      ASOBI_CHECK(statement());
    }
    if (law_.tables_.empty()) return reader_.fault({"the law has no points", "法則に点が一つもありません"});
    return std::move(law_);
  }

 private:
  Reader reader_;
  const Edge* bar_;
  Law law_;
  std::optional<std::vector<std::size_t>> parameters_;  // of the definition being read

  // NAME[n_, m_] := family   or   family
  Result<void> statement() {
    parameters_.reset();
    const std::size_t begin = reader_.place();
    if (const auto name = reader_.name(); !name.empty() && !is_word(name)) {
      if (!reader_.take("[")) {
        return reader_.fault_from(begin, {"Table, Union, Join, a point or a definition NAME[n_] := … is expected here",
                                          "ここには Table, Union, Join, 点, または定義 NAME[n_] := … が必要です"});
      }
      parameters_.emplace();
      do {
        const auto parameter = reader_.name();
        if (parameter.empty())
          return reader_.fault({"a parameter such as n_ is expected", "n_ のような引数が必要です"});
        parameters_->push_back(law_.names_.number_of(parameter));
        ASOBI_CHECK(reader_.expect("_"));
      } while (reader_.take(","));
      ASOBI_CHECK(reader_.expect("]"));
      if (!reader_.take(":=")) ASOBI_CHECK(reader_.expect("="));
    } else {
      reader_.go_to(begin);
    }
    return family();
  }

  static bool is_word(std::string_view name) { return name == "Table" || name == "Union" || name == "Join"; }

  Result<void> family() {
    ASOBI_CHECK(reader_.enter());
    ASOBI_CHECK(family_inside());
    reader_.leave();
    return {};
  }

  Result<void> family_inside() {
    const std::size_t begin = reader_.place();
    if (reader_.sees("{")) return points();
    const auto name = reader_.name();
    if (name == "Table") return table(begin);
    if (name != "Union" && name != "Join") {
      return reader_.fault_from(begin, {"Table, Union, Join or a point {x, y, z} is expected here",
                                        "ここには Table, Union, Join, または点 {x, y, z} が必要です"});
    }
    ASOBI_CHECK(reader_.expect("["));
    do {
      ASOBI_CHECK(family());
    } while (reader_.take(","));
    if (reader_.take("]")) return {};
    if (!reader_.sees(";") && !reader_.at_end()) return reader_.expect("]");
    const Error where =
        reader_.fault({"a ] is missing; read as if it stood here", "] が足りません。ここにあるものとして読みました"})
            .error();
    law_.notes_.push_back(where.message);
    return {};
  }

  Result<PointTable> point() {
    PointTable out;
    ASOBI_CHECK(reader_.expect("{"));
    for (std::size_t i = 0; i < 3; ++i) {
      if (i > 0) ASOBI_CHECK(reader_.expect(","));
      ASOBI_TRY(out.point[i], read_formula(reader_, law_.names_));
    }
    ASOBI_CHECK(reader_.expect("}"));
    return out;
  }

  // {x, y, z} or {{…}, {…}, …}
  Result<void> points() {
    const std::size_t begin = reader_.place();
    reader_.take("{");
    if (!reader_.sees("{")) {
      reader_.go_to(begin);
      ASOBI_TRY(PointTable one, point());
      return finish(std::move(one), begin);
    }
    do {
      const std::size_t place = reader_.place();
      ASOBI_TRY(PointTable one, point());
      ASOBI_CHECK(finish(std::move(one), place));
    } while (reader_.take(","));
    return reader_.expect("}");
  }

  // after the word: [{x, y, z}, {k, low, high}, …]
  Result<void> table(std::size_t begin) {
    ASOBI_CHECK(reader_.expect("["));
    ASOBI_TRY(PointTable out, point());
    while (reader_.take(",")) {
      if (out.ranges.size() == most_ranges) return reader_.fault({"too many ranges", "範囲が多すぎます"});
      ASOBI_TRY(Range range, this->range());
      for (const Range& other : out.ranges) {
        if (other.variable == range.variable) {
          return reader_.fault({fmt::format("{} has two ranges", law_.names_[range.variable]),
                                fmt::format("{} の範囲が二つあります", law_.names_[range.variable])});
        }
      }
      out.ranges.push_back(std::move(range));
    }
    ASOBI_CHECK(reader_.expect("]"));
    return finish(std::move(out), begin);
  }

  Result<Range> range() {
    ASOBI_CHECK(reader_.expect("{"));
    const auto name = reader_.name();
    if (name.empty()) return reader_.fault({"the name of a variable is expected here", "ここには変数名が必要です"});
    const std::size_t variable = law_.names_.number_of(name);
    ASOBI_CHECK(reader_.expect(","));
    ASOBI_TRY(Formula low, read_formula(reader_, law_.names_));
    ASOBI_CHECK(reader_.expect(","));
    Range out{variable, std::move(low), std::nullopt};
    const std::size_t place = reader_.place();
    if (reader_.see_name() == "Infinity") {
      reader_.name();
    } else if (!reader_.take("∞")) {
      ASOBI_TRY(out.high, read_formula(reader_, law_.names_));
      ASOBI_CHECK(never_empty(out, place));
    }
    ASOBI_CHECK(reader_.expect("}"));
    return out;
  }

  // A range that is empty whatever the other variables are is a slip.
  Result<void> never_empty(const Range& range, std::size_t place) {
    if (!range.low.affine() || !range.high->affine()) return {};
    const auto length = sum(*range.high->affine(), *range.low.affine(), -1);
    if (!length || !length->is_constant() || length->constant >= 0) return {};
    return reader_.fault_from(
        place, {fmt::format("the range of {} is always empty: it ends before it begins", law_.names_[range.variable]),
                fmt::format("{} の範囲は常に空です: 始まる前に終わります", law_.names_[range.variable])});
  }

  bool mentioned_outside_upper_ends(const PointTable& table, std::size_t variable) const {
    return std::ranges::any_of(table.point, [&](const Formula& f) { return f.mentions(variable); }) ||
           std::ranges::any_of(table.ranges, [&](const Range& r) { return r.low.mentions(variable); });
  }

  // The third number of the point, which nothing else depends on but the first.
  bool runs_through_positions(const PointTable& table, std::size_t variable) const {
    return bar_ != nullptr && table.point[2].is_variable(variable) && !table.point[1].mentions(variable) &&
           std::ranges::none_of(table.ranges, [&](const Range& range) {
             return range.low.mentions(variable) || (range.high && range.high->mentions(variable));
           });
  }

  // Names that no range binds: cut-offs are taken away, the others run through 0, 1, 2, …, or through the positions.
  Result<void> finish(PointTable table, std::size_t begin) {
    std::vector<Range> free;
    std::optional<Range> last;
    for (std::size_t v = 0; v < law_.names_.size(); ++v) {
      if (std::ranges::find(table.ranges, v, &Range::variable) != table.ranges.end()) continue;
      const bool outside = mentioned_outside_upper_ends(table, v);
      const bool in_ends =
          std::ranges::any_of(table.ranges, [&](const Range& r) { return r.high && r.high->mentions(v); });
      if (!outside && !in_ends) continue;
      if (parameters_ && std::ranges::find(*parameters_, v) == parameters_->end()) {
        return reader_.fault_from(begin, {fmt::format("{} is neither a parameter nor has it a range", law_.names_[v]),
                                          fmt::format("{} は引数でもなく、範囲もありません", law_.names_[v])});
      }
      if (outside && runs_through_positions(table, v)) {
        ASOBI_TRY(const Formula zero, zero_formula());
        auto height = bar_->at(table.point[1]);
        if (!height) return reader_.fault_from(begin, height.error().message);
        last = Range{v, zero, std::move(*height)};
      } else if (outside) {
        ASOBI_TRY(const Formula zero, zero_formula());
        free.push_back({v, zero, std::nullopt});
      } else {
        ASOBI_CHECK(lift_cut_off(table, v, begin));
      }
    }
    table.ranges.insert(table.ranges.begin(), free.begin(), free.end());
    if (last) table.ranges.push_back(*std::move(last));
    ASOBI_CHECK(ends_depend_on_outer_ranges(table, begin));
    find_floors(table);
    for (const Range& range : table.ranges) {
      if (range.high || !range.floors.empty()) continue;
      return reader_.fault_from(
          begin,
          {fmt::format("{} runs on without end, but neither x nor y surely grows with it", law_.names_[range.variable]),
           fmt::format("{} の範囲に終わりがないのに、x も y も {} とともに大きくなるとは言えません",
                       law_.names_[range.variable], law_.names_[range.variable])});
    }
    law_.tables_.push_back(std::move(table));
    return {};
  }

  Result<void> ends_depend_on_outer_ranges(const PointTable& table, std::size_t begin) {
    for (std::size_t i = 0; i < table.ranges.size(); ++i) {
      for (std::size_t j = i; j < table.ranges.size(); ++j) {
        const std::size_t inner = table.ranges[j].variable;
        const Range& range = table.ranges[i];
        if (!range.low.mentions(inner) && !(range.high && range.high->mentions(inner))) continue;
        return reader_.fault_from(
            begin, {fmt::format("the range of {} depends on {}, which is not yet known: write the range of {} "
                                "first",
                                law_.names_[range.variable], law_.names_[inner], law_.names_[inner]),
                    fmt::format("{} の範囲がまだ決まらない {} に依存しています。{} の範囲を先に書いてください",
                                law_.names_[range.variable], law_.names_[inner], law_.names_[inner])});
      }
    }
    return {};
  }

  static Result<Formula> zero_formula() {
    Reader zero("0");
    Names none;
    return read_formula(zero, none);
  }

  Result<void> lift_cut_off(PointTable& table, std::size_t variable, std::size_t begin) {
    for (Range& range : table.ranges) {
      if (!range.high || !range.high->mentions(variable)) continue;
      if (!range.high->affine() || range.high->affine()->coefficient(variable) <= 0) {
        return reader_.fault_from(
            begin,
            {fmt::format("{} should make the range of {} longer", law_.names_[variable], law_.names_[range.variable]),
             fmt::format("{} とともに {} の範囲が伸びるはずです", law_.names_[variable], law_.names_[range.variable])});
      }
      range.high.reset();
    }
    return {};
  }
};

Result<Law> Law::parse(std::string_view text, const Edge* bar) {
  if (text.size() > longest_text) {
    return fail(Code::limit, "the law is too long: {} bytes, at most {}", "法則の文が長すぎます: {} バイト（上限 {}）",
                text.size(), longest_text);
  }
  return LawParser(text, bar).run();
}

Law Law::of(StatedPoints stated) {
  Law out;
  out.stated_ = std::make_shared<const StatedPoints>(std::move(stated));
  return out;
}

std::vector<std::string> Law::read() const {
  if (stated_) return {stated_->read};
  std::vector<std::string> out;
  for (const PointTable& table : tables_) {
    std::string text;
    for (const Formula& number : table.point) text += (text.empty() ? "" : ", ") + number.text(names_);
    text = fmt::format("{{{}}}", text);
    for (const auto& [variable, low, high, floors] : table.ranges) {
      text +=
          fmt::format(", {{{}, {}, {}}}", names_[variable], low.text(names_), high ? high->text(names_) : "Infinity");
    }
    out.push_back(table.ranges.empty() ? text : fmt::format("Table[{}]", text));
  }
  return out;
}

}  // namespace asobi::chocolate
