// One interface at run time, total for every game. What only some games can answer is a Tool: a named row of that
// game's own table. A game that lacks a tool does not list it, so "not implemented" cannot occur.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "base/json_fwd.hpp"
#include "base/result.hpp"
#include "play/parameter.hpp"

namespace asobi {

struct Tool {
  std::string name = {};
  Text summary = {};
  std::vector<std::string> setup = {};           // options of the game that the command takes as words, in this order
  std::vector<std::string> setup_optional = {};  // and those it takes as --options
  std::vector<Parameter> parameters = {};        // the tool's own
  std::vector<std::string> words = {};           // those of them that the command takes as words, after `setup`
  std::string example = {};                      // a command that works
  std::string yes_field = {};                    // the answer is no when this field of it is false; may be empty
  std::function<std::string(const Json& answer, Lang)> text = {};  // the answer for people
};

class Session {
 public:
  virtual ~Session() = default;

  virtual std::unique_ptr<Session> snapshot() const = 0;
  // {"over", "played", "last" (the move that led here, if any), "to_move" while it is not over, "winner" if somebody
  // won}
  virtual Json status() const = 0;
  // What is to be drawn: {"kind": …, …}; the same position gives the same view.
  virtual Json view(Lang lang) const = 0;
  virtual std::string picture(Lang lang) const = 0;
  virtual std::vector<std::string> moves() const = 0;
  // Every move since the start; those after the first `played` can be redone.
  virtual std::vector<std::string> line() const = 0;
  virtual Result<void> play(std::string_view move) = 0;
  // What is to follow from here, to be redone step by step: move names with spaces between, or as the game writes them.
  virtual Result<void> plan(std::string_view moves) = 0;
  virtual Result<void> undo() = 0;
  virtual Result<void> redo() = 0;
  virtual Result<void> go(std::size_t played) = 0;
  // `tool` is one of the entry's, `arguments` have been checked against its parameters.
  virtual Result<Json> ask(std::string_view tool, const Json& arguments, Context& context) const = 0;
};

}  // namespace asobi
