// The page over HTTP/1.1 and the protocol over a WebSocket at /ws (docs/protocol.md). One thread does all input and
// output and never computes; requests run on a few threads, jobs wherever jobs are done; a reply is queued and sent
// when the client takes it, so a slow client keeps nobody waiting.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/limits.hpp"
#include "base/result.hpp"
#include "play/entry.hpp"
#include "service/jobs.hpp"

namespace asobi {

struct ServerSettings {
  std::string host = "127.0.0.1";  // an address or a name
  std::uint16_t port = 8080;       // 0: a free one
  int socket = -1;                 // that listens already there
  std::filesystem::path page = {};
  std::vector<std::string> hosts = {};    // names it answers to besides loopback ones; needed on other addresses
  std::vector<std::string> origins = {};  // pages of other servers that may open a WebSocket
  std::vector<std::string> frames = {};   // pages of other servers that may show ours inside them
  std::optional<std::string> site = {};   // where others can open what the page shows: a static site (docs/site.md)
  std::string token = {};                 // for programs on other addresses than the loopback one
  bool behind_proxy = false;              // a client's address is what X-Forwarded-For says last
  ServerLimits limits = {};
};

// What a server is reached by.
struct Listening {
  int socket = -1;
  std::uint16_t port = 0;
  bool local = true;         // only this machine can reach it
  std::string address = {};  // "http://127.0.0.1:8080/"
};

// A socket that is the caller's to close, for servers that take each other's place there; connections that come
// meanwhile wait. Errors: `invalid` when the address or the port cannot be had, or when it can be reached from
// elsewhere and no name is given by which it may be called.
Result<Listening> listen_for(const ServerSettings& settings);

struct ServerCounts {
  std::size_t connections = 0;
  std::size_t conversations = 0;
  std::size_t held_bytes = 0;  // requests, also parts of them, and replies in memory
};

class Server {
 public:
  // Listens when it returns, at settings.socket if there is one. Errors: those of listen_for; `limit` when the system
  // lacks the means.
  static Result<std::unique_ptr<Server>> start(const Catalogue& catalogue, Jobs& jobs, const ServerSettings& settings);
  ~Server();  // says goodbye to the clients and stops their jobs
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  std::string address() const;  // "http://127.0.0.1:8080/"
  bool is_local() const;        // only this machine can reach it
  ServerCounts counts() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
  explicit Server(std::unique_ptr<Impl> impl);
};

}  // namespace asobi
