// What the table tells of a struct of arguments.
#include "play/argument.hpp"

#include <gtest/gtest.h>

#include "base/fields_json.hpp"

namespace asobi {
namespace {

enum class Colour { red, blue };
constexpr auto names(Colour) { return std::to_array<std::string_view>({"red", "blue"}); }
inline auto labels(Colour) { return std::to_array<Text>({{"red", "赤"}, {"deep blue", "青"}}); }

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
      argument("coats", &Painting::coats, {"Coats", "塗り"}, {"how many", "回数"}),
      argument("colour", &Painting::colour, {"Colour", "色"}, {"which", "色"}),
      argument("where", &Painting::where, {"Where", "場所"}, {"where", "場所"}),
      argument("note", &Painting::note, {"Note", "注"}, {"a note", "注"}),
      argument("quick", &Painting::quick, {"Quick", "急ぐ"}, {"soon", "急ぐ"}),
      argument("hours", &Painting::hours, {"Hours", "時間"}, {"at most", "時間"}),
      argument("workers", &Painting::workers, {"Workers", "人数"}, {"how many", "人数"}).usually(usual_workers),
      argument("house", &Painting::house, {"House", "家"}, {"which", "家"}).required(),
      argument("size", &Painting::note, {"Size", "大きさ"}, {"rows x columns", "行x列"}).grid({2, 10, 100}),
  };
  std::map<std::string, Json> usual;
  for (const ParameterInfo& info : describe(parameters_of(arguments.rows()))) {
    const Json told = json_of(info, Lang::en);
    if (told.contains("default")) usual.emplace(info.name, told.at("default"));
    EXPECT_EQ(told.contains("grid"), info.name == "size");
  }
  EXPECT_EQ(usual, (std::map<std::string, Json>{{"coats", 2}, {"colour", "blue"}, {"where", "door"}, {"workers", 3}}));
}

struct Seeded {
  std::uint64_t seed = 1, games = 2;
};

// Not everyone who asks can write a number beyond 2^53.
TEST(Argument, WhereNumbersGoBeyond2To53TextsOfDigitsAreTaken) {
  const Arguments<Seeded> arguments = {argument("seed", &Seeded::seed, {"", ""}, {"", ""}),
                                       argument("games", &Seeded::games, {"", ""}, {"", ""}).within(1, 100)};
  const std::vector<Parameter> parameters = parameters_of(arguments.rows());
  const Json given = {{"seed", "9223372036854775807"}};
  ASSERT_TRUE(check_arguments(parameters, given));
  EXPECT_EQ(read_arguments(arguments, given).seed, std::uint64_t{9223372036854775807});
  for (const char* wrong : {"9223372036854775808", "-1", "1.5", "0x10", "", "seven"}) {
    EXPECT_FALSE(check_arguments(parameters, {{"seed", wrong}})) << wrong;
  }
  EXPECT_FALSE(check_arguments(parameters, {{"games", "7"}}));
  const Json properties = schema_of(parameters).at("properties");
  EXPECT_EQ(properties.at("seed").at("type"), (Json{"integer", "string"}));
  EXPECT_EQ(properties.at("games").at("type"), "integer");
}

struct Left {
  int left = 1;
};
struct Right {
  int right = 2;
};
struct Both : Left, Right {
  int own = 3;
};

TEST(Argument, MembersOfBasesAreSetWhereTheyStand) {
  const Arguments<Left> left = {argument("left", &Left::left, {"", ""}, {"", ""})};
  const Arguments<Right> right = {argument("right", &Right::right, {"", ""}, {"", ""})};
  const Arguments<Both> both = joined<Both>({argument("own", &Both::own, {"", ""}, {"", ""})}, left, right);
  const Both read = read_arguments(both, {{"left", 10}, {"right", 20}, {"own", 30}});
  EXPECT_EQ(read.left, 10);
  EXPECT_EQ(read.right, 20);
  EXPECT_EQ(read.own, 30);
  const Arguments<Both> at_once = {argument("right", &Both::right, {"", ""}, {"", ""})};
  EXPECT_EQ(read_arguments(at_once, {{"right", 5}}).right, 5);
}

TEST(Argument, HelpTellsChoicesAndTheUsualValueToPeople) {
  const auto told_of = [](Argument<Painting> row, Lang lang) { return told(describe(row.parameter), lang); };
  const auto coats = argument("coats", &Painting::coats, {"Coats", "塗り"}, {"how many", "回数"}).usually(5'000'000);
  EXPECT_EQ(told_of(coats, Lang::en), "how many (default 5,000,000)");
  const auto colour = argument("colour", &Painting::colour, {"Colour", "色"}, {"which", "どれ"});
  EXPECT_EQ(told_of(colour, Lang::en), "which: red, blue (deep blue) (default blue)");
  EXPECT_EQ(told_of(colour, Lang::ja), "どれ: red（赤）, blue（青）（既定 blue）");
  EXPECT_EQ(told_of(argument("hours", &Painting::hours, {"Hours", "時間"}, {"at most", "時間"}), Lang::en), "at most");
}

TEST(Argument, ItsLabelAndThoseOfItsChoicesAreTold) {
  const Json colour =
      json_of(describe(argument("colour", &Painting::colour, {"Colour", "色"}, {"which", "どれ"}).parameter), Lang::ja);
  EXPECT_EQ(colour.at("label"), "色");
  EXPECT_EQ(colour.at("choice_labels"), Json({"赤", "青"}));
}

}  // namespace
}  // namespace asobi
