#include "games/chocolate/law_search.hpp"

#include <algorithm>
#include <utility>

namespace asobi::chocolate {

Result<NimSumSearch> search_nim_sum(const Plane& plane, const Progress& progress) {
  NimSumSearch out{plane.positions()};
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    ASOBI_CHECK(progress.check());
    const auto row = plane.row(y);
    for (std::uint32_t z = 0; z < row.size(); ++z) {
      if (row[z] == (y ^ z)) continue;
      ++out.exceptions;
      if (!out.first) out.first = {y, z, row[z]};
    }
  }
  return out;
}

namespace {

// (y, z), (y + stride, z + step), … `length` points; endless when the next would lie beyond the bound.
struct Chain {
  Integer y;
  Integer z;
  Integer step;
  Integer length;
  bool endless;
};

using Chains = std::vector<Chain>;

// The chains of the columns x of the L-states, made when they are asked for: a period that fits nothing asks for three.
class Columns {
 public:
  Columns(const LStates& lstates, std::uint32_t stride)
      : lstates_(lstates), most_(lstates.most()), stride_(stride), z_at_(std::size_t{most_} + stride + 1, nothing) {}

  std::uint32_t stride() const { return stride_; }
  Chains operator()(std::uint32_t x) {
    const auto points = lstates_.with(x);
    for (const auto& [y, z] : points) z_at_[y] = z;
    Chains out;
    for (const auto& [y, z] : points) {
      if (z_at_[y] == nothing) continue;
      out.push_back(taken(y, z));
    }
    return out;
  }

 private:
  static constexpr std::int32_t nothing = -1;

  const LStates& lstates_;
  std::uint32_t most_;
  std::uint32_t stride_;
  std::vector<std::int32_t> z_at_;  // by y, of the points that are in no chain yet; between two calls there are none

  // The chain from there on, taken away.
  Chain taken(std::uint32_t y, std::int32_t z) {
    Chain chain{y, z, 0, 1, false};
    z_at_[y] = nothing;
    std::size_t next = std::size_t{y} + stride_;
    if (next <= most_ && z_at_[next] != nothing) {
      const std::int32_t step = z_at_[next] - z;
      chain.step = step;
      for (std::int32_t here = z; next <= most_ && z_at_[next] != nothing && z_at_[next] == here + step;
           next += stride_) {
        here = z_at_[next];
        z_at_[next] = nothing;
        ++chain.length;
      }
    }
    chain.endless = next > most_;
    return chain;
  }
};

bool same_kind(const Chain& a, const Chain& b) {
  return a.endless == b.endless && (a.step == b.step || a.length == 1 || b.length == 1);
}

// b stands as far from a as c from b.
bool in_line(const Chains& a, const Chains& b, const Chains& c) {
  if (a.size() != b.size() || b.size() != c.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool lengths = a[i].endless || b[i].length - a[i].length == c[i].length - b[i].length;
    if (!same_kind(a[i], b[i]) || !same_kind(b[i], c[i]) || !lengths || b[i].y - a[i].y != c[i].y - b[i].y ||
        b[i].z - a[i].z != c[i].z - b[i].z) {
      return false;
    }
  }
  return true;
}

// "6 n + 1", "4 n - 4 k - 1", "0"
std::string linear(Integer n, Integer k, Integer constant) {
  std::string out;
  const auto term = [&](Integer times, const char* name) {
    if (times == 0) return;
    const Integer size = std::abs(times);
    out += out.empty() ? times < 0 ? "-" : "" : times < 0 ? " - " : " + ";
    out += size != 1 ? fmt::format("{} {}", size, name) : name;
  };
  term(n, "n");
  term(k, "k");
  if (constant != 0 || out.empty()) {
    out += out.empty() ? fmt::to_string(constant) : fmt::format(" {} {}", constant < 0 ? '-' : '+', std::abs(constant));
  }
  return out;
}

// The points {p n + r, y(n) + stride k, z(n) + step k}, 0 ≤ k < length(n), for n = from, from + 1, …
struct Line {
  std::uint32_t period, residue, stride;
  Integer y_slope, y_constant;
  Integer z_slope, z_constant;
  Integer step;
  Integer length_slope, length_constant;
  bool endless;
  std::uint32_t from = 0;

  // The line through the last two of a sequence of chains.
  Line(const Chain& a, const Chain& b, Integer n, std::uint32_t p, std::uint32_t r, std::uint32_t s)
      : period(p),
        residue(r),
        stride(s),
        y_slope(b.y - a.y),
        y_constant(b.y - y_slope * n),
        z_slope(b.z - a.z),
        z_constant(b.z - z_slope * n),
        step(b.step),
        length_slope(b.length - a.length),
        length_constant(b.length - length_slope * n),
        endless(b.endless) {}

  // Whether all points for this n, as far as the plane goes, are L-states.
  bool sound(std::uint32_t n, const Plane& plane) const {
    const Integer length = endless ? Integer{plane.rows()} : length_slope * n + length_constant;
    Integer y = y_slope * n + y_constant;
    Integer z = z_slope * n + z_constant;
    for (Integer k = 0; k < length && y < plane.rows(); ++k, y += stride, z += step) {
      if (y < 0 || z < 0 || z > plane.height(static_cast<std::uint32_t>(y))) return false;
      if (plane(static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)) != period * n + residue) return false;
    }
    return true;
  }

  std::string text() const {
    const std::string end = endless ? "Infinity" : linear(length_slope, 0, length_constant - 1);
    const std::string start = from == 0 ? "" : fmt::format("{{n, {}, Infinity}}, ", from);
    return fmt::format("Table[{{{}, {}, {}}}, {}{{k, 0, {}}}];\n", linear(period, 0, residue),
                       linear(y_slope, stride, y_constant), linear(z_slope, step, z_constant), start, end);
  }
};

constexpr std::uint32_t least_fits = 5;    // values of n that must lie on a line
constexpr std::uint32_t nearest_part = 4;  // of the x: as far as this all lines that end are seen to end

// The lines of x = period · n + residue ≤ greatest, if the chains are linear in n for the greatest n. A line begins
// where it and all that follows is right.
std::optional<std::vector<Line>> lines_of(Columns& columns, std::uint32_t greatest, std::uint32_t period,
                                          std::uint32_t residue, const Plane& plane) {
  if (greatest < residue || (greatest - residue) / period < least_fits) return std::nullopt;
  const std::uint32_t last = (greatest - residue) / period;
  const auto at = [&](std::uint32_t n) { return columns(period * n + residue); };
  const Chains newest = at(last), before = at(last - 1);
  if (newest.size() != before.size()) return std::nullopt;
  Chains c = newest, b = before;
  for (std::uint32_t n = last; n > last - least_fits + 2; --n) {
    Chains a = at(n - 2);
    if (!in_line(a, b, c)) return std::nullopt;
    c = std::exchange(b, std::move(a));
  }
  std::vector<Line> out;
  for (std::size_t i = 0; i < newest.size(); ++i) {
    Line line(before[i], newest[i], last, period, residue, columns.stride());
    line.from = last + 1;
    while (line.from > 0 && line.sound(line.from - 1, plane)) --line.from;
    if (last + 1 - line.from < least_fits) return std::nullopt;
    out.push_back(line);
  }
  return out;
}

std::optional<FoundLaw> linear_law(Columns& columns, std::uint32_t greatest, std::uint32_t period, std::uint32_t most,
                                   const Plane& plane) {
  FoundLaw out{period, columns.stride(), {}, {}, "", most, {}};
  for (std::uint32_t residue = 0; residue < period; ++residue) {
    const auto lines = lines_of(columns, greatest, period, residue, plane);
    if (!lines) return std::nullopt;
    const auto endless = std::ranges::count_if(*lines, &Line::endless);
    out.classes.push_back({residue, static_cast<std::uint32_t>(lines->size()), static_cast<std::uint32_t>(endless)});
    for (const Line& line : *lines) out.text += line.text();
  }
  return out;
}

// Compares; L-states that the lines lack are added one by one if they are few and near the beginning.
Result<bool> completed(FoundLaw& found, const Plane& plane, Progress& progress) {
  const std::uint32_t most = found.most;
  constexpr std::size_t most_single = 200;
  for (int round = 0; round < 2; ++round) {
    const auto law = Law::parse(found.text);
    if (!law) return false;
    ASOBI_TRY(found.comparison, compare(*law, plane, most, most_single + 1, progress));
    if (found.comparison.holds()) return true;
    const auto& missing = found.comparison.missing;
    const bool near =
        std::ranges::all_of(missing, [&](const Point& p) { return p[0] <= most / 4 && p[1] <= most / 2; });
    if (round > 0 || found.comparison.surplus_count > 0 || missing.size() > most_single || !near) return false;
    for (const Point& p : missing) {
      found.single.push_back(p);
      found.text += point_text(p) + ";\n";
    }
  }
  return false;
}

}  // namespace

Result<std::optional<FoundLaw>> search_law(const Plane& plane, const LStates& lstates, Progress& progress) {
  const std::uint32_t most = lstates.most();
  progress.stage({"laws", "法則"}, 2 * greatest_period);
  std::vector<Columns> columns;
  for (std::uint32_t stride = 1; stride <= greatest_stride; ++stride) columns.emplace_back(lstates, stride);
  // Lines with a large x may be cut off by the bound: look at the smaller half of the x, then at the smaller quarter.
  for (const std::uint32_t part : {2u, nearest_part}) {
    for (std::uint32_t period = 1; period <= greatest_period; ++period) {
      progress.advance();
      for (Columns& of_stride : columns) {
        ASOBI_CHECK(progress.check());
        auto found = linear_law(of_stride, most / part, period, most, plane);
        if (!found) continue;
        ASOBI_TRY(const bool fits, completed(*found, plane, progress));
        if (fits) return found;
      }
    }
  }
  return std::nullopt;
}

std::uint32_t decided_period(std::uint32_t most) {
  return std::min(greatest_period, (most / nearest_part + 1) / (least_fits + 1));
}

std::uint32_t bound_to_decide(std::uint32_t period) { return nearest_part * ((least_fits + 1) * period - 1); }

namespace {

Result<std::optional<FoundLaw>> law_up_to(const Edge& edge, std::uint32_t bound, const Believed& believed,
                                          Progress& progress) {
  ASOBI_TRY(const Plane plane, plane_up_to(edge, bound, progress));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, bound, progress));
  ASOBI_TRY(auto law, search_law(plane, lstates, progress));
  if (!law) return law;
  ASOBI_TRY(const bool stands, believed(*law));
  return stands ? std::move(law) : std::nullopt;
}

// What it would take beyond what stopped the search at this bound.
Text wanting(const Text& stopped, std::uint32_t bound) {
  return say("{0}; this needs the L-states with x, y ≤ {2}, and all periods up to {3} those with x, y ≤ {4}",
             "{1}。x, y ≤ {2} の L-state が必要でした（周期 {3} まで決めるには x, y ≤ {4}）", stopped.en, stopped.ja,
             grouped(bound), greatest_period, grouped(bound_to_decide(greatest_period)));
}

}  // namespace

Result<FamilySearch> search_families(const Edge& edge, std::uint32_t bound, const Believed& believed,
                                     Progress& progress) {
  FamilySearch out;
  bound = std::min(bound, edge.last());
  for (;;) {
    auto law = law_up_to(edge, bound, believed, progress);
    // What stops the very first look is an error, but for the time: then nothing is decided.
    const bool limit = !law && law.error().code == Code::limit && (out.bound > 0 || progress.stopped());
    if (!law && !limit) return fail(std::move(law).error());
    if (!law) {
      out.stopped = wanting(law.error().message, bound);
      return out;
    }
    out.bound = bound;
    out.decided_period = decided_period(bound);
    out.law = *std::move(law);
    if (out.law || out.decided_period == greatest_period) {
      out.outcome = out.law ? SearchOutcome::found : SearchOutcome::none;
      return out;
    }
    if (bound == edge.last()) {
      out.stopped = say("the edge is given for y ≤ {} only; add a rule that says how it goes on",
                        "縁は y ≤ {} までしか与えられていません。続きの規則を加えてください", bound);
      return out;
    }
    bound = std::min({std::max(2 * bound, bound_to_decide(1)), bound_to_decide(greatest_period), edge.last()});
  }
}

}  // namespace asobi::chocolate
