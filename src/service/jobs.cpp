#include "service/jobs.hpp"

namespace asobi {

std::unexpected<Error> too_many_waiting_error() {
  return fail(Code::limit, "too many jobs are waiting; try again later",
              "待っている仕事が多すぎます。後でもう一度お試しください");
}

std::unexpected<Error> answer_too_long_error(std::size_t most_bytes) {
  return fail(Code::limit, "the answer is longer than {} MiB; ask for a part of it, or run the command in a terminal",
              "答えが {} MiB を超えます。一部だけを求めるか、端末でコマンドを実行してください",
              grouped(most_bytes >> 20));
}

}  // namespace asobi
