#include "games/twisty/human/methods.hpp"

#include <utility>

#include "base/hash.hpp"
#include "games/twisty/human/lbl.hpp"
#include "games/twisty/human/picture.hpp"
#include "games/twisty/human/pyraminx.hpp"
#include "games/twisty/human/tetrahedron.hpp"
#include "games/twisty/human/tsukuda.hpp"

namespace asobi::twisty::human {

namespace {

// A method's tables with the phases made of them.
template <class Tables>
class PhaseSolver final : public Solver {
 public:
  PhaseSolver(const Model& model, const MethodOptions& options)
      : mechanism_(model.puzzle), tables_(mechanism_), phases_(phases_of(options)) {
    if (!options.only.empty()) std::erase_if(phases_, [&](const Phase& phase) { return phase.id != options.only; });
  }

  std::vector<Lesson> lessons() const override { return lessons_of(mechanism_, phases_); }

  Result<Solution> solve(const State& state, Progress& progress) const override {
    std::uint64_t seed = 0;
    for (const auto mark : state.at) seed = folded(seed, mark);
    Hand hand(Board(mechanism_, {state.at.begin(), state.at.end()}), &progress, Random(seed));
    return follow_phases(phases_, hand);
  }

 private:
  std::vector<Phase> phases_of(const MethodOptions& options) const {
    if constexpr (requires { tables_.phases_with(Improvement{}); }) {
      if (options.alone) return tables_.phases_with(*options.alone);
    }
    return tables_.phases(options.as);
  }

  Mechanism mechanism_;
  Tables tables_;
  std::vector<Phase> phases_;
};

template <class Tables>
Result<std::unique_ptr<Solver>> make_solver(const Model& model, const MethodOptions& options, Context&) {
  return std::make_unique<PhaseSolver<Tables>>(model, options);
}

int cube_size(const Model& model) { return model.named.turning == Turning::all ? model.cube_layers() : 0; }

Result<void> fits_cube(const Model& model, Progress&) {
  if (const int n = cube_size(model); 2 <= n && n <= 40) return {};
  return fail(Code::invalid, "this method is for cubes cut along their faces, cube-face-2 to cube-face-40, not for {}",
              "この解法は正六面体・面型（cube-face-2 から cube-face-40）のもので、{} には使えません", model.named.name);
}

Result<void> fits_rubik(const Model& model, Progress&) {
  if (cube_size(model) == 3) return {};
  return fail(Code::invalid, "this method is for the 3x3x3 only, not for {}",
              "この解法は 3×3×3 専用で、{} には使えません", model.named.name);
}

Result<void> fits_tetrahedron(const Model& model, Progress&) {
  if (model.paper && model.paper->family().name == "tetra-vertexface" && model.paper->n() <= 40) return {};
  return fail(Code::invalid,
              "this method is for the Pyraminx and its like, tetra-vertexface-2 to tetra-vertexface-40, not for {}",
              "この解法は正四面体・頂点-面型（tetra-vertexface-2 から tetra-vertexface-40）のもので、{} には使えません",
              model.named.name);
}

Result<std::unique_ptr<Solver>> make_tetrahedron(const Model& model, const MethodOptions& options, Context& context) {
  return model.paper->n() == 3 ? make_solver<Pyraminx>(model, options, context)
                               : make_solver<Tetrahedron>(model, options, context);
}

}  // namespace

std::vector<Method> human_methods() {
  return {
      {.id = "tsukuda",
       .title = {"Tsukuda method", "ツクダ式解法"},
       .about =
           {"cubes of 2 to 40 layers: the bottom face, the top corners and edges, the upright edges, the inner pieces "
            "(paper, 14.1)",
            "2 層から 40 層の立方体。下面、上面のコーナーとエッジ、中間層のエッジ、インナーの順に揃える（論文 14.1）"},
       .has_manners = true,
       .fits = fits_cube,
       .make = make_solver<Tsukuda>},
      {.id = "lbl",
       .title = {"layer by layer", "LBL法"},
       .about = {"3x3x3: Cross, F2L, OLL, PLL (14.2)", "3×3×3。Cross、F2L、OLL、PLL（14.2）"},
       .has_manners = true,
       .fits = fits_rubik,
       .make = make_solver<LayerByLayer>},
      {.id = "picture",
       .title = {"picture cube", "絵柄つきキューブの解法"},
       .about = {"cubes of 2 to 40 layers: the Tsukuda method, then every centre and inner piece as its picture wants "
                 "it (14.3)",
                 "2 層から 40 層の立方体。ツクダ式の後、センターとインナーを絵柄まで合わせる（14.3）"},
       .to_marks = true,
       .has_manners = true,
       .fits = fits_cube,
       .make = make_solver<Picture>},
      {.id = "pyraminx",
       .title = {"Pyraminx", "ピラミンクスの解法"},
       .about = {"Pyraminx: tips, the edges of one face, the three above (14.4); its kin of 2 to 40 layers: tips, then "
                 "every "
                 "kind of piece by cycles of three",
                 "ピラミンクス。コーナー、一面のエッジ、残り三つのエッジの順に揃える（14.4）。同じ型で 2 層から 40 "
                 "層のものでは、"
                 "コーナーの後、各種のピースを三つずつ巡回させる"},
       .has_manners = true,
       .fits = fits_tetrahedron,
       .make = make_tetrahedron},
  };
}

}  // namespace asobi::twisty::human
