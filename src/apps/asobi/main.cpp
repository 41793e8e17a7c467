#include "apps/asobi/program.hpp"

int main(int argc, char** argv) { return asobi::run_program({argv + 1, argv + argc}, {}); }
