// What is asked about laws (law.hpp): those that come with the program, a law against the computed L-states, the search
// for one, the paper's proof sketch, and the proof for all positions. Cost: law_check.hpp, law_search.hpp,
// proof/law_proof.hpp.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/chocolate/game.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/proof/certificate_check.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "play/conjecture.hpp"

namespace asobi::chocolate {

struct LawList {
  std::vector<ShippedLaw> laws;

  static constexpr auto fields() { return field_list(field("laws", &LawList::laws)); }
};
Result<LawList> laws(const Game& game, const Game::State& state, const NoArguments&, Context& context);
std::string text(const LawList& list, Lang lang);

struct CheckArguments {
  std::uint32_t max = 0;  // the greatest x and y
  std::string law;        // its name or its text
};

struct LawCheck : Comparison {
  std::uint32_t max = 0;
  std::string f;                  // the edge of the bar
  std::vector<Text> notes;        // slips of the law's text
  std::vector<std::string> read;  // how the law was read

  static constexpr auto fields() {
    return field_list(Comparison::fields(), field("max", &LawCheck::max, "the greatest x and y"),
                      field("f", &LawCheck::f, "the edge of the bar"),
                      field("notes", &LawCheck::notes, "slips of the law's text"),
                      field("read", &LawCheck::read, "how the law was read: with all ranges and brackets"));
  }
};
Result<LawCheck> check(const Game& game, const Game::State& state, const CheckArguments& asked, Context& context);
std::string text(const LawCheck& check, Lang lang);

struct SearchArguments {
  std::uint32_t max = 300;                      // the greatest x and y to begin with
  bool prove = false;                           // what is found, for all positions
  std::optional<std::string> certificate = {};  // a file to write the proof to, so it is proved
};

// The L-states with one x.
struct LStatesOfX {
  std::uint32_t x = 0;
  std::size_t count = 0;
  std::pair<std::uint32_t, std::uint32_t> y;  // the least and the greatest
  bool gaps = false;                          // some y between them has none
  bool to_the_bound = false;

  static constexpr auto fields() {
    return field_list(field("x", &LStatesOfX::x), field("count", &LStatesOfX::count),
                      field("y", &LStatesOfX::y, "the least and the greatest"),
                      field("gaps", &LStatesOfX::gaps, "some y between them has none"),
                      field("to_the_bound", &LStatesOfX::to_the_bound, "the greatest y is the bound"));
  }
};

// What became of the certificate that a search was asked for: the file, or why there is none.
struct SearchCertificate {
  std::optional<std::string> file = {};
  std::optional<Text> why_not = {};

  static constexpr auto fields() {
    return field_list(field("file", &SearchCertificate::file, "that it was written to"),
                      field("why_not", &SearchCertificate::why_not, "why none was written"));
  }
};

// A law that comes with the program and speaks of this bar, whatever a search finds.
struct KnownLaw : ShippedLaw {
  std::optional<bool> proved = {};

  Text status() const {
    if (proved) return {"proved for all positions of this bar", "この板の全ての局面について証明した"};
    return {"a theorem for every k: docs/theorems.md", "全ての k についての定理: docs/theorems.md"};
  }

  static constexpr auto fields() {
    return field_list(ShippedLaw::fields(), field("status", &KnownLaw::status),
                      field("proved", &KnownLaw::proved, "by automata for this k, if that was asked"));
  }
};

struct LawSearch : FamilySearch {
  std::uint32_t max = 0;
  std::string f;  // the edge of the bar
  std::uint64_t count = 0;
  NimSumSearch nim_sum;
  std::vector<LStatesOfX> by_x;  // for the least x
  std::optional<KnownLaw> known = {};
  std::optional<SearchCertificate> certificate = {};

  static constexpr auto fields() {
    return field_list(field("max", &LawSearch::max, "the greatest x and y of count, nim_sum and by_x"),
                      field("f", &LawSearch::f, "the edge of the bar"), field("count", &LawSearch::count, "L-states"),
                      field("nim_sum", &LawSearch::nim_sum, "whether g(y, z) is y ⊕ z"),
                      field("by_x", &LawSearch::by_x, "the L-states with the least x"), FamilySearch::fields(),
                      field("known", &LawSearch::known, "a law of this bar that comes with the program").or_null(),
                      field("certificate", &LawSearch::certificate, "if one was asked for"));
  }
};
Result<LawSearch> search(const Game& game, const Game::State& state, const SearchArguments& asked, Context& context);
std::string text(const LawSearch& search, Lang lang);

struct ProofArguments {
  std::uint32_t max = 200;              // the greatest x and y
  std::optional<std::string> law = {};  // its name or its text; none: the one that comes with the program for this bar
};

// A step of the sketch.
struct ProofStep {
  std::optional<Point> exception;

  bool holds() const { return !exception; }

  static constexpr auto fields() {
    return field_list(field("holds", &ProofStep::holds),
                      field("exception", &ProofStep::exception, "a point where it fails").or_null().large());
  }
};

struct ProofCheck : ProofSketch {
  std::uint32_t max = 0;
  std::vector<std::string> read;  // how the law was read

  ProofStep inside() const { return {outside}; }
  ProofStep different_x_differ_in_yz() const { return {shares_yz}; }
  ProofStep same_x_differ_in_y() const { return {shares_y}; }
  ProofStep same_x_differ_in_z() const { return {shares_z}; }
  ProofStep same_x_no_edge_reached() const { return {reaches_edge}; }
  ProofStep others_reach_one() const { return {reaches_none}; }

  static constexpr auto fields() {
    return field_list(
        field("holds", &ProofCheck::holds, "all steps do"),
        field("read", &ProofCheck::read, "how the law was read: with all ranges and brackets"),
        field("max", &ProofCheck::max, "the greatest x and y"), field("points", &ProofCheck::points, "of the law"),
        field("positions", &ProofCheck::positions, "looked at"),
        field("inside", &ProofCheck::inside, "every point is a position"),
        field("different_x_differ_in_yz", &ProofCheck::different_x_differ_in_yz, "no cut of x leads to another point"),
        field("same_x_differ_in_y", &ProofCheck::same_x_differ_in_y, "no cut of z does"),
        field("same_x_differ_in_z", &ProofCheck::same_x_differ_in_z, "no cut of y that leaves z does"),
        field("same_x_no_edge_reached", &ProofCheck::same_x_no_edge_reached, "no cut of y that lowers z does"),
        field("others_reach_one", &ProofCheck::others_reach_one,
              "from every other position some cut leads to a point"));
  }
};
Result<ProofCheck> proof(const Game& game, const Game::State& state, const ProofArguments& asked, Context& context);
std::string text(const ProofCheck& proof, Lang lang);

struct ProveArguments {
  std::string law;                              // its name or its text
  bool misere = false;                          // who gets only the bitter square wins
  std::optional<std::string> certificate = {};  // a file to write it to
};

struct ProvedLaw : LawProof {
  std::string f;                                // the edge of the bar
  std::vector<Text> notes;                      // slips of the law's text
  std::vector<std::string> read;                // how the law was read
  std::optional<std::string> certificate = {};  // the file it was written to

  static constexpr auto fields() {
    return field_list(LawProof::fields(), field("f", &ProvedLaw::f, "the edge of the bar"),
                      field("notes", &ProvedLaw::notes, "slips of the law's text"),
                      field("read", &ProvedLaw::read, "how the law was read: with all ranges and brackets"),
                      field("certificate", &ProvedLaw::certificate, "the file it was written to"));
  }
};
Result<ProvedLaw> prove(const Game& game, const Game::State& state, const ProveArguments& asked, Context& context);
std::string text(const ProvedLaw& proof, Lang lang);

struct BarLawArguments {
  std::optional<std::string> certificate = {};  // a file to write the proof to
};

struct BarLaw : NumberLaw {
  std::optional<std::string> certificate = {};  // the file it was written to

  static constexpr auto fields() {
    return field_list(NumberLaw::fields(), field("certificate", &BarLaw::certificate, "the file it was written to"));
  }
};
Result<BarLaw> bar_law(const Game& game, const Game::State& state, const BarLawArguments& asked, Context& context);

struct VerifyArguments {
  std::string certificate;  // its text
};
Result<CertificateCheck> verify(const Game& game, const Game::State& state, const VerifyArguments& asked,
                                Context& context);
std::string text(const CertificateCheck& check, Lang lang);

ToolRows<Game> law_tools();

}  // namespace asobi::chocolate
