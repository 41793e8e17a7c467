// Games on numbers that have a name: their rules as statements (solve/number_game.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace asobi::numbers {

struct Known {
  std::string_view id;
  std::string_view title_en, title_ja;
  std::string_view names;
  std::string_view position;
  std::string_view move;
  std::string_view numeration;  // in which its lost positions have a law
  std::string_view start;       // where play usually begins
  std::uint32_t blocks = 0;     // how many moves may be forbidden
};

std::span<const Known> shelf();

}  // namespace asobi::numbers
