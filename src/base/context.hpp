// What long work is given besides its arguments: who watches it, how many threads it may use, where tables stand.
#pragma once

#include "base/progress.hpp"
#include "base/shelf.hpp"
#include "base/text.hpp"

namespace asobi {

class Share;

struct Context {
  Progress& progress;
  Shelf& shelf;
  unsigned threads = 1;
  Lang lang = Lang::en;
  Share* share = nullptr;  // of many trials, if others do the rest (base/trials.hpp)
};

}  // namespace asobi
