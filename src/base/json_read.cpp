#include "base/json_read.hpp"

#include <set>
#include <vector>

namespace asobi {

namespace {

// Goes over the text and keeps nothing but where it is faulty (the library's own way to say so is an exception), and
// the first key that stands twice in an object.
class FaultFinder final : public nlohmann::json_sax<Json> {
 public:
  std::size_t byte() const { return byte_; }
  const std::optional<std::string>& repeated() const { return repeated_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override {
    keys_.emplace_back();
    return true;
  }
  bool key(string_t& key) override {
    if (!keys_.back().insert(key).second && !repeated_) repeated_ = key;
    return true;
  }
  bool end_object() override {
    keys_.pop_back();
    return true;
  }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override {
    byte_ = byte;
    return false;
  }

 private:
  std::size_t byte_ = 0;
  std::vector<std::set<std::string>> keys_;  // of the objects that are open
  std::optional<std::string> repeated_;
};

}  // namespace

std::expected<Json, std::size_t> read_json(std::string_view text) {
  Json out = Json::parse(text, nullptr, false);
  if (!out.is_discarded()) return out;
  FaultFinder finder;
  Json::sax_parse(text, &finder);
  return std::unexpected(finder.byte());
}

std::optional<std::string> repeated_key(std::string_view text) {
  FaultFinder finder;
  Json::sax_parse(text, &finder);
  return finder.repeated();
}

}  // namespace asobi
