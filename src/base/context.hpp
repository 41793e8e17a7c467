// What long work is given besides its arguments: who watches it, how many threads it may use, where tables stand.
#pragma once

#include "base/progress.hpp"
#include "base/shelf.hpp"
#include "base/text.hpp"

namespace asobi {

class Share;
class Team;

struct Context {
  Progress& progress;
  Shelf& shelf;
  unsigned threads = 1;
  Lang lang = Lang::en;
  Share* share = nullptr;  // of many trials, if others do the rest (base/trials.hpp)
  Team* team = nullptr;    // who computes this together, each process in a context of its own; none: this one alone
};

}  // namespace asobi
