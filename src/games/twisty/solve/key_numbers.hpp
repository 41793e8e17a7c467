// Numbers for keys of one length, in the order in which they are first seen: open addressing over one flat array, so
// that listing some hundred thousand states costs no allocation for each.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace asobi::twisty {

class KeyNumbers {
 public:
  static constexpr std::uint32_t absent = ~std::uint32_t{0};

  explicit KeyNumbers(std::size_t length = 0) : length_(length), slots_(1024, absent) {}

  std::uint32_t size() const { return size_; }
  std::string_view operator[](std::uint32_t number) const { return {keys_.data() + number * length_, length_}; }

  std::uint32_t find(std::string_view key) const { return slots_[slot_of(key)]; }

  // The number of the key, a new one if it was not there.
  std::uint32_t add(std::string_view key) {
    const std::size_t slot = slot_of(key);
    if (slots_[slot] != absent) return slots_[slot];
    slots_[slot] = size_;
    keys_.insert(keys_.end(), key.begin(), key.end());
    if (++size_ * std::uint64_t{2} > slots_.size()) grow();
    return size_ - 1;
  }

 private:
  std::size_t length_;
  std::uint32_t size_ = 0;
  std::vector<char> keys_;
  std::vector<std::uint32_t> slots_;  // a power of two, at most half full

  std::size_t slot_of(std::string_view key) const {
    std::size_t slot = std::hash<std::string_view>{}(key) & (slots_.size() - 1);
    while (slots_[slot] != absent && (*this)[slots_[slot]] != key) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  void grow() {
    slots_.assign(slots_.size() * 2, absent);
    for (std::uint32_t number = 0; number < size_; ++number) slots_[slot_of((*this)[number])] = number;
  }
};

}  // namespace asobi::twisty
