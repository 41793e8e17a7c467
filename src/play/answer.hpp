// What a tool answered, of whatever struct: its JSON, and what people read. The struct A has a list of fields and,
// beside it, `std::string text(const A&, Lang)`.
#pragma once

#include <any>
#include <string>
#include <utility>

#include "base/fields.hpp"
#include "base/json_fwd.hpp"
#include "base/text.hpp"

namespace asobi {

class Answer {
 public:
  Json json(Lang lang) const;
  std::string text(Lang lang) const { return text_(value_, lang); }
  // The struct, for those who know it; null if it is another.
  template <class A>
  const A* as() const {
    return std::any_cast<A>(&value_);
  }

 private:
  template <class A>
  friend Answer answer_of(A value);  // play/typed_session.hpp

  std::any value_;
  Json (*json_)(const std::any&, Lang) = nullptr;
  std::string (*text_)(const std::any&, Lang) = nullptr;
};

}  // namespace asobi
