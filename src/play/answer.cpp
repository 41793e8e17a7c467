#include "play/answer.hpp"

#include "base/json.hpp"

namespace asobi {

Json Answer::json(Lang lang) const { return json_(value_, lang); }

}  // namespace asobi
