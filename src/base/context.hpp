// What long work is given besides its arguments: who watches it, how many threads it may use, where tables stand.
#pragma once

#include "base/progress.hpp"
#include "base/shelf.hpp"
#include "base/text.hpp"

namespace asobi {

struct Context {
  Progress& progress;
  Shelf& shelf;
  unsigned threads = 1;
  Lang lang = Lang::en;
};

}  // namespace asobi
