#include "games/chocolate/law_search.hpp"

#include <algorithm>
#include <array>

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

Chains chains_of(std::span<const LStates::YZ> points, std::uint32_t most, std::uint32_t stride) {
  constexpr Integer nothing = -1;
  std::vector<Integer> z_at(std::size_t{most} + stride + 1, nothing);
  for (const auto& [y, z] : points) z_at[y] = z;
  Chains out;
  for (const auto& [y, z] : points) {
    if (z_at[y] == nothing) continue;
    Chain chain{y, z, 0, 1, false};
    z_at[y] = nothing;
    std::size_t next = std::size_t{y} + stride;
    if (next <= most && z_at[next] != nothing) {
      chain.step = z_at[next] - chain.z;
      for (Integer here = z; next <= most && z_at[next] == here + chain.step && z_at[next] != nothing; next += stride) {
        here = z_at[next];
        z_at[next] = nothing;
        ++chain.length;
      }
    }
    chain.endless = next > most;
    out.push_back(chain);
  }
  return out;
}

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

constexpr std::uint32_t least_fits = 5;  // values of n that must lie on a line

// The lines of x = period · n + residue, if the chains are linear in n for the greatest n. A line begins where it and
// all that follows is right.
std::optional<std::vector<Line>> lines_of(const std::vector<Chains>& chains, std::uint32_t period, std::uint32_t stride,
                                          std::uint32_t residue, const Plane& plane) {
  const auto at = [&](std::uint32_t n) -> const Chains& { return chains[period * n + residue]; };
  const auto last = static_cast<std::uint32_t>((chains.size() - 1 - residue) / period);
  if (chains.size() <= residue || last < least_fits) return std::nullopt;
  for (std::uint32_t n = last; n > last - least_fits + 2; --n) {
    if (!in_line(at(n - 2), at(n - 1), at(n))) return std::nullopt;
  }
  std::vector<Line> out;
  for (std::size_t i = 0; i < at(last).size(); ++i) {
    Line line(at(last - 1)[i], at(last)[i], last, period, residue, stride);
    line.from = last + 1;
    while (line.from > 0 && line.sound(line.from - 1, plane)) --line.from;
    if (last + 1 - line.from < least_fits) return std::nullopt;
    out.push_back(line);
  }
  return out;
}

std::optional<FoundLaw> linear_law(const std::vector<Chains>& chains, std::uint32_t period, std::uint32_t stride,
                                   std::uint32_t most, const Plane& plane) {
  FoundLaw out{period, stride, {}, {}, "", most, {}};
  for (std::uint32_t residue = 0; residue < period; ++residue) {
    const auto lines = lines_of(chains, period, stride, residue, plane);
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
  progress.stage({"laws", "法則"}, greatest_stride * 2);
  // Lines with a large x may be cut off by the bound: look at the smaller half of the x, then at the smaller quarter.
  for (const std::uint32_t part : {2, 4}) {
    std::array<std::vector<Chains>, greatest_stride + 1> chains;
    for (std::uint32_t stride = 1; stride <= greatest_stride; ++stride) {
      progress.advance();
      for (std::uint32_t x = 0; x <= most / part; ++x) {
        ASOBI_CHECK(progress.check());
        chains[stride].push_back(chains_of(lstates.with(x), most, stride));
      }
    }
    for (std::uint32_t period = 1; period <= greatest_period; ++period) {
      for (std::uint32_t stride = 1; stride <= greatest_stride; ++stride) {
        ASOBI_CHECK(progress.check());
        auto found = linear_law(chains[stride], period, stride, most, plane);
        if (!found) continue;
        ASOBI_TRY(const bool fits, completed(*found, plane, progress));
        if (fits) return found;
      }
    }
  }
  return std::nullopt;
}

}  // namespace asobi::chocolate
