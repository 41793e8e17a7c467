#include <map>

#include <gtest/gtest.h>

#include "base/fields_exact.hpp"
#include "base/fields_read.hpp"
#include "base/fields_schema.hpp"
#include "base/json_read.hpp"

namespace asobi {
namespace little {

enum class Colour { red, blue };
constexpr auto names(Colour) { return std::to_array<std::string_view>({"red", "blue"}); }

struct Point {
  int x = 0, y = 0;

  static constexpr auto fields() { return field_list(field("x", &Point::x), field("y", &Point::y)); }
};

struct Board {
  Literal<"board"> kind;
  bool open = true;
  std::uint64_t count = 3;
  double mean = 0.5;
  Text title = {"hello", "こんにちは"};
  Digits order = {"12345678901234567890123"};
  Colour colour = Colour::blue;
  std::optional<int> absent = {}, null = {}, given = 7;
  std::vector<std::optional<int>> limits = {1, std::nullopt};
  std::vector<bool> marks = {true, false};
  std::variant<int, std::string> either = "two";
  std::pair<int, std::string> pair = {1, "a"};
  std::map<Colour, int> by_colour = {{Colour::red, 2}};
  std::map<int, Point> by_number = {{5, {1, 2}}};
  InOrder<int> in_order = {{"z", 1}, {"a", 2}};
  std::vector<Point> points = {{3, 4}};

  int twice() const { return 2 * *given; }

  static constexpr auto fields() {
    return field_list(
        field("kind", &Board::kind), field("open", &Board::open), field("count", &Board::count).large(),
        field("mean", &Board::mean), field("title", &Board::title, "for people"), field("order", &Board::order),
        field("colour", &Board::colour), field("absent", &Board::absent), field("null", &Board::null).or_null(),
        field("given", &Board::given), field("limits", &Board::limits).large(), field("marks", &Board::marks),
        field("either", &Board::either), field("pair", &Board::pair), field("by_colour", &Board::by_colour),
        field("by_number", &Board::by_number), field("in_order", &Board::in_order), field("points", &Board::points),
        field("twice", &Board::twice));
  }
};

struct Larger : Point {
  int z = 9;

  static constexpr auto fields() { return field_list(field("z", &Larger::z), Point::fields()); }
};

struct Path {
  std::string name;
  bool closed = false;
  std::optional<Point> start = {};
  std::vector<std::vector<std::uint8_t>> steps;

  static constexpr auto fields() {
    return field_list(field("name", &Path::name), field("closed", &Path::closed), field("start", &Path::start),
                      field("steps", &Path::steps));
  }
};

}  // namespace little

namespace {

using little::Board;
using little::Larger;

TEST(Fields, EveryTypeIsWritten) {
  EXPECT_EQ(to_line(json_of(Board{}, Lang::en)),
            R"({"kind":"board","open":true,"count":3,"mean":0.5,"title":"hello","order":"12345678901234567890123",)"
            R"("colour":"blue","null":null,"given":7,"limits":[1,null],"marks":[true,false],"either":"two",)"
            R"("pair":[1,"a"],"by_colour":{"red":2},"by_number":{"5":{"x":1,"y":2}},"in_order":{"z":1,"a":2},)"
            R"("points":[{"x":3,"y":4}],"twice":14})");
  EXPECT_EQ(json_of(Board{}, Lang::ja).at("title"), "こんにちは");
  EXPECT_EQ(to_line(json_of(Larger{}, Lang::en)), R"({"z":9,"x":0,"y":0})");
}

// Readers that count in doubles know each number up to 2^53 - 1; beyond, a number may come out as its neighbour.
TEST(Fields, WholeNumbersBeyond2To53AreTexts) {
  constexpr std::int64_t most = (std::int64_t{1} << 53) - 1;
  const auto line = [](auto value) { return to_line(json_of(value, Lang::en)); };
  EXPECT_EQ(line(most), "9007199254740991");
  EXPECT_EQ(line(-most), "-9007199254740991");
  EXPECT_EQ(line(most + 1), R"("9007199254740992")");
  EXPECT_EQ(line(-most - 1), R"("-9007199254740992")");
  EXPECT_EQ(line(~std::uint64_t{0}), R"("18446744073709551615")");
  EXPECT_EQ(line(std::vector<std::uint64_t>{1, std::uint64_t{1} << 63}), R"([1,"9223372036854775808"])");
}

TEST(Fields, WholeNumbersAreReadAsTheyWereWritten) {
  const auto back = [](auto value) {
    auto out = decltype(value){};
    return read_fields(json_of(value, Lang::en), out) && out == value;
  };
  for (const std::int64_t value : {std::int64_t{0}, std::int64_t{1} << 53, std::numeric_limits<std::int64_t>::min()}) {
    EXPECT_TRUE(back(value)) << value;
  }
  for (const std::uint64_t value : {std::uint64_t{7}, std::uint64_t{1} << 53, ~std::uint64_t{0}}) {
    EXPECT_TRUE(back(value)) << value;
  }
  const auto refused = [](const char* json) {
    std::uint64_t number = 0;
    std::int32_t small = 0;
    return !read_fields(Json::parse(json), number) && !read_fields(Json::parse(json), small);
  };
  for (const char* json : {R"("5")", R"("09007199254740992")", R"("18446744073709551616")", R"("")", "9007199254740992",
                           "0.5", R"("-9007199254740992x")", "[]"}) {
    EXPECT_TRUE(refused(json)) << json;
  }
}

TEST(Fields, EveryTypeHasItsSchema) {
  Schemas schemas;
  EXPECT_EQ(to_line(schemas.of<Board>()), R"({"$ref":"#/$defs/LittleBoard"})");
  const Json& board = schemas.definitions().at("LittleBoard");
  const Json& properties = board.at("properties");
  EXPECT_EQ(properties.size(), 19u);
  EXPECT_EQ(board.at("additionalProperties"), false);
  Json required = Json::array();
  for (const auto& [name, schema] : properties.items()) {
    if (name != "absent" && name != "given") required.push_back(name);
  }
  EXPECT_EQ(board.at("required"), required);
  const auto is = [&](const char* field, const char* schema) {
    EXPECT_EQ(to_line(properties.at(field)), schema) << field;
  };
  is("kind", R"({"const":"board"})");
  is("open", R"({"type":"boolean"})");
  is("count", R"({"type":["integer","string"],"minimum":0,"pattern":"^-?[0-9]{16,20}$"})");
  is("mean", R"({"type":"number"})");
  is("title", R"({"type":"string","description":"for people"})");
  is("order", R"({"type":"string","pattern":"^[0-9]+$"})");
  is("colour", R"({"$ref":"#/$defs/LittleColour"})");
  is("absent", R"({"type":"integer"})");
  is("null", R"({"anyOf":[{"type":"integer"},{"type":"null"}]})");
  is("limits",
     R"({"type":"array","items":{"anyOf":[{"type":["integer","string"],"pattern":"^-?[0-9]{16,20}$"},{"type":"null"}]}})");
  is("marks", R"({"type":"array","items":{"type":"boolean"}})");
  is("either", R"({"anyOf":[{"type":"integer"},{"type":"string"}]})");
  is("pair", R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"minItems":2,"maxItems":2})");
  is("by_colour", R"({"type":"object","additionalProperties":{"type":"integer"}})");
  is("in_order", R"({"type":"object","additionalProperties":{"type":"integer"}})");
  is("points", R"({"type":"array","items":{"$ref":"#/$defs/LittlePoint"}})");
  is("twice", R"({"type":"integer"})");
  EXPECT_EQ(to_line(schemas.definitions().at("LittleColour")), R"({"enum":["red","blue"]})");
}

TEST(Fields, WhatIsNotExactlyAsWrittenIsNamed) {
  const auto at = [](std::string_view text) {
    const auto found = misfit<little::Path>(*read_json(text));
    return found ? found->at + ": " + found->why.en : "";
  };
  EXPECT_EQ(at(R"({"name":"a","closed":false,"steps":[]})"), "");
  EXPECT_EQ(at(R"({"name":"a","closed":true,"start":{"x":1,"y":-2},"steps":[[0,255],[]]})"), "");
  EXPECT_EQ(at(R"({"name":"a","closed":true,"start":null,"steps":[]})"), "");
  EXPECT_EQ(at(R"({"name":"a","closed":true})"), "steps: it is missing");
  EXPECT_EQ(at(R"({"name":"a","closed":true,"steps":[],"x":0})"), ": it has a key that does not belong there");
  EXPECT_EQ(at(R"({"name":"a","closed":true,"start":{"x":1,"y":2,"z":3},"steps":[]})"),
            "start: it has a key that does not belong there");
  for (const char* number : {"256", "-1", "1.0", "1e0", "\"1\"", "true", "null", "99999999999999999999", "[]"}) {
    EXPECT_EQ(at(fmt::format(R"({{"name":"a","closed":true,"steps":[[0],[1,{}]]}})", number)),
              "steps[1][1]: its type is wrong, or it is out of range");
  }
  for (const char* flag : {"1", "-1", "0", "\"true\"", "null", "[true]"}) {
    EXPECT_TRUE(at(fmt::format(R"({{"name":"a","closed":{},"steps":[]}})", flag)).starts_with("closed: ")) << flag;
  }
}

}  // namespace
}  // namespace asobi
