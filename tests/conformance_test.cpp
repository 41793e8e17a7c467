// Walks the catalogue: what every game must have and how every session must behave, whatever the game.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/json.hpp"
#include "base/random.hpp"
#include "base/source_dir_for_tests.hpp"
#include "games/catalogue.hpp"
#include "papers/papers.hpp"
#include "service/local_jobs.hpp"
#include "service/protocol_schema.hpp"
#include "service/service.hpp"

namespace asobi {
namespace {

const std::filesystem::path games = source_dir() / "src" / "games";

bool complete(const Text& text) { return !text.en.empty() && !text.ja.empty(); }

// What is told as the usual value can be given, too.
void expect_usual_is_allowed(const Parameter& parameter) {
  if (!parameter.usual) return;
  Parameter alone = parameter;
  alone.required = false;
  const Json value = std::visit([](const auto& held) { return Json(held); }, *parameter.usual);
  EXPECT_TRUE(check_arguments({alone}, {{parameter.name, value}})) << parameter.name << " " << value;
}

// What a page shows has no words of the command line in it.
void expect_no_command(const std::string& text) {
  static const std::regex command("(^|[^-])--[a-z]|asobi [a-z]");
  EXPECT_FALSE(std::regex_search(text, command)) << text;
}
void expect_no_command(const Text& text) {
  expect_no_command(text.en);
  expect_no_command(text.ja);
}

// Whether a Japanese text has this word of the command line in it, not as a part of another.
bool names_word(std::string_view text, std::string_view word) {
  const auto joins = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.'; };
  if (word.size() < 2) return false;
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !joins(text[at - 1])) && (end == text.size() || (!joins(text[end]) && text[end] != '(')))
      return true;
  }
  return false;
}

void expect_label(const Text& label) {
  EXPECT_TRUE(complete(label));
  EXPECT_LE(display_width(label.en), 30U) << label.en;
  EXPECT_LE(display_width(label.ja), 30U) << label.ja;
}

// Labels for the parameter and its choices, and a Japanese help without the words of the command line.
void expect_words_of_people(const Parameter& parameter) {
  SCOPED_TRACE(parameter.name);
  expect_label(parameter.label);
  expect_no_command(parameter.help);
  ASSERT_EQ(parameter.choice_labels.size(), parameter.choices.size());
  for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
    EXPECT_TRUE(complete(parameter.choice_labels[i]));
    EXPECT_FALSE(names_word(parameter.help.ja, parameter.choices[i])) << parameter.help.ja;
  }
}

TEST(Catalogue, EveryGameIsWholeAndBilingual) {
  std::set<std::string> ids;
  for (const Entry& entry : all_games()) {
    SCOPED_TRACE(entry.id);
    EXPECT_TRUE(ids.insert(entry.id).second) << "two games have this id";
    EXPECT_TRUE(complete(entry.title));
    EXPECT_TRUE(complete(entry.about));
    EXPECT_TRUE(std::filesystem::exists(games / entry.id / "README.md")) << "no README.md";
    const auto golden = games / entry.id / "golden";
    EXPECT_TRUE(std::filesystem::is_directory(golden) && !std::filesystem::is_empty(golden)) << "no golden transcript";
    std::set<std::string> options;
    for (const Parameter& p : entry.options) {
      EXPECT_TRUE(options.insert(p.name).second) << p.name;
      EXPECT_TRUE(complete(p.help)) << p.name;
      expect_words_of_people(p);
      expect_usual_is_allowed(p);
    }
    std::set<std::string> tools;
    for (const Tool& tool : entry.tools) {
      SCOPED_TRACE(tool.name);
      EXPECT_TRUE(tools.insert(tool.name).second) << "two tools have this name";
      EXPECT_TRUE(complete(tool.summary));
      expect_label(tool.label);
      expect_no_command(tool.summary);
      EXPECT_TRUE(tool.example.starts_with("asobi " + entry.id + " " + tool.name)) << tool.example;
      for (const std::string& name : tool.setup) EXPECT_TRUE(options.contains(name)) << name;
      for (const std::string& name : tool.setup_optional) EXPECT_TRUE(options.contains(name)) << name;
      std::set<std::string> own;
      for (const Parameter& p : tool.parameters) {
        own.insert(p.name);
        EXPECT_TRUE(complete(p.help)) << p.name;
        expect_words_of_people(p);
        if (!p.required) expect_usual_is_allowed(p);
      }
      for (const std::string& name : tool.words) EXPECT_TRUE(own.contains(name)) << name;
      for (const std::set<std::string>& names : {options, own, tools}) {
        for (const std::string& name : names) {
          EXPECT_FALSE(names_word(tool.summary.ja, name)) << tool.summary.ja;
          for (const Parameter& p : tool.parameters) EXPECT_FALSE(names_word(p.help.ja, name)) << p.help.ja;
          for (const Parameter& p : entry.options) EXPECT_FALSE(names_word(p.help.ja, name)) << p.help.ja;
        }
      }
    }
  }
}

TEST(Catalogue, EverySessionPlaysAtRandomAndTakesBack) {
  for (const Entry& entry : all_games()) {
    SCOPED_TRACE(entry.id);
    const auto opened = entry.open(Json::object());
    ASSERT_TRUE(opened) << opened.error().message.en;
    Session& session = **opened;
    Random random(11);
    std::vector<Json> views = {session.view(Lang::en)};
    for (int ply = 0; ply < 60; ++ply) {
      const auto moves = session.moves();
      EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), moves.size()) << "moves share a name";
      if (moves.empty()) break;
      ASSERT_TRUE(session.play(moves[random.below(moves.size())]));
      views.push_back(session.view(Lang::en));
      EXPECT_EQ(session.status().played, views.size() - 1);
      EXPECT_FALSE(session.picture(Lang::ja).empty());
    }
    for (std::size_t i = views.size() - 1; i > 0; --i) {
      ASSERT_TRUE(session.undo());
      EXPECT_EQ(session.view(Lang::en), views[i - 1]);
    }
    EXPECT_FALSE(session.undo());
    for (std::size_t i = 1; i < views.size(); ++i) {
      ASSERT_TRUE(session.redo());
      EXPECT_EQ(session.view(Lang::en), views[i]);
    }
    EXPECT_FALSE(session.redo());
  }
}

TEST(Catalogue, EverySessionIsItsLineAndCanBeRebuiltFromIt) {
  for (const Entry& entry : all_games()) {
    SCOPED_TRACE(entry.id);
    const auto played = entry.open(Json::object());
    const auto planned = entry.open(Json::object());
    ASSERT_TRUE(played && planned);
    Random random(12);
    std::string moves;
    std::vector<Json> views = {(*played)->view(Lang::en)};
    for (auto legal = (*played)->moves(); !legal.empty() && views.size() < 20; legal = (*played)->moves()) {
      const std::string& move = legal[random.below(legal.size())];
      ASSERT_TRUE((*played)->play(move));
      EXPECT_EQ((*played)->status().last, (*played)->line().back());
      moves += move + " ";
      views.push_back((*played)->view(Lang::en));
    }
    ASSERT_TRUE((*planned)->plan(moves));
    EXPECT_EQ((*planned)->line(), (*played)->line());
    EXPECT_EQ((*planned)->status().played, 0);
    for (const std::size_t at : {views.size() - 1, std::size_t{0}, views.size() / 2}) {
      ASSERT_TRUE((*planned)->go(at));
      EXPECT_EQ((*planned)->view(Lang::en), views[at]);
    }
    EXPECT_FALSE((*planned)->go(views.size()));
    EXPECT_FALSE((*planned)->plan("no such moves"));
    EXPECT_EQ((*planned)->line(), (*played)->line()) << "a plan that is refused changes nothing";
  }
}

TEST(Catalogue, BadInputIsRefusedInWords) {
  for (const Entry& entry : all_games()) {
    SCOPED_TRACE(entry.id);
    EXPECT_FALSE(entry.open(Json::array()));
    EXPECT_FALSE(entry.open({{"no such option", 1}}));
    for (const Parameter& p : entry.options) EXPECT_FALSE(entry.open({{p.name, Json::array()}})) << p.name;
    const auto session = entry.open(Json::object());
    ASSERT_TRUE(session);
    for (const char* bad : {"", " ", "no such move", "\xff", "%s%n{}", "0x"}) {
      const auto refused = (*session)->play(bad);
      ASSERT_FALSE(refused) << bad;
      EXPECT_EQ(refused.error().code, Code::illegal_move);
      EXPECT_TRUE(complete(refused.error().message));
    }
    EXPECT_FALSE(entry.tool("no such tool"));
  }
}

// Of every tool, as the faults are tried on it (tests/faults).
TEST(CatalogueStandard, AnswersForPeopleHaveNoWordsOfTheCommandLine) {
  const Catalogue catalogue = {all_games(), all_papers};
  Shelf shelf;
  LocalJobs jobs(catalogue, shelf, {});
  std::vector<Json> finals;
  Service service(catalogue, jobs, {}, [&](const Reply& reply) {
    if (reply.final()) finals.push_back(reply.json());
  });
  std::ifstream lines(source_dir() / "tests" / "faults" / "requests.jsonl");
  std::set<std::string> tools;
  std::size_t answered = 0;
  for (std::string line; std::getline(lines, line);) {
    Json request = Json::parse(line);
    if (request.at("op") != "ask" || line.contains("@folder@") || request.contains("slow")) continue;
    request.erase("varies");  // the faults' own mark
    tools.insert(request.at("game").get<std::string>() + " " + request.at("tool").get<std::string>());
    for (const char* lang : {"en", "ja"}) {
      SCOPED_TRACE(line.substr(0, 120));
      request.update({{"text", true}, {"lang", lang}});
      finals.clear();
      service.handle(request);
      service.wait();
      ASSERT_EQ(finals.size(), 1U);
      if (!finals[0].at("ok").get<bool>()) continue;
      ++answered;
      const std::string text = finals[0].at("result").at("text").get<std::string>();
      expect_no_command(text);
      EXPECT_FALSE(text.contains("twophase") || text.contains("lbl")) << text;
    }
  }
  EXPECT_GT(tools.size(), 50U);
  EXPECT_GT(answered, 140U);  // each in both languages
}

void expect_defined(const Json& part, const Json& definitions) {
  if (part.is_object() && part.contains("$ref") && part.at("$ref").is_string()) {
    EXPECT_TRUE(definitions.contains(part.at("$ref").get<std::string>().substr(8))) << part.at("$ref");
  }
  if (part.is_structured()) {
    for (const Json& inner : part) expect_defined(inner, definitions);
  }
}

TEST(Schema, DescribesEveryToolAndRefersOnlyToWhatIsThere) {
  const Json schema = protocol_schema({all_games(), all_papers});
  const Json& definitions = schema.at("$defs");
  expect_defined(schema, definitions);
  for (const Entry& entry : all_games()) {
    const Json& answers = definitions.at("Answers").at("properties").at(entry.id).at("properties");
    for (const Tool& tool : entry.tools) {
      SCOPED_TRACE(entry.id + " " + tool.name);
      const Json& answer = answers.at(tool.name);
      for (const Json& one : answer.contains("anyOf") ? answer.at("anyOf") : Json::array({answer})) {
        const Json& fields = definitions.at(one.at("$ref").get<std::string>().substr(8)).at("properties");
        EXPECT_FALSE(fields.empty());
        if (!tool.yes_field.empty() && fields.contains(tool.yes_field)) {
          EXPECT_EQ(fields.at(tool.yes_field).at("type"), "boolean");
        }
      }
    }
  }
}

TEST(Papers, EveryClaimIsWholeAndBilingual) {
  std::set<std::string> papers;
  for (const Paper& paper : all_papers()) {
    EXPECT_TRUE(papers.insert(paper.id).second);
    EXPECT_TRUE(complete(paper.title) && complete(paper.citation) && complete(paper.abstract));
    std::set<std::string> ids;
    for (const Claim& claim : paper.claims) {
      EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
      EXPECT_TRUE(complete(claim.section) && complete(claim.says)) << claim.id;
    }
    EXPECT_TRUE(std::filesystem::exists(source_dir() / "docs" / "papers" / (paper.id + ".md")));
  }
}

// A page opens any claim with one touch, so what it asks must be right and quick.
TEST(PapersStandard, EveryClaimIsShownLiveByARequestThatIsAnswered) {
  const Catalogue catalogue = {all_games(), all_papers};
  Shelf shelf;
  LocalJobs jobs(catalogue, shelf, {});
  Json last;
  Service service(catalogue, jobs, {}, [&](const Reply& reply) {
    if (reply.final()) last = reply.json();
  });
  for (const Paper& paper : catalogue.papers()) {
    for (const Claim& claim : paper.claims) {
      SCOPED_TRACE(paper.id + " " + claim.id);
      const Json live = Json::parse(claim.live, nullptr, false);
      ASSERT_TRUE(live.is_object()) << claim.live;
      EXPECT_TRUE(live.at("op") == "at" || live.at("op") == "ask");
      Json request = live;
      if (live.at("op") == "ask") request["seconds"] = 20;
      service.handle(request);
      service.wait();
      EXPECT_EQ(last.at("ok"), true) << to_line(last);
    }
  }
}

}  // namespace
}  // namespace asobi
