// What an instance of the core calls its host for. None of these may call into the instance again before it returns.
#pragma once

#include <cstdint>

#define ASOBI_HOST(name) [[clang::import_module("asobi"), clang::import_name(name)]]

extern "C" {
ASOBI_HOST("send") void host_send(const char* line, std::uint32_t bytes, std::uint32_t final);
ASOBI_HOST("start") void host_start(std::uint32_t job, const char* line, std::uint32_t bytes, double seconds);
ASOBI_HOST("stop") void host_stop(std::uint32_t job);
ASOBI_HOST("out_of_memory") void host_out_of_memory();  // the trap that follows comes of it
}

#undef ASOBI_HOST
