#include "games/chocolate/game.hpp"

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "games/chocolate/proof/certificate.hpp"
#include "games/chocolate/reference.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "games/chocolate/tools.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::chocolate {
namespace {

Game game(const Edge& edge, const Position& start) { return Game(Rules(edge, *edge.heights(start.y, no_cap), start)); }

struct Asked {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};

  Result<Json> operator()(const Json& options, std::string_view tool, const Json& arguments = Json::object()) {
    const Entry chocolate = entry();
    ASOBI_TRY(const auto session, chocolate.open(options));
    ASOBI_TRY(const Tool* found, chocolate.tool(tool));
    ASOBI_CHECK(check_arguments(found->parameters, arguments));
    return ask_json(*session, tool, arguments, context);
  }
};

TEST(ChocolateGame, MovesAreThoseOfThePaper) {
  const Edge half = Edge::quotient(2);
  const Game bar = game(half, {3, 6, 3});
  std::vector<Cut> moves;
  bar.moves(bar.start(), moves);
  EXPECT_EQ(moves.size(), 12u);
  const auto after = [&](const Cut& cut) { return bar.after(bar.start(), cut).position; };
  EXPECT_EQ(after({'x', 1}), (Position{1, 6, 3}));  // figure 2.2
  EXPECT_EQ(after({'y', 4}), (Position{3, 4, 2}));
  EXPECT_EQ(after({'y', 1}), (Position{3, 1, 0}));
  EXPECT_EQ(after({'z', 1}), (Position{3, 6, 1}));
}

TEST(ChocolateGame, OfALargeBarSomeMovesAreListedAndAllCanBePlayed) {
  const auto session = *entry().open({{"x", greatest_coordinate}, {"y", greatest_coordinate}});
  const auto listed = session->moves();
  EXPECT_EQ(listed,
            (std::vector<std::string>{"x0", "x50000", "x99999", "y0", "y50000", "y99999", "z0", "z50000", "z99999"}));
  EXPECT_TRUE(session->play("Y99998"));
  EXPECT_TRUE(session->play("z12345"));
  for (const char* none : {"", "z", "z12345", "z-1", "z1x", "w1", "x99999999999999999999"}) {
    const auto played = session->play(none);
    ASSERT_FALSE(played) << none;
    EXPECT_EQ(played.error().code, Code::illegal_move) << none;
  }
  EXPECT_TRUE(session->play("x0"));
  EXPECT_TRUE(session->play("y4000"));
  EXPECT_EQ(session->moves().size(), 2u * 4000);  // z is cut with y
}

// Outcomes and winning moves of every small position against plain search.
TEST(ChocolateGame, WinningMovesAreExactlyThoseToZero) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  for (const char* f : {"y", "y/2", "y/3", "2", "0,0,2,2,5,5,6"}) {
    const Edge edge = *Edge::parse(f);
    const ReferenceTable plain(*edge.heights(6, no_cap), 6);
    for (std::uint32_t x = 0; x <= 6; ++x) {
      for (std::uint32_t y = 0; y <= 6; ++y) {
        const std::uint32_t top = edge.heights(y, no_cap)->back();
        for (std::uint32_t z = 0; z <= top; ++z) {
          const Game bar = game(edge, {x, y, z});
          std::vector<Cut> moves;
          bar.moves(bar.start(), moves);
          std::erase_if(moves, [&](const Cut& cut) { return plain(bar.after(bar.start(), cut).position) != 0; });
          EXPECT_EQ(*bar.winning_moves(bar.start(), context), moves);
          EXPECT_EQ(moves.empty(), plain({x, y, z}) == 0);
        }
      }
    }
  }
}

TEST(ChocolateGame, PicturesOfTheFigures) {
  EXPECT_EQ(game(*Edge::parse("4"), {0, 2, 1}).picture({{0, 2, 1}, 0}, Lang::en),
            "┌───┬───┬───┐\n"
            "│   │   │   │\n"
            "├───┼───┼───┤\n"
            "│▓✕▓│   │   │\n"
            "└───┴───┴───┘\n"
            "{0, 2, 1}\n");
  EXPECT_EQ(game(Edge::quotient(1), {2, 3, 3}).picture({{2, 3, 3}, 0}, Lang::ja),  // figure 3.1
            "                    ┌───┐\n"
            "                    │   │\n"
            "                ┌───┼───┤\n"
            "                │   │   │\n"
            "            ┌───┼───┼───┤\n"
            "            │   │   │   │\n"
            "┌───┬───┬───┼───┼───┼───┤\n"
            "│   │   │▓✕▓│   │   │   │\n"
            "└───┴───┴───┴───┴───┴───┘\n"
            "{2, 3, 3}\n");
  EXPECT_EQ(game(Edge::quotient(1), {0, 0, 0}).picture({{0, 0, 0}, 0}, Lang::en), "┌───┐\n│▓✕▓│\n└───┘\n{0, 0, 0}\n");
  EXPECT_EQ(game(Edge::quotient(1), {900, 3, 3}).picture({{900, 3, 3}, 0}, Lang::en),
            "{900, 3, 3}\n(too large to draw)\n");
}

TEST(ChocolateTools, AnswersHaveTheNamesOthersRelyOn) {
  Asked ask;
  const Json answer = *ask({{"x", 6}, {"y", 10}, {"z", 7}, {"k", 1}}, "analyze");
  EXPECT_EQ(answer.at("outcome"), "N");
  EXPECT_EQ(answer.at("grundy"), 2);
  EXPECT_EQ(answer.at("winning_moves"), Json::parse("[[4,10,7],[6,4,4]]"));
  const Json lost = *ask({{"x", 6}, {"y", 4}, {"z", 4}}, "analyze");
  EXPECT_EQ(lost.at("outcome"), "P");
  EXPECT_EQ(lost.at("grundy"), 0);
  EXPECT_TRUE(lost.at("winning_moves").empty());
  const Json lstates = *ask({{"k", 1}}, "lstates", {{"max", 150}});
  EXPECT_EQ(lstates.at("count"), 9'551);
  EXPECT_EQ(lstates.at("lstates").size(), 9'551u);
  EXPECT_EQ(lstates.at("lstates")[1], Json({1, 1, 0}));
  const Json check = *ask({{"k", 1}}, "check", {{"max", 60}, {"law", "conjecture"}});
  EXPECT_EQ(check.at("holds"), true);
  EXPECT_EQ(check.at("count"), 1'571);
  EXPECT_TRUE(check.at("missing").empty() && check.at("surplus").empty());
}

std::string theorem4_certificate() {
  Progress quiet;
  const auto law = law_named_or_written("theorem4");
  const auto proof = prove_law(*law, Edge::quotient(2), false, quiet);
  const auto out = certificate_of(*proof, *law, Edge::quotient(2), false);
  return out ? json_of(*out, Lang::en).dump() : out.error().message.en;
}

TEST(ChocolateTools, EveryToolSpeaksBothLanguages) {
  Asked ask;
  const auto session = entry().open(Json::object());
  ASSERT_TRUE(session);
  for (const auto& row : tools()) {
    Json arguments = Json::object();
    for (const Parameter& p : row.tool.parameters) {
      if (p.name == "max") arguments["max"] = 30;
      if (p.name == "law") arguments["law"] = "conjecture";
      if (p.name == "certificate" && p.required) arguments["certificate"] = theorem4_certificate();
      if (p.name == "statement") arguments["statement"] = "forall x, y, z: lost(x, y, z) <=> x = (y xor z)";
    }
    const auto answer = (*session)->ask(row.tool.name, arguments, ask.context);
    ASSERT_TRUE(answer) << row.tool.name << ": " << answer.error().message.en;
    for (const Lang lang : {Lang::en, Lang::ja}) EXPECT_FALSE(answer->text(lang).empty()) << row.tool.name;
  }
}

TEST(ChocolateTools, BadInputIsRefusedInWords) {
  Asked ask;
  const auto refused = [&](const Json& options, Code code, std::string_view part, std::string_view tool = "analyze",
                           const Json& arguments = Json::object()) {
    const auto out = ask(options, tool, arguments);
    ASSERT_FALSE(out) << options << arguments;
    EXPECT_EQ(out.error().code, code) << out.error().message.en;
    EXPECT_NE(out.error().message.en.find(part), std::string::npos) << out.error().message.en;
    EXPECT_FALSE(out.error().message.ja.empty());
  };
  refused({{"x", -1}}, Code::invalid, "x must be from 0");
  refused({{"x", 2'000'000}}, Code::invalid, "x must be");
  refused({{"y", "six"}}, Code::invalid, "whole number");
  refused({{"x", 1}, {"y", 6}, {"z", 4}, {"k", 2}}, Code::invalid, "f(6) = 3, but z is 4");
  refused({{"k", 0}}, Code::invalid, "k must be");
  refused({{"k", 1}, {"f", "y"}}, Code::invalid, "exclude each other");
  refused({{"f", "9 - y"}}, Code::invalid, "not monotone");
  refused({{"y", 900'000}}, Code::invalid, "y must be");
  refused({{"y", 90'000}, {"z", 90'000}}, Code::limit, "too large");
  refused(Json::object(), Code::limit, "write them to a file", "lstates", {{"max", 1'500}});
  refused(Json::object(), Code::invalid, "max is missing", "lstates");
  refused(Json::object(), Code::unknown_name, "there is no law", "check", {{"max", 9}, {"law", "nonsense"}});
  refused({{"f", "y/2 + 1"}}, Code::invalid, "no law is shipped", "proof");
  refused(Json::object(), Code::limit, "choose a smaller max", "table", {{"max", 2'000}});
}

TEST(ChocolateGame, OpensWithSensibleDefaults) {
  const auto picture = [](const Json& options) { return (*entry().open(options))->picture(Lang::en); };
  EXPECT_TRUE(picture(Json::object()).ends_with("{3, 6, 6}\n"));    // figure 1.6
  EXPECT_TRUE(picture({{"k", 2}}).ends_with("{3, 6, 3}\n"));        // figure 1.5
  EXPECT_TRUE(picture({{"f", "0,0,1"}}).ends_with("{3, 2, 1}\n"));  // a list that ends before 6
  EXPECT_EQ(picture({{"seed", 4}}), picture({{"seed", 4}}));
  EXPECT_NE(picture({{"seed", 4}}), picture({{"seed", 5}}));
}

}  // namespace
}  // namespace asobi::chocolate
