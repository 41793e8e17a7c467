// Goes with a handler that is to be called: for so long a mark stands. A handler that has perished uncalled, because
// there was no memory to go on with what it waited for, is known by this: what it was to do next has not been done, and
// the mark is gone.
#pragma once

#include <memory>
#include <utility>

namespace asobi {

class Pending {
 public:
  // owner: of the mark, kept until then.
  explicit Pending(bool& mark, std::shared_ptr<void> owner = {}) : owner_(std::move(owner)), mark_(&mark) {
    mark = true;
  }
  Pending(Pending&& other) noexcept : owner_(std::move(other.owner_)), mark_(std::exchange(other.mark_, nullptr)) {}
  Pending& operator=(Pending&&) = delete;
  ~Pending() { called(); }

  // First thing in the handler.
  void called() {
    if (mark_ != nullptr) *std::exchange(mark_, nullptr) = false;
  }

 private:
  std::shared_ptr<void> owner_;
  bool* mark_;
};

}  // namespace asobi
