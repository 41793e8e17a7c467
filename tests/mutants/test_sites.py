#!/usr/bin/env python3
"""Which tokens are changed, and that a change is found again after edits elsewhere."""
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import sites

SOURCE = """#include <vector>  // 1 + 1
template <class T, int n = 3>
bool less(const T& a, T* b) { return a < *b && a + 1 != -b->size(); }
constexpr int hops[] = {-1, 20};  /* 5 */
const char* text = "a + b 7";
const std::string_view words = R"(
x0 yn'
)";
auto worst = !done ? std::min(0.25, 1e-9) : true;
"""


class Sites(unittest.TestCase):
    def changes(self):
        return {(site.line, site.old, site.new) for site in sites.sites_of("src/a.cpp", SOURCE)}

    def test_operators_signs_numbers_and_tables_are_changed(self):
        changes = self.changes()
        for one in [(3, "<", "<="), (3, "&&", "||"), (3, "+", "-"), (3, "!=", "=="), (3, "-", ""), (3, "1", "0"), (3, "1", "2"), (4, "-", "")]:
            self.assertIn(one, changes)
        for one in [(4, "20", "21"), (4, "20", "19"), (7, "0", "1"), (7, "n", "0"), (7, "'", ""), (9, "!", ""), (9, "min", "max"), (9, "true", "false")]:
            self.assertIn(one, changes)

    def test_comments_words_references_and_templates_are_not(self):
        lines = {line for line, _, _ in self.changes()}
        self.assertFalse(lines & {1, 5})
        self.assertEqual({change for change in self.changes() if change[0] == 2}, {(2, "3", "4"), (2, "3", "2")})
        self.assertNotIn((3, "&", "|"), self.changes())
        self.assertNotIn((3, "*", "+"), self.changes())
        self.assertFalse({old for line, old, _ in self.changes() if line == 9} & {"1e-9", "1"})

    def test_a_change_is_one_token(self):
        for site in sites.sites_of("src/a.cpp", SOURCE):
            changed = site.changed(SOURCE)
            self.assertEqual(len(changed) - len(SOURCE), len(site.new) - len(site.old))
            self.assertEqual(sum(a != b for a, b in zip(changed.split("\n"), SOURCE.split("\n"))), 1)

    def test_a_trap_stands_before_the_statement(self):
        source = "int f(int a) {\n  if (a > 1 &&\n      a < 5) return 2;  // so\n  return 1;\n}"
        below = {site.line: sites.Trap(site).changed(source).split("\n").index("__builtin_trap();") for site in sites.sites_of("src/a.cpp", source)}
        self.assertEqual(below, {2: 1, 3: 1, 4: 3})

    def test_a_name_finds_its_line_where_it_has_moved_and_not_where_it_has_changed(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "src").mkdir()
            names = [str(site) for site in sites.sites_of("src/a.cpp", SOURCE)]
            (root / "src" / "a.cpp").write_text("// moved\n\n" + SOURCE)
            for name in names:
                found = sites.find(name, root)
                self.assertEqual(found.line, int(name.split(":")[1]) + 2)
            (root / "src" / "a.cpp").write_text(SOURCE.replace("20", "30"))
            self.assertEqual({name.split(":")[1] for name in names if sites.find(name, root) is None}, {"4"})


unittest.main()
