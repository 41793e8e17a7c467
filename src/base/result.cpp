#include "base/result.hpp"

namespace asobi {

std::string_view name(Code code) {
  switch (code) {
    case Code::invalid:
      return "invalid";
    case Code::illegal_move:
      return "illegal_move";
    case Code::unknown_name:
      return "unknown_name";
    case Code::unsolvable:
      return "unsolvable";
    case Code::limit:
      return "limit";
    case Code::cancelled:
      return "cancelled";
    case Code::corrupt:
      return "corrupt";
    case Code::internal:
      return "internal";
  }
  return "internal";
}

}  // namespace asobi
