// What is said between a front and its workers, be they processes or workers of a browser. A worker knows a job by its
// number: clients may have the same names for theirs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "service/reply.hpp"

namespace asobi {

// seconds: the longest it may take; 0 for any time.
std::string request_for_worker(Json request, std::uint64_t number, double seconds);

// What a worker has said about that job, as the reply to its client's request; none when it is about something else.
std::optional<Reply> reply_of_worker(std::string line, std::uint64_t number, const Json& id);

}  // namespace asobi
