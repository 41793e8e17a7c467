#include "play/statement_export.hpp"

#include <gtest/gtest.h>

namespace asobi {
namespace {

Result<ExportedStatement> exported(const NumberRules& rules, const ExportArguments& asked) {
  const Progress quiet;
  automata::Work work(quiet);
  return asobi::exported(NumberedGame{rules}, asked, work);
}

const NumberRules rook = {.names = {"x", "y"}, .move = "x' < x and y' = y or x' = x and y' < y"};

TEST(StatementExport, ALawBecomesWhatMakesItOne) {
  const auto program = exported(rook, {"forall a, b: lost(a, b) <=> a = b"});
  ASSERT_TRUE(program) << program.error().message.en;
  for (const char* word : {"position", "move", "law"}) {
    EXPECT_NE(program->program.find(word), std::string::npos) << program->program;
  }
  EXPECT_EQ(exported(rook, {"forall a, b: a = b <=> lost(a, b)"})->program, program->program);
  EXPECT_NE(exported(rook, {"forall a, b: a + b = 1 <=> lost(a, b)"})->program, program->program);
  NumberRules misere = rook;
  misere.misere = true;
  EXPECT_NE(exported(misere, {"forall a, b: lost(a, b) <=> a = b"})->program, program->program);
}

TEST(StatementExport, NamesThatNothingBindsAreForAllNumbers) {
  const auto program = exported(rook, {"lost(x, y) <=> x = y"});
  ASSERT_TRUE(program) << program.error().message.en;
  EXPECT_EQ(program->read, "forall x, y: (lost(x, y) <=> x = y)");
  EXPECT_EQ(program->program, exported(rook, {"forall x, y: lost(x, y) <=> x = y"})->program);
  EXPECT_EQ(exported(rook, {"x + y = y + x"})->program, exported(rook, {"forall x, y: x + y = y + x"})->program);
}

TEST(StatementExport, ALawOfGrundyNumbersIsOneBesideAHeap) {
  const auto program = exported(rook, {"forall x, y: position(x, y) => grundy(x, y) = x xor y"});
  ASSERT_TRUE(program) << program.error().message.en;
  EXPECT_NE(program->program.find("the_move_beside"), std::string::npos) << program->program;
  // Without the premise all tuples are said to be positions, too.
  const auto everywhere = exported(rook, {"forall x, y: grundy(x, y) = x xor y"});
  ASSERT_TRUE(everywhere);
  EXPECT_NE(everywhere->program, program->program);
}

// One move more than may be forbidden leads into the law, all of them different.
TEST(StatementExport, BlockingIsCounted) {
  NumberRules blocking = rook;
  blocking.blocked = 1;
  const auto program = exported(blocking, {"forall x, y: lost(x, y) <=> x = y", ProverLanguage::walnut});
  ASSERT_TRUE(program) << program.error().message.en;
  EXPECT_NE(program->program.find("Ev02,v03,v04,v05 "), std::string::npos) << program->program;
  EXPECT_NE(program->program.find("(~(v02 = v04)) | (~(v03 = v05))"), std::string::npos) << program->program;
  blocking.blockable = "x' = x";
  EXPECT_EQ(exported(blocking, {"forall x, y: lost(x, y) <=> x = y"}).error().code, Code::invalid);
}

TEST(StatementExport, WhatCannotBeSaidIsRefused) {
  EXPECT_EQ(exported(rook, {"forall x, y: grundy(x, y) >= 0"}).error().code, Code::invalid);
  EXPECT_EQ(exported(rook, {"forall x, y: lost(x, y) => x = y"}).error().code, Code::invalid);
  EXPECT_TRUE(exported(rook, {"forall x, y: move(x, y, y, x) => x != y"}));
  EXPECT_EQ(exported(rook, {"forall x, y: q"}).error().place, (Place{1, 14, 1}));
  NumberRules golden = rook;
  golden.numeration = automata::Numeration::zeckendorf();
  EXPECT_FALSE(exported(golden, {"forall n: exists x: x = phi(n)", ProverLanguage::mona}));
  EXPECT_TRUE(exported(golden, {"forall n: exists x: x = phi(n)", ProverLanguage::walnut}));
}

}  // namespace
}  // namespace asobi
