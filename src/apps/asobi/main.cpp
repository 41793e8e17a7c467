#include <fmt/format.h>

int main() { fmt::print("asobi {}\n", ASOBI_VERSION); }
