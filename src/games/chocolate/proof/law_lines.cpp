#include "games/chocolate/proof/law_lines.hpp"

#include <algorithm>
#include <array>

#include "games/chocolate/proof/law_terms.hpp"

namespace asobi::chocolate {

namespace {

using automata::added;
using automata::Sum;
using automata::Track;

constexpr Track first_further = 3;  // after x, y and z

using Names3 = std::array<std::string, 3>;  // of x, y and z

std::string name_of(Track track, const Names3& names) {
  constexpr std::string_view further = "nkjihgfedcba";
  if (track < first_further) return names[track];
  track -= first_further;
  return track < further.size() ? std::string(1, further[track]) : fmt::format("v{}", track);
}

std::string text_of(const Sum& sum, const Names3& names) {
  std::string out;
  const auto add = [&](Integer factor, const std::string& what) {
    const Integer size = factor < 0 ? -factor : factor;
    if (out.empty() && factor < 0) out = "0";
    if (!out.empty()) out += factor < 0 ? " - " : " + ";
    out += what.empty() ? fmt::format("{}", size) : size == 1 ? what : fmt::format("{} {}", size, what);
  };
  for (const bool positive : {true, false}) {
    for (const auto& [track, factor] : sum.terms) {
      if ((factor > 0) == positive) add(factor, name_of(track, names));
    }
  }
  if (sum.constant != 0 || out.empty()) add(sum.constant, "");
  return out;
}

// The conditions of one line. Of min and max one case is taken each time: the first where a bit of `cases` is 0.
class Line {
 public:
  Line(std::uint32_t cases, const Names3& names) : cases_(cases), names_(names) {}

  Track fresh() { return next_++; }
  void equal(const Sum& a, const Sum& b) {
    conditions_.push_back(fmt::format("{} = {}", text_of(a, names_), text_of(b, names_)));
  }
  void demand_not_negative(const Sum& sum) {
    if (automata::never_negative(sum)) return;
    Sum below, above;
    for (const auto& [track, factor] : sum.terms) {
      auto& side = factor < 0 ? below : above;
      side.terms.emplace_back(track, factor < 0 ? -factor : factor);
    }
    (sum.constant < 0 ? below : above).constant = sum.constant < 0 ? -sum.constant : sum.constant;
    conditions_.push_back(fmt::format("{} <= {}", text_of(below, names_), text_of(above, names_)));
  }

  Result<Sum> quotient(const Sum& a, Integer by) {
    ASOBI_TRY(Sum top, added({}, a, by < 0 ? -1 : 1));
    by = by < 0 ? -by : by;
    if (by == 1) return top;
    Sum out = Sum::of(fresh());
    if (!automata::never_negative(top)) {
      ASOBI_TRY(out, added(out, Sum::of(fresh()), -1));
    }
    ASOBI_TRY(const Sum rest, added(top, out, -by));
    ASOBI_TRY(const Sum room, added(Sum::number(by - 1), rest, -1));
    demand_not_negative(rest);
    demand_not_negative(room);
    return out;
  }

  Result<Sum> least(const Sum& a, const Sum& b) { return one_of(a, b, a, b); }
  Result<Sum> greatest(const Sum& a, const Sum& b) { return one_of(b, a, a, b); }

  Result<Sum> nim_sum(const Sum& a, const Sum& b) {
    const Track first = variable(a), second = variable(b), out = fresh();
    conditions_.push_back(
        fmt::format("{} = {} xor {}", name_of(out, names_), name_of(first, names_), name_of(second, names_)));
    return Sum::of(out);
  }

  std::uint32_t cases_met() const { return met_; }

  std::string text() const {
    std::vector<std::string> names;
    for (Track track = first_further; track < next_; ++track) names.push_back(name_of(track, names_));
    const std::string bound = names.empty() ? "" : fmt::format("exists {}: ", fmt::join(names, ", "));
    return fmt::format("{}{}", bound, fmt::join(conditions_, " and "));
  }

 private:
  std::uint32_t cases_;
  const Names3& names_;
  std::uint32_t met_ = 0;
  Track next_ = first_further;
  std::vector<std::string> conditions_;

  // a if the first is not greater than the second, else b.
  Result<Sum> one_of(const Sum& first, const Sum& second, const Sum& a, const Sum& b) {
    const bool other = (cases_ >> met_++ & 1) != 0;
    ASOBI_TRY(Sum room, other ? added(first, second, -1) : added(second, first, -1));
    room.constant -= other ? 1 : 0;
    demand_not_negative(room);
    return other ? b : a;
  }

  Track variable(const Sum& a) {
    if (a.constant == 0 && a.terms.size() == 1 && a.terms[0].second == 1) return a.terms[0].first;
    const Track out = fresh();
    equal(Sum::of(out), a);
    return out;
  }
};

// A line for each way that its cases can go.
template <class F>
Result<void> add_lines(std::vector<std::string>& out, const Names3& names, const F& write) {
  constexpr std::uint32_t most_cases = 10;
  std::uint32_t met = 0;
  for (std::uint32_t cases = 0; cases < 1U << met || cases == 0; ++cases) {
    Line line(cases, names);
    ASOBI_CHECK(write(line));
    met = line.cases_met();
    if (met > most_cases) {
      return fail(Code::limit, "min and max have more than {} cases together", "min と max の場合分けが {} を超えます",
                  1U << most_cases);
    }
    out.push_back(line.text());
  }
  return {};
}

}  // namespace

Result<std::vector<std::string>> law_lines(const Law& law) {
  const Names3 names = {"x", "y", "z"};
  std::vector<std::string> out;
  for (const PointTable& table : law.tables()) {
    ASOBI_CHECK(add_lines(out, names, [&](Line& line) -> Result<void> {
      ASOBI_TRY(const auto point, table_point(law, table, line));
      for (std::size_t i = 0; i < point.size(); ++i) line.equal(Sum::of(static_cast<Track>(i)), point[i]);
      return {};
    }));
  }
  return out;
}

Result<std::vector<std::string>> edge_lines(const Edge& edge, const std::string& y_name, const std::string& z_name) {
  const Names3 names = {"x", y_name, z_name};
  constexpr Track y = 1, z = 2;
  std::vector<std::string> out;
  const std::vector<Integer>& list = edge.list();
  const auto count = static_cast<Integer>(list.size());
  for (Integer i = 0; i < count; ++i) {
    out.push_back(fmt::format("{} = {} and {} = {}", y_name, i, z_name, list[static_cast<std::size_t>(i)]));
  }
  for (Integer i = count - edge.period(); i < count; ++i) {  // a period later, and so on
    Line line(0, names);
    const Track n = line.fresh();
    line.equal(Sum::of(y), {{{n, edge.period()}}, i + edge.period()});
    Sum height = Sum::number(list[static_cast<std::size_t>(i)] + edge.rise());
    if (edge.rise() != 0) height.terms.emplace_back(n, edge.rise());
    line.equal(Sum::of(z), height);
    out.push_back(line.text());
  }
  if (edge.period() > 0) return out;
  ASOBI_CHECK(add_lines(out, names, [&](Line& line) -> Result<void> {
    line.demand_not_negative({{{y, 1}}, -count});
    ASOBI_TRY(const Sum f, edge_term(edge, Sum::of(y), line));
    line.equal(Sum::of(z), f);
    return {};
  }));
  return out;
}

}  // namespace asobi::chocolate
