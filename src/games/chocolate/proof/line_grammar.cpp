#include "games/chocolate/proof/line_grammar.hpp"

#include <algorithm>
#include <vector>

#include "base/text_reader.hpp"
#include "math/statements/statement.hpp"

namespace asobi::chocolate {

namespace {

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

class LineReader {
 public:
  LineReader(std::string_view line, std::string_view free) : text_(line), free_(free) {}

  Result<void> run() {
    if (text_.take("exists ")) ASOBI_CHECK(binders());
    do {
      ASOBI_CHECK(condition());
    } while (text_.take(" and "));
    if (!text_.at_end()) return text_.unexpected("\" and \", or the end,", "「 and 」または行の終わり");
    return {};
  }

 private:
  TextReader text_;
  std::string_view free_;
  std::vector<std::string_view> bound_;

  // Empty where none stands.
  std::string_view take_name() {
    constexpr std::size_t most_digits = 4;
    const std::size_t begin = text_.at();
    if (!is_letter(text_.peek())) return {};
    const bool numbered = text_.peek() == 'v';
    text_.skip();
    if (numbered && text_.take_while(is_digit).size() > most_digits) return {};
    return text_.piece_from(begin);
  }

  Result<void> binders() {
    do {
      const std::string_view name = take_name();
      if (name.empty()) return text_.unexpected("a name", "変数名");
      if (is_bound(name) || name == "x" || name == "y" || name == "z") {
        return text_.fault(name, "{} cannot be bound here: it is x, y or z, or bound already",
                           "{} はここで束縛できません（x, y, z であるか、束縛済みです）", name);
      }
      bound_.push_back(name);
    } while (text_.take(", "));
    if (!text_.take(": ")) return text_.unexpected("\", \" or \": \"", "「, 」または「: 」");
    return {};
  }

  bool is_bound(std::string_view name) const { return std::ranges::find(bound_, name) != bound_.end(); }

  Result<void> known(std::string_view name) const {
    if (is_bound(name) || (name.size() == 1 && free_.contains(name[0]))) return {};
    return text_.fault(name, "the name {} is not known here", "変数 {} はここでは使えません", name);
  }

  // Whether this is a name alone: only then may a nim-sum follow.
  Result<bool> term() {
    const bool counted = is_digit(text_.peek());
    if (counted) {
      const std::size_t begin = text_.at();
      const bool leading_zero = text_.peek() == '0';
      const int value = TextReader(text_).take_number(statements::largest_number + 1);
      const std::string_view digits = text_.take_while(is_digit);
      if (value > statements::largest_number || (leading_zero && digits.size() > 1)) {
        return text_.fault(text_.piece_from(begin), "no number up to {}", "{} 以下の数ではありません",
                           statements::largest_number);
      }
      const std::size_t after = text_.at();
      if (!text_.take(" ")) return false;
      if (const std::string_view name = take_name(); !name.empty() && !is_letter(text_.peek())) {
        ASOBI_CHECK(known(name));
      } else {
        text_.go_to(after);  // " and ", " = "
      }
      return false;
    }
    const std::string_view name = take_name();
    if (name.empty()) return text_.unexpected("a number or a name", "数または変数名");
    ASOBI_CHECK(known(name));
    return true;
  }

  Result<bool> sum() {
    ASOBI_TRY(bool name, term());
    while (text_.take(" + ") || text_.take(" - ")) {
      ASOBI_CHECK(term());
      name = false;
    }
    return name;
  }

  Result<void> condition() {
    ASOBI_TRY(const bool name, sum());
    const bool equation = text_.take(" = ");
    if (!equation && !text_.take(" <= ")) return text_.unexpected("\" = \" or \" <= \"", "「 = 」または「 <= 」");
    ASOBI_TRY(const bool other, sum());
    if (!equation || !name || !other || !text_.take(" xor ")) return {};
    const std::string_view last = take_name();
    if (last.empty()) return text_.unexpected("a name", "変数名");
    return known(last);
  }
};

}  // namespace

Result<void> check_line(std::string_view line, std::string_view free) { return LineReader(line, free).run(); }

}  // namespace asobi::chocolate
