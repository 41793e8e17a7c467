// The one bridge from a game written against the concepts to the run-time interface. Game has, besides a TurnGame:
//   std::string move_name(State, Move)    unique among the moves of a state
//   Json view(State, Lang), std::string picture(State, Lang)
//   static const std::vector<ToolRow<Game>>& tools()
// and, where there may be too many moves to list (then `moves` gives a sample of them, none only if there are none):
//   Result<Move> parse_move(State, std::string_view)    the legal move of that name, or an error of code illegal_move
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/json.hpp"
#include "play/entry.hpp"
#include "solve/concepts.hpp"

namespace asobi {

template <class Game>
struct ToolRow {
  Tool tool;
  Result<Json> (*run)(const Game&, const typename Game::State&, const Json& arguments, Context&);
};

template <class Game>
  requires TurnGame<Game>
class TypedSession final : public Session {
 public:
  using State = typename Game::State;
  using Move = typename Game::Move;

  explicit TypedSession(Game game) : game_(std::make_shared<const Game>(std::move(game))), history_{game_->start()} {}

  std::unique_ptr<Session> snapshot() const override { return std::make_unique<TypedSession>(*this); }

  Json status() const override {
    const Status status = game_->status(state());
    Json out = {{"over", status.kind != Status::Kind::running}, {"played", at_}};
    if (status.kind == Status::Kind::running) out["to_move"] = status.player;
    if (status.kind == Status::Kind::won) out["winner"] = status.player;
    return out;
  }

  Json view(Lang lang) const override { return game_->view(state(), lang); }
  std::string picture(Lang lang) const override { return game_->picture(state(), lang); }

  std::vector<std::string> moves() const override {
    std::vector<std::string> names;
    for (const Move& move : legal()) names.push_back(game_->move_name(state(), move));
    return names;
  }

  Result<void> play(std::string_view text) override {
    ASOBI_TRY(const Move move, move_named(text));
    State next = game_->after(state(), move);
    history_.resize(at_ + 1);
    history_.push_back(std::move(next));
    ++at_;
    return {};
  }

  Result<void> undo() override {
    if (at_ == 0) return fail(Code::illegal_move, "there is no move to take back", "戻す手がありません");
    --at_;
    return {};
  }

  Result<void> redo() override {
    if (at_ + 1 == history_.size())
      return fail(Code::illegal_move, "there is no move to redo", "やり直す手がありません");
    ++at_;
    return {};
  }

  Result<Json> ask(std::string_view tool, const Json& arguments, Context& context) const override {
    for (const auto& row : Game::tools()) {
      if (row.tool.name == tool) return row.run(*game_, state(), arguments, context);
    }
    return fail(Code::unknown_name, "there is no tool {}", "道具 {} はありません", shown(tool));
  }

 private:
  std::shared_ptr<const Game> game_;
  std::vector<State> history_;  // every position since the start; those after at_ can be redone
  std::size_t at_ = 0;

  const State& state() const { return history_[at_]; }

  Result<Move> move_named(std::string_view text) const {
    if constexpr (requires { game_->parse_move(state(), text); }) {
      return game_->parse_move(state(), text);
    } else {
      return listed_move(text);
    }
  }

  Result<Move> listed_move(std::string_view text) const {
    std::vector<std::string> names;
    for (const Move& move : legal()) {
      names.push_back(game_->move_name(state(), move));
      if (equal_ignoring_case(names.back(), text)) return move;
    }
    constexpr std::size_t most = 16;
    const bool more = names.size() > most;
    names.resize(std::min(names.size(), most));
    const auto list = fmt::format("{}{}", fmt::join(names, " "), more ? " …" : "");
    return fail(Code::illegal_move, "{} is not a move here; the moves are: {}",
                "ここで {} という手は指せません。指せる手: {}", shown(text), list);
  }

  std::vector<Move> legal() const {
    std::vector<Move> out;
    game_->moves(state(), out);
    return out;
  }
};

// The rows' tools, for the entry of the catalogue.
template <class Game>
std::vector<Tool> tools_of() {
  std::vector<Tool> out;
  for (const auto& row : Game::tools()) out.push_back(row.tool);
  return out;
}

}  // namespace asobi
