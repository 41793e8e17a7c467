// A claim that tools answer: requests, and what of their answers is compared.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "base/json.hpp"
#include "play/entry.hpp"
#include "play/paper.hpp"

namespace asobi {

// One question to a tool, as `ask` of the protocol: about the position that `moves` lead to.
struct Request {
  const Entry* game;
  Json options, arguments;
  std::string moves, tool;
};

Result<Request> read_request(const Json& request, const std::vector<Entry>& games);

using Words = std::map<std::string, std::string>;  // the paper's, by the tool's

// Templates: {/pointer} in them is what stands there in the answer (of several requests, in the list of their answers);
// the step * takes every member, and what is found so stands with commas between; {#/pointer} is how many members there
// are.
struct Asked {
  std::vector<Request> requests;
  std::string computed;                      // the value
  std::string each;                          // a pointer: the value of each member there, with semicolons between
  Text got;                                  // the sentence
  std::map<std::string, std::string> holds;  // by pointer, what must stand there
  Words words;                               // for the value alone

  Result<Finding> operator()(Context& context) const;

 private:
  Result<std::string> value_in(const Json& answer) const;
};

// A template with its holes filled, in the words of the paper, or, without them, for a sentence, where digits are
// grouped; an error names the pointer that leads nowhere.
Result<std::string> filled(std::string_view text, const Json& answer, const Words* words);

}  // namespace asobi
