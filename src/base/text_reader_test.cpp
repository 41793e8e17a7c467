#include "base/text_reader.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(TextReader, TakesWhatStandsThere) {
  TextReader reader("ab 12é x");
  EXPECT_FALSE(reader.take("b"));
  EXPECT_TRUE(reader.take("ab"));
  reader.skip_any_of(" \t");
  EXPECT_EQ(reader.at(), 3u);
  EXPECT_EQ(reader.take_while(is_digit), "12");
  EXPECT_EQ(reader.character(), "é");
  EXPECT_EQ(reader.piece_from(reader.at()), "é");
  EXPECT_EQ(reader.piece_from(3), "12");
  reader.skip(reader.character().size());
  EXPECT_TRUE(reader.sees(" x"));
  reader.skip(2);
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.peek(), '\0');
  EXPECT_EQ(reader.character(), "");
}

TEST(TextReader, NumbersStopGrowing) {
  EXPECT_EQ(TextReader("x").take_number(10), 0);
  EXPECT_EQ(TextReader("0123x").take_number(1000), 123);
  EXPECT_EQ(TextReader("1000").take_number(1000), 1000);
  EXPECT_EQ(TextReader("99999999999999999999").take_number(1000), 1000);
}

// Character by character, the slow and obvious way.
Place slow_place(std::string_view text, std::size_t begin, std::size_t end) {
  Place out{1, 1, 0};
  for (std::size_t i = 0; i < end; ++i) {
    const bool begins = (text[i] & 0xC0) != 0x80;
    if (i >= begin) {
      out.length += begins ? 1 : 0;
    } else if (text[i] == '\n') {
      out = {out.line + 1, 1, 0};
    } else {
      out.column += begins ? 1 : 0;
    }
  }
  if (out.length == 0 && begin < text.size()) out.length = 1;
  return out;
}

TEST(TextReader, PlacesAreLinesAndCharacters) {
  const std::string text = "ab\nあいう\n\n\u221a5 x";
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] & 0xC0) != 0x80) begins.push_back(i);
  }
  for (const std::size_t begin : begins) {
    for (const std::size_t end : begins) {
      if (begin > end) continue;
      EXPECT_EQ(place_of(std::string_view(text).substr(begin, end - begin), text), slow_place(text, begin, end));
    }
  }
  const std::string_view stray = "a\x80";
  EXPECT_EQ(place_of(stray.substr(1), stray).length, 1u) << "what is there has a length";
}

TEST(TextReader, FaultsNameTheirColumnAndKnowTheirPlace) {
  TextReader reader("é(x");
  reader.skip(3);
  const Error error = reader.unexpected("a digit", "数字").error();
  EXPECT_EQ(error.code, Code::invalid);
  EXPECT_EQ(error.message,
            (Text{"column 3: a digit is expected, not \"x\"", "3 文字目: 数字が来るべきところに \"x\" があります"}));
  EXPECT_EQ(error.place, (Place{1, 3, 1}));
  reader.skip();
  const Error at_end = reader.unexpected("a digit", "数字").error();
  EXPECT_EQ(at_end.message.en, "column 4: the text ends where a digit is expected");
  EXPECT_EQ(at_end.place, (Place{1, 4, 0}));
  const Error large =
      reader.fault(reader.piece_from(2), Code::limit, "{} is too large", "{} は大きすぎます", 5).error();
  EXPECT_EQ(large.code, Code::limit);
  EXPECT_EQ(large.message, (Text{"column 2: 5 is too large", "2 文字目: 5 は大きすぎます"}));
  EXPECT_EQ(large.place, (Place{1, 2, 2}));
}

TEST(TextReader, AFaultInAPieceIsMovedToItsPlaceInTheWhole) {
  const std::string_view text = "one\ntwo three\nfour";
  const auto piece = text.substr(text.find("three"), 10);  // "three\nfour"
  for (const std::string_view part : {"three", "re", "four", "\n", "r"}) {
    const auto inside = piece.substr(piece.find(part), part.size());
    const Error error = fault_within({Code::invalid, {}, place_of(inside, piece)}, piece, text);
    EXPECT_EQ(error.place, place_of(inside, text)) << part;
  }
  EXPECT_EQ(fault_within({Code::invalid, {}}, text.substr(4, 3), text).place, (Place{2, 1, 3}));
  const auto early = [&](std::string_view part) {
    return fault_within({Code::invalid, {}, place_of(part.substr(part.size()), part)}, part, text).place;
  };
  EXPECT_EQ(early(text), (Place{3, 5, 0}));
  EXPECT_EQ(early(text.substr(4, 3)), (Place{2, 4, 1})) << "only the whole text has an end";
}

}  // namespace
}  // namespace asobi
