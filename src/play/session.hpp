// One interface at run time, total for every game. What only some games can answer is a Tool: a named row of that
// game's own table. A game that lacks a tool does not list it, so "not implemented" cannot occur.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/context.hpp"
#include "base/json_fwd.hpp"
#include "base/result.hpp"
#include "play/answer.hpp"
#include "play/parameter.hpp"

namespace asobi {

struct Tool {
  std::string name = {};
  Text label = {};  // what people call it, a few words
  Text summary = {};
  std::vector<std::string> setup = {};           // options of the game that the command takes as words, in this order
  std::vector<std::string> setup_optional = {};  // and those it takes as --options
  std::vector<Parameter> parameters = {};        // the tool's own
  std::vector<std::string> words = {};           // those of them that the command takes as words, after `setup`
  std::string example = {};                      // a command that works
  std::string yes_field = {};                    // the answer is no when this field of it is false; may be empty
  bool trials = false;                           // its work is each_trial's (base/trials.hpp), and can be shared
  std::function<Json(Schemas&)> schema = {};     // of its answer
};

struct SessionStatus {
  bool over = false;
  std::size_t played = 0;
  std::optional<std::string> last = {};
  std::optional<int> to_move = {}, winner = {};

  static constexpr auto fields() {
    return field_list(field("over", &SessionStatus::over), field("played", &SessionStatus::played, "moves of the line"),
                      field("last", &SessionStatus::last, "the move that led here, if any"),
                      field("to_move", &SessionStatus::to_move, "the player, while it is not over"),
                      field("winner", &SessionStatus::winner, "the player, if somebody won"));
  }
};

class Session {
 public:
  virtual ~Session() = default;

  virtual SessionStatus status() const = 0;
  virtual std::size_t bytes() const = 0;  // about how much memory it takes
  // What is to be drawn, as the game's struct is written; the same position gives the same view.
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
  virtual Result<Answer> ask(std::string_view tool, const Json& arguments, Context& context) const = 0;
};

}  // namespace asobi
