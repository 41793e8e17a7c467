#include "math/automata/linear.hpp"

#include <algorithm>
#include <numeric>

#include "math/modulo.hpp"

namespace asobi::automata {

namespace {

constexpr Integer greatest = Integer{1} << 62;

// a · b + c, unless it is too large.
std::optional<Integer> fused(Integer a, Integer b, Integer c) {
  Integer product = 0, out = 0;
  if (__builtin_mul_overflow(a, b, &product) || __builtin_add_overflow(product, c, &out)) return std::nullopt;
  return out < greatest && out > -greatest ? std::optional(out) : std::nullopt;
}

Integer floor_of(Integer a, Integer b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }

Integer common_divisor(const Form& form, Integer with) {
  for (const auto& [track, coefficient] : form) with = std::gcd(with, coefficient);
  return with;
}

Form divided(Form form, Integer by) {
  for (auto& [track, coefficient] : form) coefficient /= by;
  return form;
}

Sum negative(Sum a) {
  for (auto& [track, coefficient] : a.terms) coefficient = -coefficient;
  a.constant = -a.constant;
  return a;
}

}  // namespace

Integer Sum::coefficient(Track track) const {
  const auto at = std::ranges::lower_bound(terms, track, {}, &std::pair<Track, Integer>::first);
  return at != terms.end() && at->first == track ? at->second : 0;
}

std::optional<Sum> sum(const Sum& a, const Sum& b, Integer times) {
  const auto constant = fused(b.constant, times, a.constant);
  if (!constant) return std::nullopt;
  Sum out{{}, *constant};
  auto x = a.terms.begin();
  auto y = b.terms.begin();
  while (x != a.terms.end() || y != b.terms.end()) {
    if (y == b.terms.end() || (x != a.terms.end() && x->first < y->first)) {
      out.terms.push_back(*x++);
      continue;
    }
    const bool both = x != a.terms.end() && x->first == y->first;
    const auto coefficient = fused(y->second, times, both ? x->second : 0);
    if (!coefficient) return std::nullopt;
    if (*coefficient != 0) out.terms.emplace_back(y->first, *coefficient);
    if (both) ++x;
    ++y;
  }
  return out;
}

// --- Cell ---

void Cell::bound(Form form, Integer low, Integer high) {
  if (!form.empty() && form.front().second < 0) {
    form = divided(std::move(form), -1);
    low = -std::exchange(high, -low);
  }
  const auto same = std::ranges::find(bounds_, form, &Bounds::form);
  if (same == bounds_.end()) {
    bounds_.push_back({std::move(form), low, high});
    empty_ = empty_ || low > high;
  } else {
    same->low = std::max(same->low, low);
    same->high = std::min(same->high, high);
    empty_ = empty_ || same->low > same->high;
  }
}

void Cell::zero(const Sum& sum) {
  const Integer divisor = common_divisor(sum.terms, 0);
  if (divisor == 0 || sum.constant % divisor != 0) {
    empty_ = empty_ || sum.constant != 0;
    return;
  }
  bound(divided(sum.terms, divisor), -sum.constant / divisor, -sum.constant / divisor);
}

void Cell::not_negative(const Sum& sum) {
  const Integer divisor = common_divisor(sum.terms, 0);
  if (divisor == 0) {
    empty_ = empty_ || sum.constant < 0;
    return;
  }
  const bool surely = sum.constant >= 0 && std::ranges::all_of(sum.terms, [](const auto& t) { return t.second > 0; });
  if (!surely) bound(divided(sum.terms, divisor), -floor_of(sum.constant, divisor), endless);
}

void Cell::divisible(const Sum& sum, Integer modulus) {
  Form form;
  for (const auto& [track, coefficient] : sum.terms) {
    if (modulo(coefficient, modulus) != 0) form.emplace_back(track, modulo(coefficient, modulus));
  }
  const Integer divisor = common_divisor(form, modulus);
  if (sum.constant % divisor != 0) {
    empty_ = true;
  } else if (divisor != modulus) {
    congruences_.push_back(
        {divided(std::move(form), divisor), modulus / divisor, modulo(-sum.constant / divisor, modulus / divisor)});
  }
}

void Cell::add(const Cell& other) {
  empty_ = empty_ || other.empty_;
  for (const Bounds& b : other.bounds_) bound(b.form, b.low, b.high);
  congruences_.insert(congruences_.end(), other.congruences_.begin(), other.congruences_.end());
}

bool Cell::mentions(Track track) const {
  const auto has = [&](const auto& part) { return Sum{part.form}.coefficient(track) != 0; };
  return std::ranges::any_of(bounds_, has) || std::ranges::any_of(congruences_, has);
}

std::vector<Cell> Cell::pieces() const {
  std::vector<Cell> out;
  for (const Bounds& b : bounds_) out.emplace_back().bounds_.push_back(b);
  for (const Congruence& c : congruences_) out.emplace_back().congruences_.push_back(c);
  return out;
}

std::optional<Cell> Cell::without(Track track) const {
  if (empty_ || !mentions(track)) return *this;
  const Bounds* equation = nullptr;
  Integer least = endless;
  for (const Bounds& b : bounds_) {
    const Integer size = std::abs(Sum{b.form}.coefficient(track));
    if (b.low != b.high || size == 0 || size >= least) continue;
    equation = &b;
    least = size;
  }
  if (equation == nullptr) return std::nullopt;
  // least · track = told
  Sum told{equation->form, -equation->low};
  if (told.coefficient(track) > 0) told = negative(told);
  std::erase_if(told.terms, [&](const auto& term) { return term.first == track; });
  Cell out;
  out.not_negative(told);
  out.divisible(told, least);
  // least · (a + c · track), and what that says of a part: add(part without the track, scaled)
  const auto replaced = [&](const Form& form, Integer constant) -> std::optional<Sum> {
    Sum rest{form, constant};
    const Integer coefficient = rest.coefficient(track);
    std::erase_if(rest.terms, [&](const auto& term) { return term.first == track; });
    const auto scaled = sum({}, rest, coefficient == 0 ? 1 : least);
    return scaled ? sum(*scaled, told, coefficient) : std::nullopt;
  };
  for (const Bounds& b : bounds_) {
    if (&b == equation) continue;
    if (b.low != -endless) {
      const auto above = replaced(b.form, -b.low);
      if (!above) return std::nullopt;
      if (b.low == b.high) {
        out.zero(*above);
        continue;
      }
      out.not_negative(*above);
    }
    if (b.high != endless) {
      const auto below = replaced(b.form, -b.high);
      if (!below) return std::nullopt;
      out.not_negative(negative(*below));
    }
  }
  for (const Congruence& c : congruences_) {
    const auto now = replaced(c.form, -c.residue);
    const auto modulus = fused(c.modulus, Sum{c.form}.coefficient(track) == 0 ? 1 : least, 0);
    if (!now || !modulus) return std::nullopt;
    out.divisible(*now, *modulus);
  }
  return out;
}

std::vector<Track> tracks_of(const Cells& cells) {
  std::vector<Track> out;
  const auto add = [&](const Form& form) {
    for (const auto& [track, coefficient] : form) out.push_back(track);
  };
  for (const Cell& cell : cells) {
    for (const Bounds& b : cell.bounds()) add(b.form);
    for (const Congruence& c : cell.congruences()) add(c.form);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

}  // namespace asobi::automata
