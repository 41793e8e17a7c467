// What the table tells of a struct of arguments.
#include "play/argument.hpp"

#include <gtest/gtest.h>

#include "base/fields_json.hpp"

namespace asobi {
namespace {

enum class Colour { red, blue };
constexpr auto names(Colour) { return std::to_array<std::string_view>({"red", "blue"}); }

struct Painting {
  int coats = 2;
  Colour colour = Colour::blue;
  std::string where = "door", note;
  bool quick = false;
  std::optional<int> hours = {}, workers = {};
  int house = 0;
};

TEST(Argument, TheStructsOwnValuesAreTold) {
  constexpr int usual_workers = 3;
  const Arguments<Painting> arguments = {
      argument("coats", &Painting::coats, {"how many", "回数"}),
      argument("colour", &Painting::colour, {"which", "色"}),
      argument("where", &Painting::where, {"where", "場所"}),
      argument("note", &Painting::note, {"a note", "注"}),
      argument("quick", &Painting::quick, {"soon", "急ぐ"}),
      argument("hours", &Painting::hours, {"at most", "時間"}),
      argument("workers", &Painting::workers, {"how many", "人数"}).usually(usual_workers),
      argument("house", &Painting::house, {"which", "家"}).required(),
      argument("size", &Painting::note, {"rows x columns", "行x列"}).grid({2, 10, 100}),
  };
  std::map<std::string, Json> usual;
  for (const ParameterInfo& info : describe(parameters_of(arguments))) {
    const Json told = json_of(info, Lang::en);
    if (told.contains("default")) usual.emplace(info.name, told.at("default"));
    EXPECT_EQ(told.contains("grid"), info.name == "size");
  }
  EXPECT_EQ(usual, (std::map<std::string, Json>{{"coats", 2}, {"colour", "blue"}, {"where", "door"}, {"workers", 3}}));
}

TEST(Argument, HelpTellsTheUsualValueToPeople) {
  EXPECT_EQ(with_usual("how many", std::int64_t{5'000'000}, Lang::en), "how many (default 5,000,000)");
  EXPECT_EQ(with_usual("色", std::string("blue"), Lang::ja), "色（既定 blue）");
  EXPECT_EQ(with_usual("at most", {}, Lang::en), "at most");
}

}  // namespace
}  // namespace asobi
