// What the operations of the protocol answer, each with its list of fields.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields_schema.hpp"
#include "play/entry.hpp"
#include "play/paper.hpp"

namespace asobi {

constexpr int protocol_version = 2;

struct Hello {
  Literal<"asobi"> program;
  std::string version;
  int protocol = protocol_version;

  static constexpr auto fields() {
    return field_list(field("program", &Hello::program), field("version", &Hello::version),
                      field("protocol", &Hello::protocol));
  }
};

struct GameSummary {
  std::string id;
  Text title, about;
  std::string paper;
  std::vector<std::string> tools;

  static constexpr auto fields() {
    return field_list(field("id", &GameSummary::id), field("title", &GameSummary::title),
                      field("about", &GameSummary::about), field("paper", &GameSummary::paper, "its id, or empty"),
                      field("tools", &GameSummary::tools));
  }
};

struct GameList {
  std::vector<GameSummary> games;

  static constexpr auto fields() { return field_list(field("games", &GameList::games)); }
};
GameList list_of_games(const Catalogue& catalogue);

// What is drawn, as the game has written it.
struct AnyView {
  Json written;

  const Json& json(Lang) const { return written; }
  static Json schema(Schemas&) { return {{"$ref", "#/$defs/View"}}; }
};

// A game with its options, after the first of its moves.
struct Position {
  std::string game;
  SessionStatus status;
  AnyView view;
  std::string picture;
  std::vector<std::string> line;
  std::optional<std::vector<std::string>> moves = {};

  static constexpr auto fields() {
    return field_list(field("game", &Position::game, "its id"), field("status", &Position::status),
                      field("view", &Position::view), field("picture", &Position::picture, "for a terminal"),
                      field("line", &Position::line, "all moves, also those after this place"),
                      field("moves", &Position::moves, "the legal ones by name, if `with` names them"));
  }
};

struct Cancelled {
  bool cancelled = false;

  static constexpr auto fields() {
    return field_list(field("cancelled", &Cancelled::cancelled, "whether it was under way"));
  }
};

// What a tool answered, with the text for people if that was asked for.
struct ToolAnswer {
  static Json schema(Schemas&) { return {{"anyOf", {{{"$ref", "#/$defs/Answer"}}, {{"$ref", "#/$defs/ToldAnswer"}}}}}; }
  Json json(Lang lang) const {
    Json data = answer.json(lang);
    if (!told) return data;
    Json out;
    out["answer"] = std::move(data);
    out["text"] = answer.text(lang);
    return out;
  }

  Answer answer;
  bool told = false;
};

// Of many trials: what those of one share came to, for whoever asks the same with the outcomes of all shares.
constexpr std::int64_t most_shares = 1'000;
struct ShareOutcomes {
  Json outcomes;

  static Json schema(Schemas& schemas);
  Json json(Lang) const { return {{"outcomes", outcomes}}; }
};

struct PaperSummary {
  std::string id;
  Text title, citation;
  std::string source;
  std::size_t claims = 0;

  static constexpr auto fields() {
    return field_list(field("id", &PaperSummary::id), field("title", &PaperSummary::title),
                      field("citation", &PaperSummary::citation, "who, where, when"),
                      field("source", &PaperSummary::source), field("claims", &PaperSummary::claims, "how many"));
  }
};

struct PaperList {
  std::vector<PaperSummary> papers;

  static constexpr auto fields() { return field_list(field("papers", &PaperList::papers)); }
};

// A request of this protocol that shows a claim.
struct LiveRequest {
  Json written;

  const Json& json(Lang) const { return written; }
  static Json schema(Schemas&) { return {{"$ref", "#/$defs/Request"}}; }
};

struct ClaimInfo {
  std::string id;
  Text section, says;
  Text printed = {};
  std::optional<Text> as_printed = {}, caveat = {};
  std::optional<LiveRequest> live = {};

  static constexpr auto fields() {
    return field_list(field("id", &ClaimInfo::id), field("section", &ClaimInfo::section),
                      field("says", &ClaimInfo::says, "the paper"),
                      field("printed", &ClaimInfo::printed, "the value it prints; empty where it prints none"),
                      field("as_printed", &ClaimInfo::as_printed, "how the paper writes the value, where that differs"),
                      field("caveat", &ClaimInfo::caveat, "why the copy at hand may not be what was printed"),
                      field("live", &ClaimInfo::live, "a request that shows it"));
  }
};

ClaimInfo claim_info(const Claim& claim);

// In standard errors, to a tenth.
struct ResidualInfo {
  double mean = 0, deviation = 0;

  static constexpr auto fields() {
    return field_list(field("mean", &ResidualInfo::mean, "positive: the paper's is more"),
                      field("deviation", &ResidualInfo::deviation, "positive: the paper's is more"));
  }
};

struct CheckedClaim : ClaimInfo {
  Text got;
  Verdict verdict;
  Text computed = {};
  std::optional<double> width = {};
  std::optional<ResidualInfo> residual = {};
  std::optional<Error> error = {};

  static constexpr auto fields() {
    return field_list(
        ClaimInfo::fields(), field("got", &CheckedClaim::got, "here"),
        field("computed", &CheckedClaim::computed, "the value, to be compared with what is printed"),
        field("verdict", &CheckedClaim::verdict),
        field("width", &CheckedClaim::width,
              "compatible: how wide the span of what the paper leaves open is, in standard errors of the printed mean"),
        field("residual", &CheckedClaim::residual,
              "statistics: how far the printed ones are from the predicted point, or outside the span, in standard "
              "errors"),
        field("error", &CheckedClaim::error, "with which the check ended, so that the claim has failed"));
  }
};

CheckedClaim checked_claim(const Claim& claim, const Result<Finding>& finding);

// The same as the job has written it that decided it.
struct DecidedClaim {
  Json written;

  const Json& json(Lang) const { return written; }
  static Json schema(Schemas& schemas) { return schemas.of<CheckedClaim>(); }
};

struct PaperInfo {
  std::string paper;
  Text title, citation, abstract;
  std::string source;
  std::vector<ClaimInfo> claims;

  static constexpr auto fields() {
    return field_list(field("paper", &PaperInfo::paper, "its id"), field("title", &PaperInfo::title),
                      field("citation", &PaperInfo::citation, "who, where, when"),
                      field("abstract", &PaperInfo::abstract), field("source", &PaperInfo::source),
                      field("claims", &PaperInfo::claims));
  }
};

struct Reproduction {
  std::string paper;
  Text title;
  std::string source;
  std::vector<DecidedClaim> claims = {};
  std::vector<std::string> not_run = {};
  std::optional<Error> stopped = {};

  // By verdict, in the order in which they occur.
  using Count = nlohmann::ordered_map<Verdict, int>;
  Count count() const;
  bool holds() const { return not_run.empty() && count().count(Verdict::failed) == 0; }

  static constexpr auto fields() {
    return field_list(field("id", &Reproduction::paper), field("paper", &Reproduction::paper, "its id, too"),
                      field("title", &Reproduction::title), field("source", &Reproduction::source),
                      field("holds", &Reproduction::holds, "all were checked, and none has failed"),
                      field("claims", &Reproduction::claims, "those that were decided"),
                      field("not_run", &Reproduction::not_run, "the ids of the others"),
                      field("stopped", &Reproduction::stopped, "why they were not run"),
                      field("count", &Reproduction::count, "by verdict"));
  }
};

// How far a job is, or a remark, or a claim that was decided.
struct ProgressMessage {
  std::optional<Text> stage = {};
  std::optional<std::uint64_t> done = {}, total = {};
  std::optional<double> seconds = {};
  std::optional<Text> note = {};
  std::optional<DecidedClaim> claim = {};

  static constexpr auto fields() {
    return field_list(field("stage", &ProgressMessage::stage), field("done", &ProgressMessage::done),
                      field("total", &ProgressMessage::total, "0: unknown"),
                      field("seconds", &ProgressMessage::seconds, "since the stage began"),
                      field("note", &ProgressMessage::note, "a remark; then nothing else is there"),
                      field("claim", &ProgressMessage::claim,
                            "`reproduce`: a claim that has just been decided; then nothing else is there"));
  }
};

// The first message on a WebSocket.
struct Greeting {
  struct Connection {
    std::string token;
    std::uint64_t received = 0;

    static constexpr auto fields() {
      return field_list(field("token", &Connection::token, "of the conversation"),
                        field("received", &Connection::received, "requests that have arrived in it"));
    }
  };
  Connection connection;
  std::optional<std::string> site = {};

  static constexpr auto fields() {
    return field_list(field("connection", &Greeting::connection),
                      field("site", &Greeting::site, "where others can open what is shown here, if that is known"));
  }
};

}  // namespace asobi
