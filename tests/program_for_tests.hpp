// For tests: a program that the shell runs, what it wrote and how it ended.
#pragma once

#include <array>
#include <cstdio>
#include <string>

#include <sys/wait.h>

namespace asobi {

struct Outcome {
  int code = -1;
  std::string out;  // both streams where `2>&1` says so
};

inline Outcome run_in_shell(const std::string& command) {
  FILE* pipe = ::popen(command.c_str(), "r");
  Outcome outcome;
  std::array<char, 4096> buffer;
  while (const std::size_t n = std::fread(buffer.data(), 1, buffer.size(), pipe)) outcome.out.append(buffer.data(), n);
  const int status = ::pclose(pipe);
  outcome.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return outcome;
}

}  // namespace asobi
