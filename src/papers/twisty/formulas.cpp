#include "papers/twisty/formulas.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

#include "base/text.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

constexpr int most_slope = 30, most_layer_slope = 10, most_quadratic = 10;

struct Linear {
  int n = 0, layer = 0, constant = 0;
};

// "+3N", "-L", "+7"; the letter may be none.
std::string term(int factor, std::string_view letter) {
  if (factor == 0) return "";
  const std::string number = std::abs(factor) == 1 && !letter.empty() ? "" : std::to_string(std::abs(factor));
  return fmt::format("{}{}{}", factor < 0 ? "-" : "+", number, letter);
}

// As the paper writes them: positive terms first, a negative layer last: 6N-1-L, 4N+L, 2L-N.
std::string joined(const Linear& sum) {
  std::string positive, negative;
  const auto add = [&](int factor, std::string_view letter, int sign) {
    if (factor * sign > 0) (sign > 0 ? positive : negative) += term(factor, letter);
  };
  add(sum.n, "N", 1), add(sum.layer, "L", 1), add(sum.constant, "", 1);
  add(sum.n, "N", -1), add(sum.constant, "", -1), add(sum.layer, "L", -1);
  const std::string out = positive + negative;
  if (out.empty()) return "0";
  return out.starts_with('+') ? out.substr(1) : out;
}

int terms(const Linear& sum) { return (sum.n != 0) + (sum.layer != 0) + (sum.constant != 0); }

std::string text(const Linear& sum) {
  const int common = std::gcd(std::gcd(sum.n, sum.layer), sum.constant);
  if (common <= 1 || terms(sum) == 1) return joined(sum);
  return fmt::format("{}({})", common, joined({sum.n / common, sum.layer / common, sum.constant / common}));
}

// Numbers of layers: 2(N-1), but 4N-6.
std::string layer_text(int slope, int constant) {
  const bool factored = slope > 1 && constant != 0 && constant % slope == 0;
  return factored ? text({slope, 0, constant}) : joined({slope, 0, constant});
}

std::optional<Linear> linear(const std::vector<Value>& values, int most_n, int most_layer) {
  for (int n = 0; n <= most_n; ++n) {
    for (int layer = 0; layer <= most_layer; ++layer) {
      for (const Linear& slopes : {Linear{n, layer}, Linear{n, -layer}, Linear{-n, layer}, Linear{-n, -layer}}) {
        const auto rest = [&](const Value& at) { return at.value - slopes.n * at.n - slopes.layer * at.layer; };
        const int constant = rest(values.front());
        if (std::ranges::all_of(values, [&](const Value& at) { return rest(at) == constant; })) {
          return Linear{slopes.n, slopes.layer, constant};
        }
      }
    }
  }
  return std::nullopt;
}

// (N-a)^2, N(N+a)/2, (N-a)(N+b)/2 where they can be written so, else N^2+aN+b. Twice the value is aN²+bN+c.
std::string quadratic_text(int a, int b, int c) {
  const std::string half = a == 1 ? "/2" : "";
  const auto factor = [](int shift) { return shift == 0 ? "N" : fmt::format("(N{})", term(shift, "")); };
  if (a == 2) b /= 2, c /= 2;
  for (int u = -most_quadratic; u <= most_quadratic; ++u) {
    const int v = b - u;
    if (u * v != c) continue;
    if (u == v) return factor(u) + "^2" + half;
    return (u == 0 || v == 0 ? factor(0) + factor(u + v) : factor(u) + factor(v)) + half;
  }
  return "N^2" + term(b, "N") + term(c, "");
}

std::string quadratic(const std::vector<Value>& values) {
  for (int a = 1; a <= 2; ++a) {
    for (int b = -most_quadratic; b <= most_quadratic; ++b) {
      const auto rest = [&](const Value& at) { return 2 * at.value - a * at.n * at.n - b * at.n; };
      const int c = rest(values.front());
      const bool whole = a == 1 || (b % 2 == 0 && c % 2 == 0);
      if (whole && std::ranges::all_of(values, [&](const Value& at) { return rest(at) == c; })) {
        return quadratic_text(a, b, c);
      }
    }
  }
  return "";
}

// The layers from `first` to `last`, which depend on N as slope * N + constant.
struct LayerBound {
  int slope = 0, constant = 0;

  int at(int n) const { return slope * n + constant; }
};

std::vector<LayerCounts> between(const std::vector<LayerCounts>& layers, LayerBound first, LayerBound last) {
  std::vector<LayerCounts> out;
  for (const LayerCounts& line : layers) {
    if (first.at(line.n) <= line.layer && line.layer <= last.at(line.n)) out.push_back(line);
  }
  return out;
}

// Three layers of one N at least: through two a line can always be laid.
bool layers_vary(const std::vector<LayerCounts>& lines) {
  for (std::size_t i = 2; i < lines.size(); ++i) {
    if (lines[i].n == lines[i - 2].n) return true;
  }
  return false;
}

std::vector<std::string> cells_of(const std::vector<LayerCounts>& lines) {
  std::vector<std::string> out;
  const bool vary = layers_vary(lines);
  for (std::size_t column = 0; column < lines.front().counts.size(); ++column) {
    std::vector<Value> values;
    for (const LayerCounts& line : lines) values.push_back({line.n, vary ? line.layer : 0, line.counts[column]});
    out.push_back(formula_of(values));
  }
  return out;
}

bool explained(const std::vector<LayerCounts>& lines) {
  if (lines.empty()) return false;
  const auto cells = cells_of(lines);
  return std::ranges::find(cells, "") == cells.end();
}

// The bounds that are layers for every N but the least, where rows may be missing, and not before `first`.
std::vector<LayerBound> possible_ends(const std::vector<LayerCounts>& layers, LayerBound first, int step) {
  const int least = layers.front().n, most = layers.back().n;
  std::vector<LayerBound> out;
  for (int slope = 0; slope <= (most > least ? 8 : 0); ++slope) {
    for (int constant = -12; constant <= 12; ++constant) {
      const LayerBound last{slope, constant};
      bool fits = true;
      for (int n = std::min(least + 1, most); n <= most; ++n) {
        fits = fits && last.at(n) >= first.at(n) - step && (last.at(n) - first.at(n)) % step == 0;
      }
      for (const LayerCounts& line : layers) {
        const bool end = &line == &layers.back() || (&line)[1].n != line.n;
        fits = fits && (!end || last.at(line.n) <= line.layer);
      }
      if (fits) out.push_back(last);
    }
  }
  std::ranges::sort(
      out, [&](LayerBound a, LayerBound b) { return std::pair(a.at(most), a.slope) > std::pair(b.at(most), b.slope); });
  return out;
}

}  // namespace

std::string formula_of(const std::vector<Value>& values) {
  if (values.empty()) return "";
  for (const auto& [n, layer] : {std::pair(0, 0), std::pair(most_slope, 0), std::pair(0, most_layer_slope),
                                 std::pair(most_slope, most_layer_slope)}) {
    if (const auto found = linear(values, n, layer)) return text(*found);
  }
  return quadratic(values);
}

std::vector<std::string> rows_of(const std::vector<LayerCounts>& layers) {
  const int step = layers.size() > 1 ? layers[1].layer - layers[0].layer : 1;
  const int most = layers.back().n;
  LayerBound first{0, layers.front().layer};
  std::vector<std::string> out;
  while (first.at(most) <= layers.back().layer) {
    const auto ends = possible_ends(layers, first, step);
    const auto last =
        std::ranges::find_if(ends, [&](LayerBound end) { return explained(between(layers, first, end)); });
    if (last == ends.end()) return {};
    const auto lines = between(layers, first, *last);
    const std::string from = layer_text(first.slope, first.constant), to = layer_text(last->slope, last->constant);
    out.push_back(fmt::format("{}: {}", from == to ? from : from + "~" + to, fmt::join(cells_of(lines), ", ")));
    first = {last->slope, last->constant + step};
  }
  return out;
}

}  // namespace asobi::twisty_claims_by_part
