// The puzzles that the paper says are sold: that a shop's puzzle is the paper's is seen from the number of its states.
#include "games/twisty/group/action.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/paper/group.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using twisty::paper::Puzzle;

struct Sold {
  std::string puzzle;  // the paper's
  std::string alias;   // of names.hpp
  std::string title;
  std::string states = {};                   // up to turning the whole, as published (Master Skewb: GAP's); empty if
                                             // we know of no number
  std::vector<std::vector<int>> glued = {};  // layers of the paper's puzzle that the one which is sold turns together
  bool paper_knows = true;                   // that layers are glued
};

const std::vector<Sold>& all_sold();

// The puzzle of the shop that has so many states, by its published number.
std::string shop_name(const Natural& states) {
  for (const Sold& one : all_sold()) {
    if (one.states == to_string(states)) return one.title;
  }
  return "none that is known";
}

// Every other layer turns alone.
std::vector<Permutation> glued_turns(const Puzzle& puzzle, const std::vector<std::vector<int>>& glued) {
  const auto turns = sticker_turns(puzzle);
  const std::size_t layers = puzzle.layers().size();
  std::vector<Permutation> out;
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(puzzle.axes()); ++axis) {
    std::vector<bool> done(layers);
    for (const auto& group : glued) {
      Permutation together = Permutation::identity(turns.front().degree());
      for (const int layer : group) {
        const auto index = static_cast<std::size_t>(puzzle.layer_index(layer).value());
        together *= turns[axis * layers + index];
        done[index] = true;
      }
      out.push_back(std::move(together));
    }
    for (std::size_t index = 0; index < layers; ++index) {
      if (!done[index]) out.push_back(turns[axis * layers + index]);
    }
  }
  return out;
}

Text layers_text(const std::vector<std::vector<int>>& glued) {
  std::vector<std::string> parts;
  for (const auto& group : glued) parts.push_back(fmt::format("{}", fmt::join(group, "-")));
  const auto list = fmt::format("{}", fmt::join(parts, ", "));
  return {"with the layers " + list + " glued", "第 " + list + " 層がくっついたもの"};
}

// The puzzle of the shop is the paper's, or the paper's with layers glued, which is cut less.
Result<bool> is_the_same(const Sold& one, const twisty::Named& named, const Natural& order, Context& context) {
  if (one.glued.empty()) return named.member == one.puzzle;
  ASOBI_TRY(const Puzzle paper, Puzzle::named(one.puzzle));
  ASOBI_TRY(const Natural glued, twisty::order_of(glued_turns(paper, one.glued), context.progress));
  return glued == order && named.member != one.puzzle;
}

Result<Finding> check_sold(const Json& with, Context& context) {
  const Sold& one = *std::ranges::find(all_sold(), text_of(with, "puzzle"), &Sold::puzzle);
  ASOBI_TRY(const auto named, twisty::find_named(one.alias));
  ASOBI_TRY(const auto puzzle, twisty::Puzzle::make(named.description, named.meeting));
  ASOBI_TRY(const auto facts, twisty::group_facts(puzzle, named.turning, context.progress));
  ASOBI_TRY(const bool is_same, is_the_same(one, named, facts.order, context));
  const std::string number = in_digits(facts.states_up_to_rotation), name = shop_name(facts.states_up_to_rotation);
  const bool known = !one.states.empty();
  const Text states = {fmt::format("{} states up to turning the whole{}", number,
                                   known ? ", the known number" : "; we know of no number to compare it with"),
                       fmt::format("全体の回転を除いて {} 状態{}", number,
                                   known ? "。知られた数と一致" : "。比べるべき公表された数を知らない")};
  if (one.paper_knows) return computes(known ? name : "", states, is_same);
  ASOBI_TRY(const auto whole, twisty::make_named(one.puzzle));
  ASOBI_TRY(const auto of_whole, twisty::group_facts(whole, twisty::Turning::all, context.progress));
  const std::string all = in_digits(of_whole.states_up_to_rotation);
  const Text layers = layers_text(one.glued);
  return computes(
      fmt::format("{} {}", name, layers.en),
      {fmt::format("only {}: {}. As defined, single corners turn, too: {}", layers.en, states.en, all),
       fmt::format("実際は{}: {}。定義どおりならコーナー 1 個だけも回り {} 状態", layers.ja, states.ja, all)},
      is_same && shop_name(of_whole.states_up_to_rotation) != name);
}

// 7: nothing but the tips can be out of place, and each turns by itself.
Result<Finding> check_tips(Context& context) {
  ASOBI_TRY(const auto puzzle, twisty::make_named("tetra-vertexface-2"));
  ASOBI_TRY(const auto facts, twisty::group_facts(puzzle, twisty::Turning::all, context.progress));
  int tips = 0;
  Natural free_tips = 1;
  for (int piece = 0; piece < puzzle.piece_count(); ++piece) {
    if (puzzle.stickers_of(piece).size() != 3) continue;
    ++tips;
    free_tips *= 3;
  }
  const std::string number = in_digits(facts.states_up_to_rotation);
  return answered_if(
      tips == 4 && facts.states_up_to_rotation == free_tips,
      {fmt::format("{} states up to turning the whole: each of the {} tips in three directions, no more", number, tips),
       fmt::format("全体の回転を除いて {} 状態。{} つの頂点のピースが 3 方向ずつをとるだけ", number, tips)});
}

const std::vector<Sold>& all_sold() {
  static const std::vector<Sold> all = {
      {"cube-face-2", "pocket-cube", "Pocket Cube", "3674160"},
      {"cube-face-3", "rubik", "Rubik Cube", "43252003274489856000"},
      {"cube-face-4", "rubiks-revenge", "Rubik Cube Revenge", "7401196841564901869874093974498574336000000000"},
      {"cube-face-5", "professor-cube", "Professor Cube",
       "282870942277741856536180333107150328293127731985672134721536000000000000000"},
      {"cube-vertex1-1", "dinosaur", "Dinosaur", "19958400"},
      {"cube-vertex1-2", "lattice-cube", "Lattice Cube"},
      {"cube-vertex2-2", "skewb", "Skewb", "3149280", {{0, 2}, {4, 6}}, false},
      {"cube-vertex2-3",
       "master-skewb",
       "Master Skewb",
       "42250536084530912624640000000",
       {{0, 2, 4}, {8, 10, 12}},
       false},
      {"tetra-vertexface-3", "pyraminx", "Pyraminx", "75582720"},
      {"tetra-vertexface-4", "master-pyraminx", "Master Pyraminx", "217225462874112000"},
      {"octa-face-2", "skewb-diamond", "Skewb Diamond", "138240"},
      {"octa-vertex-3", "magic-octahedron", "Magic Octahedron", "8229184826926694400", {{2, 3}}},
      {"dodeca-face2", "megaminx", "Megaminx", "100669616553523347122516032313645505168688116411019768627200000000000"},
  };
  return all;
}

}  // namespace

std::vector<Check> sold() { return {{"meaningless", check_tips}, {"sold", check_sold}}; }

}  // namespace asobi::twisty_claims_by_part
