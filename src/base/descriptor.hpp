// A descriptor of the system's that is closed when nobody has it any more.
#pragma once

#include <utility>

#include <unistd.h>

namespace asobi {

class Descriptor {
 public:
  explicit Descriptor(int value = -1) : value_(value) {}
  Descriptor(Descriptor&& other) noexcept : value_(other.give()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~Descriptor() {
    if (value_ >= 0) ::close(value_);
  }

  bool open() const { return value_ >= 0; }
  int get() const { return value_; }
  int give() { return std::exchange(value_, -1); }  // it is the caller's to close

 private:
  int value_;
};

}  // namespace asobi
