// All tools of the chocolate game in the order in which they are listed.
#pragma once

#include "games/chocolate/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::chocolate {

const ToolRows<Game>& tools();

}  // namespace asobi::chocolate
