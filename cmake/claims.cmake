# The files of the papers' claims as one source: a line of a file is a text, without its indentation.
#   cmake -DFILES="a.json;b.json" -DOUT=file.cpp -P claims.cmake
set(out "#include \"papers/paper_file.hpp\"\n\nnamespace asobi {\n\nstd::string paper_file(std::string_view id) {\n  std::string out;\n")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(REGEX REPLACE "\n *" ")json\",\n                                R\"json(" text "${text}")
  string(APPEND out "  static constexpr std::string_view ${name}[] = {R\"json(${text})json\"};\n"
                    "  if (id == \"${name}\") {\n    for (const std::string_view line : ${name}) out += line;\n  }\n")
endforeach()
string(APPEND out "  return out;\n}\n\n}  // namespace asobi\n")
file(WRITE ${OUT} "${out}")
