#include "base/json_read.hpp"

namespace asobi {

namespace {

// Goes over the text and keeps nothing but where it is faulty. The library's own way to say so is an exception.
class FaultFinder final : public nlohmann::json_sax<Json> {
 public:
  std::size_t byte() const { return byte_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override {
    byte_ = byte;
    return false;
  }

 private:
  std::size_t byte_ = 0;
};

}  // namespace

std::expected<Json, std::size_t> read_json(std::string_view text) {
  Json out = Json::parse(text, nullptr, false);
  if (!out.is_discarded()) return out;
  FaultFinder finder;
  Json::sax_parse(text, &finder);
  return std::unexpected(finder.byte());
}

}  // namespace asobi
