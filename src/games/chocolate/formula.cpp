#include "games/chocolate/formula.hpp"

#include <algorithm>
#include <array>

#include "math/statements/statement.hpp"

namespace asobi::chocolate {

namespace {

constexpr int deepest = 64;  // brackets in brackets

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

// --- Reader ---

void Reader::skip_blanks() {
  for (;;) {
    text_.skip_any_of(" \t\r\n");
    if (!text_.sees("(*")) return;
    const auto end = text_.text().find("*)", text_.at() + 2);
    text_.go_to(end == std::string_view::npos ? text_.text().size() : end + 2);
  }
}

bool Reader::at_end() {
  skip_blanks();
  return text_.at_end();
}

bool Reader::sees(std::string_view sign) {
  skip_blanks();
  return text_.sees(sign);
}

bool Reader::take(std::string_view sign) {
  skip_blanks();
  return text_.take(sign);
}

std::string_view Reader::see_name() {
  skip_blanks();
  if (!is_letter(text_.peek())) return {};
  TextReader end = text_;
  return end.take_while([](char c) { return is_letter(c) || is_digit(c); });
}

std::string_view Reader::name() {
  const auto out = see_name();
  text_.skip(out.size());
  return out;
}

std::optional<std::string_view> Reader::digits() {
  skip_blanks();
  if (!is_digit(text_.peek())) return std::nullopt;
  return text_.take_while(is_digit);
}

std::size_t Reader::place() {
  skip_blanks();
  return text_.at();
}

std::string_view Reader::rest() {
  skip_blanks();
  return text_.rest();
}

std::unexpected<Error> Reader::fault(const Text& what) {
  skip_blanks();
  std::string_view piece = see_name();
  if (piece.empty()) piece = TextReader(text_).take_while(is_digit);
  return fault_about(piece.empty() ? text_.character() : piece, what);
}

std::unexpected<Error> Reader::fault_from(std::size_t begin, const Text& what) {
  return begin == text_.at() ? fault(what) : fault_about(trimmed(text_.piece_from(begin)), what);
}

std::unexpected<Error> Reader::fault_about(std::string_view piece, const Text& what) const {
  const Place place = text_.place(piece);
  constexpr std::size_t shown_bytes = 12;
  const std::string_view all = text_.text().substr(static_cast<std::size_t>(piece.data() - text_.text().data()));
  std::string_view seen = all.substr(0, shown_bytes);
  while (!seen.empty() && seen.size() < all.size() && (all[seen.size()] & 0xC0) == 0x80) seen.remove_suffix(1);
  if (seen.empty()) {
    return fail_at(place, Code::invalid, "line {0}, character {1} (at the end): {2}",
                   "{0} 行目 {1} 文字目（末尾）: {3}", place.line, place.column, what.en, what.ja);
  }
  return fail_at(place, Code::invalid, "line {0}, character {1} (at {2}): {3}",
                 "{0} 行目 {1} 文字目（{2} のところ）: {4}", place.line, place.column, shown(seen), what.en, what.ja);
}

Result<void> Reader::enter() {
  if (++depth_ > deepest) return fault({"too many brackets inside each other", "括弧が深すぎます"});
  return {};
}

Result<void> Reader::expect(std::string_view sign) {
  if (take(sign)) return {};
  return fault({fmt::format("{} is expected here", sign), fmt::format("ここには {} が必要です", sign)});
}

std::size_t Names::number_of(std::string_view name) {
  const auto found = std::ranges::find(names_, name);
  if (found != names_.end()) return static_cast<std::size_t>(found - names_.begin());
  names_.emplace_back(name);
  return names_.size() - 1;
}

// --- Affine ---

bool Affine::is_constant() const {
  return std::ranges::all_of(coefficients, [](Integer c) { return c == 0; });
}

std::optional<Affine> sum(const Affine& a, const Affine& b, Integer times_b) {
  Affine out;
  out.coefficients.resize(std::max(a.coefficients.size(), b.coefficients.size()));
  const auto add = [&](Integer x, Integer y, Integer& z) {
    Integer product = 0;
    return !product_overflows(y, times_b, product) && !__builtin_add_overflow(x, product, &z);
  };
  if (!add(a.constant, b.constant, out.constant)) return std::nullopt;
  for (std::size_t i = 0; i < out.coefficients.size(); ++i) {
    if (!add(a.coefficient(i), b.coefficient(i), out.coefficients[i])) return std::nullopt;
  }
  return out;
}

// --- Formula ---

bool Formula::mentions(std::size_t variable) const {
  return std::ranges::any_of(operations_, [&](const Operation& operation) {
    return operation.kind == Kind::variable && static_cast<std::size_t>(operation.value) == variable;
  });
}

std::optional<Affine> Formula::find_affine() const {
  std::vector<Affine> stack;
  for (const Operation& operation : operations_) {
    if (operation.kind == Kind::number) {
      stack.push_back({operation.value, {}});
      continue;
    }
    if (operation.kind == Kind::variable) {
      Affine variable;
      variable.coefficients.resize(static_cast<std::size_t>(operation.value) + 1);
      variable.coefficients.back() = 1;
      stack.push_back(std::move(variable));
      continue;
    }
    if (takes_one(operation.kind)) return std::nullopt;
    const Affine b = std::move(stack.back());
    stack.pop_back();
    Affine& a = stack.back();
    std::optional<Affine> out;
    if (operation.kind == Kind::add) out = sum(a, b, 1);
    if (operation.kind == Kind::subtract) out = sum(a, b, -1);
    if (operation.kind == Kind::multiply && b.is_constant()) out = sum({}, a, b.constant);
    if (operation.kind == Kind::multiply && !out && a.is_constant()) out = sum({}, b, a.constant);
    if (!out) return std::nullopt;
    a = std::move(*out);
  }
  return stack.front();
}

Result<Formula> Formula::of(const Formula& argument) const {
  Formula out;
  for (const Operation& operation : operations_) {
    const bool here = operation.kind == Kind::variable;
    const std::span<const Operation> more = here ? std::span(argument.operations_) : std::span(&operation, 1);
    out.operations_.insert(out.operations_.end(), more.begin(), more.end());
  }
  if (out.operations_.size() > longest) return fail(Code::limit, "the formula is too long", "式が長すぎます");
  out.affine_ = out.find_affine();
  return out;
}

std::string Formula::text(const Names& names) const {
  const auto written = [](Kind kind, const std::string& a, const std::string& b) {
    switch (kind) {
      case Kind::modulo:
        return fmt::format("Mod[{}, {}]", a, b);
      case Kind::least:
        return fmt::format("Min[{}, {}]", a, b);
      case Kind::greatest:
        return fmt::format("Max[{}, {}]", a, b);
      default:
        break;
    }
    const auto* sign = kind == Kind::add ? "+" : kind == Kind::subtract ? "-" : kind == Kind::divide ? "/" : "⊕";
    return fmt::format("({} {} {})", a, kind == Kind::multiply ? "*" : sign, b);
  };
  std::vector<std::string> stack;
  for (const auto& [kind, value] : operations_) {
    if (kind == Kind::number) {
      stack.push_back(fmt::format("{}", value));
    } else if (kind == Kind::variable) {
      stack.push_back(names[static_cast<std::size_t>(value)]);
    } else if (takes_one(kind)) {
      stack.back() = fmt::format("{}[{}]", kind == Kind::root ? "Sqrt" : "Pow2", stack.back());
    } else {
      const std::string b = std::move(stack.back());
      stack.pop_back();
      stack.back() = written(kind, stack.back(), b);
    }
  }
  return stack.front();
}

// --- FormulaParser ---

class FormulaParser {
 public:
  FormulaParser(Reader& reader, Names& names) : reader_(reader), names_(names) {}

  Result<Formula> run() {
    ASOBI_CHECK(nim_sum());
    out_.affine_ = out_.find_affine();
    return std::move(out_);
  }

 private:
  using Kind = Formula::Kind;

  Reader& reader_;
  Names& names_;
  Formula out_;

  Result<void> emit(Kind kind, Integer value = 0) {
    if (out_.operations_.size() == Formula::longest)
      return reader_.fault({"the formula is too long", "式が長すぎます"});
    out_.operations_.push_back({kind, value});
    return {};
  }

  bool take_nim() {
    if (reader_.take("⊕")) return true;
    if (!equal_ignoring_case(reader_.see_name(), "xor")) return false;
    reader_.name();
    return true;
  }

  Result<void> nim_sum() {
    ASOBI_CHECK(reader_.enter());
    ASOBI_CHECK(plain_sum());
    while (take_nim()) {
      ASOBI_CHECK(plain_sum());
      ASOBI_CHECK(emit(Kind::nim));
    }
    reader_.leave();
    return {};
  }

  Result<void> plain_sum() {
    ASOBI_CHECK(product());
    for (;;) {
      const bool plus = reader_.take("+");
      if (!plus && !reader_.take("-") && !reader_.take("−")) return {};
      ASOBI_CHECK(product());
      ASOBI_CHECK(emit(plus ? Kind::add : Kind::subtract));
    }
  }

  // A factor may follow without a sign: 6 n, 2(k+1).
  bool factor_follows() {
    if (reader_.sees("(")) return true;
    if (!reader_.see_name().empty()) return !equal_ignoring_case(reader_.see_name(), "xor");
    const std::size_t place = reader_.place();
    const bool digit = reader_.digits().has_value();
    reader_.go_to(place);
    return digit;
  }

  Result<void> product() {
    ASOBI_CHECK(signed_factor());
    for (;;) {
      if (const auto power = statements::power_sign(reader_.rest()); !power.empty()) {
        return reader_.fault(statements::instead_of_power(power));
      }
      const bool over = reader_.take("/");
      if (!over && !reader_.take("*") && !reader_.take("×") && !factor_follows()) return {};
      ASOBI_CHECK(signed_factor());
      ASOBI_CHECK(emit(over ? Kind::divide : Kind::multiply));
    }
  }

  Result<void> signed_factor() {
    bool negative = false;
    for (;;) {
      if (reader_.take("-") || reader_.take("−")) {
        negative = !negative;
      } else if (!reader_.take("+")) {
        break;
      }
    }
    if (negative) ASOBI_CHECK(emit(Kind::number, 0));
    ASOBI_CHECK(factor());
    return negative ? emit(Kind::subtract) : Result<void>{};
  }

  Result<void> factor() {
    if (reader_.take("(")) {
      ASOBI_CHECK(nim_sum());
      return reader_.expect(")");
    }
    const std::size_t place = reader_.place();
    if (const auto digits = reader_.digits()) {
      const auto number = to_integer(*digits);
      if (number) return emit(Kind::number, *number);
      return reader_.fault_from(place, {"this number is too large", "この数は大きすぎます"});
    }
    const std::string name(reader_.name());
    if (name.empty()) {
      return reader_.fault({"a number, a name or ( is expected here", "ここには数か文字か ( が必要です"});
    }
    const bool square = reader_.sees("[");
    if (square || (reader_.sees("(") && function_named(name))) return call(name, square, place);
    return emit(Kind::variable, static_cast<Integer>(names_.number_of(name)));
  }

  struct Function {
    std::string_view name;
    std::optional<Kind> kind;  // none: the argument itself
    std::size_t least;
    std::size_t most;
  };

  static const Function* function_named(std::string_view name) {
    static constexpr auto all = std::to_array<Function>({{"floor", std::nullopt, 1, 1},
                                                         {"sqrt", Kind::root, 1, 1},
                                                         {"pow2", Kind::power, 1, 1},
                                                         {"min", Kind::least, 1, 16},
                                                         {"max", Kind::greatest, 1, 16},
                                                         {"mod", Kind::modulo, 2, 2},
                                                         {"quotient", Kind::divide, 2, 2},
                                                         {"bitxor", Kind::nim, 1, 16},
                                                         {"xor", Kind::nim, 1, 16}});
    const auto found = std::ranges::find_if(all, [&](const Function& f) { return equal_ignoring_case(f.name, name); });
    return found == all.end() ? nullptr : &*found;
  }

  Result<void> call(const std::string& name, bool square, std::size_t place) {
    const Function* function = function_named(name);
    if (function == nullptr) {
      return reader_.fault_from(
          place,
          {fmt::format("there is no function {}; there are floor, sqrt, pow2, min, max, mod, quotient, bitxor", name),
           fmt::format("関数 {} はありません。あるのは floor, sqrt, pow2, min, max, mod, quotient, bitxor", name)});
    }
    reader_.take(square ? "[" : "(");
    std::size_t arguments = 0;
    do {
      ASOBI_CHECK(nim_sum());
      if (++arguments > 1 && function->kind && !Formula::takes_one(*function->kind)) ASOBI_CHECK(emit(*function->kind));
    } while (reader_.take(","));
    if (arguments < function->least || arguments > function->most) {
      return reader_.fault({fmt::format("{} takes {} argument(s), not {}", name, function->least, arguments),
                            fmt::format("{} の引数は {} 個です（{} 個は不可）", name, function->least, arguments)});
    }
    if (function->kind && Formula::takes_one(*function->kind)) ASOBI_CHECK(emit(*function->kind));
    return reader_.expect(square ? "]" : ")");
  }
};

Result<Formula> read_formula(Reader& reader, Names& names) { return FormulaParser(reader, names).run(); }

}  // namespace asobi::chocolate
