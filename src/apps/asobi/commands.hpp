// The command line, made from the catalogue: `asobi GAME TOOL …` for every tool of every game, and the house's own
// commands. What is typed becomes a request of the protocol; the reply is printed for people, or as JSON.
#pragma once

#include <string>
#include <vector>

#include "apps/asobi/client.hpp"

namespace asobi {

// Runs one command line (without the program's name) and says how the program ends.
int run_command(const std::vector<std::string>& words, const Catalogue& catalogue, Settings settings,
                Interrupts& interrupts);

// The commands with a file of their own.
int run_tour(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts);
struct ReproduceOptions {
  std::string paper = {};  // empty or "all": all papers
  bool thorough = false;   // with larger samples

  bool all() const { return paper.empty() || paper == "all"; }
};
int run_reproduce(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
                  const ReproduceOptions& options);
int run_stdio(const Catalogue& catalogue, const Settings& settings);
struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  bool open = false;                      // a browser
  std::string page = {};                  // the built page's folder; the usual one if empty
  std::vector<std::string> hosts = {};    // names to which it answers where others can reach it
  std::vector<std::string> origins = {};  // pages that may connect besides our own
  std::vector<std::string> frames = {};   // pages that may show ours inside them
  std::optional<std::string> site = {};   // where others can open what the page shows
  std::string token = {};                 // for programs of other machines
  unsigned workers = 8;                   // processes that compute at once
  int keeper = 0;                         // the process that has begun this one and listens for it; 0: we are that
  bool behind_proxy = false;              // the client's address is what X-Forwarded-For says
};
int run_serve(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
              const ServeOptions& options);
// opponent: arguments of the game's tool `reply`, or null; second: the opponent begins.
int run_play(Client& client, const Entry& entry, const Json& options, const Json& opponent, bool second);

}  // namespace asobi
