// The one bridge from a game written against the concepts to the run-time interface. Game has, besides a TurnGame:
//   std::string move_name(State, Move)    unique among the moves of a state
//   Json view(State, Lang), std::string picture(State, Lang)
//   static const std::vector<ToolRow<Game>>& tools()
// and, where there may be too many moves to list (then `moves` gives a sample of them, none only if there are none):
//   Result<Move> parse_move(State, std::string_view)    the legal move of that name, or an error of code illegal_move
// and, where a line of moves is not written with spaces between them:
//   static std::vector<std::string_view> split_line(std::string_view)
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

  static constexpr std::size_t longest_line = 100'000;

  explicit TypedSession(Game game) : game_(std::make_shared<const Game>(std::move(game))), history_{game_->start()} {}

  std::unique_ptr<Session> snapshot() const override { return std::make_unique<TypedSession>(*this); }

  Json status() const override {
    const Status status = game_->status(state());
    Json out = {{"over", status.kind != Status::Kind::running}, {"played", at_}};
    if (at_ > 0) out["last"] = line_[at_ - 1];
    if (status.kind == Status::Kind::running) out["to_move"] = status.player;
    if (status.kind == Status::Kind::won) out["winner"] = status.player;
    return out;
  }

  Json view(Lang lang) const override { return game_->view(state(), lang); }
  std::string picture(Lang lang) const override { return game_->picture(state(), lang); }

  std::vector<std::string> moves() const override {
    std::vector<std::string> names;
    for (const Move& move : legal(state())) names.push_back(game_->move_name(state(), move));
    return names;
  }

  std::vector<std::string> line() const override { return line_; }

  Result<void> play(std::string_view text) override {
    ASOBI_CHECK(plan_moves({text}));
    ++at_;
    return {};
  }

  Result<void> plan(std::string_view text) override {
    if constexpr (requires { Game::split_line(text); }) {
      return plan_moves(Game::split_line(text));
    } else {
      return plan_moves(words(text));
    }
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

  Result<void> go(std::size_t played) override {
    if (played >= history_.size()) {
      return fail(Code::illegal_move, "there are only {} moves", "手は {} 手までしかありません", line_.size());
    }
    at_ = played;
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
  std::vector<State> history_;     // every position since the start; those after at_ can be redone
  std::vector<std::string> line_;  // the moves between them
  std::size_t at_ = 0;

  const State& state() const { return history_[at_]; }

  // All of the moves, or none, take the place of what followed.
  Result<void> plan_moves(const std::vector<std::string_view>& names) {
    if (at_ + names.size() > longest_line) {
      return fail(Code::limit, "a session holds at most {} moves", "一つのセッションの手数は {} までです",
                  longest_line);
    }
    std::vector<State> states;
    std::vector<std::string> canonical;
    for (const std::string_view text : names) {
      const State& before = states.empty() ? state() : states.back();
      ASOBI_TRY(const Move move, move_named(before, text));
      canonical.push_back(game_->move_name(before, move));
      State next = game_->after(before, move);
      states.push_back(std::move(next));
    }
    history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, history_.end());
    line_.resize(at_);
    std::ranges::move(states, std::back_inserter(history_));
    std::ranges::move(canonical, std::back_inserter(line_));
    return {};
  }

  Result<Move> move_named(const State& before, std::string_view text) const {
    if constexpr (requires { game_->parse_move(before, text); }) {
      return game_->parse_move(before, text);
    } else {
      return listed_move(before, text);
    }
  }

  Result<Move> listed_move(const State& before, std::string_view text) const {
    std::vector<std::string> names;
    for (const Move& move : legal(before)) {
      names.push_back(game_->move_name(before, move));
      if (equal_ignoring_case(names.back(), text)) return move;
    }
    constexpr std::size_t most = 16;
    const bool more = names.size() > most;
    names.resize(std::min(names.size(), most));
    const auto list = fmt::format("{}{}", fmt::join(names, " "), more ? " …" : "");
    return fail(Code::illegal_move, "{} is not a move here; the moves are: {}",
                "ここで {} という手は指せません。指せる手: {}", shown(text), list);
  }

  std::vector<Move> legal(const State& before) const {
    std::vector<Move> out;
    game_->moves(before, out);
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
