#include "service/worker_lines.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace asobi {

std::string request_for_worker(Json request, std::uint64_t number, double seconds) {
  request["id"] = number;
  // A worker counts whole seconds; what is finer is counted here.
  if (seconds > 0) request["seconds"] = std::max<std::int64_t>(1, std::llround(seconds));
  return to_line(request);
}

// What a worker writes begins with the id and whether the reply is final, so a long answer need not be read: it only
// gets its client's id.
std::optional<Reply> reply_of_worker(std::string line, std::uint64_t number, const Json& id) {
  const std::string start = fmt::format(R"({{"id":{},"final":)", number);
  if (!line.starts_with(start)) return std::nullopt;
  const bool final = std::string_view(line).substr(start.size()).starts_with("true");
  line.replace(0, start.size(), fmt::format(R"({{"id":{},"final":)", to_line(id)));
  if (final) return Reply(Reply::Kind::final, id, std::move(line));
  const Json whole = Json::parse(line, nullptr, false);
  if (whole.is_discarded() || !whole.contains("progress")) return std::nullopt;
  const Json& progress = whole["progress"];
  const bool note = progress.contains("note") || progress.contains("claim");
  return Reply(note ? Reply::Kind::note : Reply::Kind::progress, id, whole);
}

}  // namespace asobi
