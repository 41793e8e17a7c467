#include "service/jobs.hpp"

namespace asobi {

std::unexpected<Error> too_many_waiting_error() {
  return fail(Code::limit, "too many jobs are waiting; try again later",
              "待っている仕事が多すぎます。後でもう一度お試しください");
}

}  // namespace asobi
