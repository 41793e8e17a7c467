// The one bridge from a game written against the concepts to the run-time interface. Game has, besides a TurnGame:
//   std::string move_name(State, Move)    unique among the moves of a state
//   View view(State), std::string picture(State, Lang)    View has a list of fields, the first a Literal named kind
// and, where there may be too many moves to list (then `moves` gives a sample of them, none only if there are none):
//   Result<Move> parse_move(State, std::string_view)    the legal move of that name, or an error of code illegal_move
// and, where a line of moves is more than names with spaces between them:
//   Result<std::vector<Move>> parse_line(State, std::string_view)    the legal moves of the whole text, in order
// and, where they are large:
//   std::size_t bytes() const, std::size_t bytes(State)    about how much memory the game and a position of it take
//
// A session keeps the moves, the position that is reached, and every 64th position of the line, so that large positions
// are cheap and going anywhere costs at most 63 moves; where those would take more than a few MiB, every 128th, and so
// on.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/fields_schema.hpp"
#include "base/json.hpp"
#include "base/text_reader.hpp"
#include "play/argument.hpp"
#include "play/entry.hpp"
#include "solve/concepts.hpp"

namespace asobi {

template <class A>
Answer answer_of(A value) {
  Answer out;
  out.value_ = std::move(value);
  out.json_ = [](const std::any& held, Lang lang) { return json_of(*std::any_cast<A>(&held), lang); };
  out.text_ = [](const std::any& held, Lang lang) { return text(*std::any_cast<A>(&held), lang); };
  return out;
}

// A tool with what answers it. Arguments have been checked.
template <class Game>
struct ToolRow {
  Tool tool;
  std::function<Result<Answer>(const Game&, const typename Game::State&, const Json& arguments, Context&)> run;
};
template <class Game>
using ToolRows = std::vector<ToolRow<Game>>;

// The row of a tool: `run` is told a struct and returns one; `about` lacks only what these two say.
template <class Game, class S, class A>
ToolRow<Game> tool_row(Tool about, const Arguments<S>& arguments,
                       Result<A> (*run)(const Game&, const typename Game::State&, const S&, Context&)) {
  about.parameters = parameters_of(arguments.rows());
  about.schema = [](Schemas& schemas) { return schemas.of<A>(); };
  return {std::move(about),
          [arguments, run](const Game& game, const typename Game::State& state, const Json& given,
                           Context& context) -> Result<Answer> {
            ASOBI_TRY(A answer, run(game, state, read_arguments(arguments, given), context));
            return answer_of(std::move(answer));
          }};
}

// The legal move of this name, or an error that names the moves there are.
template <class Game>
Result<typename Game::Move> listed_move(const Game& game, const typename Game::State& state, std::string_view text) {
  std::vector<typename Game::Move> legal;
  game.moves(state, legal);
  std::vector<std::string> names;
  for (const auto& move : legal) {
    names.push_back(game.move_name(state, move));
    if (equal_ignoring_case(names.back(), text)) return move;
  }
  constexpr std::size_t most = 16;
  const bool more = names.size() > most;
  names.resize(std::min(names.size(), most));
  const auto list = fmt::format("{}{}", fmt::join(names, " "), more ? " …" : "");
  return fail(Code::illegal_move, "{} is not a move here; the moves are: {}",
              "ここで {} という手は指せません。指せる手: {}", shown(text), list);
}

template <class Game>
  requires TurnGame<Game>
class TypedSession final : public Session {
 public:
  using State = typename Game::State;
  using Move = typename Game::Move;

  static constexpr std::size_t longest_line = 100'000;
  static constexpr std::size_t first_stride = 64;
  static constexpr std::size_t most_kept = std::size_t{4} << 20;  // bytes of positions

  // The rows outlive the session.
  explicit TypedSession(Game game, const ToolRows<Game>* tools = nullptr)
      : game_(std::make_shared<const Game>(std::move(game))), tools_(tools), now_(game_->start()), kept_{now_} {}

  SessionStatus status() const override {
    const Status status = game_->status(now_);
    SessionStatus out{.over = status.kind != Status::Kind::running, .played = at_};
    if (at_ > 0) out.last = line_[at_ - 1];
    if (status.kind == Status::Kind::running) out.to_move = status.player;
    if (status.kind == Status::Kind::won) out.winner = status.player;
    return out;
  }

  std::size_t bytes() const override {
    return sizeof(*this) + sizeof(Game) + bytes_of_game() + bytes_of(now_) + kept_bytes_ + line_bytes_;
  }

  Json view(Lang lang) const override { return json_of(game_->view(now_), lang); }
  std::string picture(Lang lang) const override { return game_->picture(now_, lang); }

  std::vector<std::string> moves() const override {
    std::vector<Move> legal;
    game_->moves(now_, legal);
    std::vector<std::string> names;
    for (const Move& move : legal) names.push_back(game_->move_name(now_, move));
    return names;
  }

  std::vector<std::string> line() const override { return line_; }

  Result<void> play(std::string_view text) override {
    ASOBI_TRY(const Move move, move_named(now_, text));
    ASOBI_CHECK(follow({move}));
    return redo();
  }

  Result<void> plan(std::string_view text) override {
    ASOBI_TRY(const std::vector<Move> moves, moves_named(text));
    return follow(moves);
  }

  Result<void> undo() override {
    if (at_ == 0) return fail(Code::illegal_move, "there is no move to take back", "戻す手がありません");
    return go(at_ - 1);
  }

  Result<void> redo() override {
    if (at_ == moves_.size()) return fail(Code::illegal_move, "there is no move to redo", "やり直す手がありません");
    now_ = game_->after(std::move(now_), moves_[at_++]);
    return {};
  }

  Result<void> go(std::size_t played) override {
    if (played > moves_.size()) {
      return fail(Code::illegal_move, "there are only {} moves", "手は {} 手までしかありません", moves_.size());
    }
    if (played < at_ || played / stride_ > at_ / stride_) {
      at_ = played / stride_ * stride_;
      now_ = kept_[played / stride_];
    }
    while (at_ < played) now_ = game_->after(std::move(now_), moves_[at_++]);
    return {};
  }

  Result<Answer> ask(std::string_view tool, const Json& arguments, Context& context) const override {
    if (tools_ != nullptr) {
      for (const auto& row : *tools_) {
        if (row.tool.name == tool) return row.run(*game_, now_, arguments, context);
      }
    }
    return fail(Code::unknown_name, "there is no tool {}", "ツール {} はありません", shown(tool));
  }

 private:
  std::shared_ptr<const Game> game_;
  const ToolRows<Game>* tools_;
  std::vector<Move> moves_;        // since the start; those after at_ can be redone
  std::vector<std::string> line_;  // their names
  std::size_t at_ = 0;
  State now_;
  std::size_t stride_ = first_stride;
  std::vector<State> kept_;  // the positions before moves 0, stride, 2 * stride … of the line
  std::size_t kept_bytes_ = bytes_of(now_);
  std::size_t line_bytes_ = 0;

  std::size_t bytes_of_game() const {
    if constexpr (requires { game_->bytes(); }) {
      return game_->bytes();
    } else {
      return 0;
    }
  }

  std::size_t bytes_of(const State& state) const {
    if constexpr (requires { game_->bytes(state); }) {
      return sizeof(State) + game_->bytes(state);
    } else {
      return sizeof(State);
    }
  }

  static std::size_t bytes_of_move(const std::string& name) {
    return sizeof(Move) + sizeof(std::string) + (name.size() > std::string().capacity() ? name.size() + 1 : 0);
  }

  // What follows move `at_` is forgotten.
  void cut() {
    for (std::size_t i = at_; i < line_.size(); ++i) line_bytes_ -= bytes_of_move(line_[i]);
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(at_), moves_.end());
    line_.resize(at_);
    for (std::size_t i = at_ / stride_ + 1; i < kept_.size(); ++i) kept_bytes_ -= bytes_of(kept_[i]);
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(at_ / stride_) + 1, kept_.end());
  }

  void keep(const State& state) {
    kept_.push_back(state);
    kept_bytes_ += bytes_of(state);
    if (kept_bytes_ <= most_kept || kept_.size() < 3) return;
    stride_ *= 2;
    for (std::size_t i = 0; 2 * i < kept_.size(); ++i) std::swap(kept_[i], kept_[2 * i]);
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>((kept_.size() + 1) / 2), kept_.end());
    kept_bytes_ = 0;
    for (const State& one : kept_) kept_bytes_ += bytes_of(one);
  }

  Result<void> room_for(std::size_t moves) const {
    if (at_ + moves <= longest_line) return {};
    return fail(Code::limit, "a session holds at most {} moves", "一つのセッションの手数は {} までです", longest_line);
  }

  // The moves take the place of what followed.
  Result<void> follow(const std::vector<Move>& moves) {
    ASOBI_CHECK(room_for(moves.size()));
    cut();
    State state = now_;
    for (const Move& move : moves) {
      line_.push_back(game_->move_name(state, move));
      state = game_->after(std::move(state), move);
      moves_.push_back(move);
      line_bytes_ += bytes_of_move(line_.back());
      if (moves_.size() % stride_ == 0) keep(state);
    }
    return {};
  }

  Result<Move> move_named(const State& before, std::string_view text) const {
    if constexpr (requires { game_->parse_move(before, text); }) {
      return game_->parse_move(before, text);
    } else {
      return listed_move(*game_, before, text);
    }
  }

  Result<std::vector<Move>> moves_named(std::string_view text) const {
    if constexpr (requires { game_->parse_line(now_, text); }) {
      return game_->parse_line(now_, text);
    } else {
      const auto names = words(text);
      ASOBI_CHECK(room_for(names.size()));
      std::vector<Move> out;
      State state = now_;
      for (const std::string_view name : names) {
        ASOBI_TRY(const Move move, within(move_named(state, name), name, text));
        state = game_->after(std::move(state), move);
        out.push_back(move);
      }
      return out;
    }
  }
};

// A game of the catalogue: `about` says its id, title, what it is about and its paper. The rows are there for good.
template <class Game, class S>
Entry game_entry(Entry about, const Arguments<S>& options, Result<Game> (*open)(const S&), const ToolRows<Game>& rows) {
  about.options = parameters_of(options.rows());
  for (const ToolRow<Game>& row : rows) about.tools.push_back(row.tool);
  about.view_schema = [](Schemas& schemas) {
    return schemas.of<
        std::remove_cvref_t<decltype(std::declval<const Game&>().view(std::declval<const typename Game::State&>()))>>();
  };
  about.open_checked = [options, open, &rows](const Json& given) -> Result<std::unique_ptr<Session>> {
    ASOBI_TRY(Game game, open(read_arguments(options, given)));
    return std::make_unique<TypedSession<Game>>(std::move(game), &rows);
  };
  return about;
}

}  // namespace asobi
