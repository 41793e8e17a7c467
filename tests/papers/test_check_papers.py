#!/usr/bin/env python3
"""tools/check_papers itself: python3 tests/papers/test_check_papers.py"""
import importlib.machinery, importlib.util, pathlib, sys, unittest

sys.dont_write_bytecode = True
path = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_papers"
loader = importlib.machinery.SourceFileLoader("check_papers", str(path))
check = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_papers", loader))
loader.exec_module(check)


def claim(id, verdict, **more):
    return {"id": id, "section": "1", "says": "s", "got": "g", "verdict": verdict, **more}


def answer(*claims):
    return {"id": "p", "claims": list(claims), "count": {}}


def listed(id, residual):
    return {"paper": "p", "claim": id, "residual": residual, "reason": "because"}


OFF = {"residual": {"mean": -4.2, "deviation": 0.0}}


class Differences(unittest.TestCase):
    def test_a_failure_that_is_listed_is_no_difference(self):
        found = answer(claim("a", "reproduced"), claim("b", "failed", **OFF), claim("c", "failed", computed="9"))
        self.assertEqual(check.differences(found, [listed("b", "mean -4.2, deviation +0.0"), listed("c", "computed 9")]), [])

    def test_a_failure_that_is_not_listed_is_told(self):
        found = check.differences(answer(claim("b", "failed", **OFF)), [])
        self.assertEqual(found, ["p b: fails (mean -4.2, deviation +0.0) and is not in the list"])

    def test_a_listed_claim_that_no_longer_fails_is_told(self):
        for verdict in ("reproduced", "compatible", "bettered", "corrected", "answered"):
            found = check.differences(answer(claim("b", verdict)), [listed("b", "computed 9")])
            self.assertEqual(found, ["p b: is in the list and does not fail"])

    def test_a_listed_claim_that_is_gone_is_told(self):
        self.assertEqual(len(check.differences(answer(), [listed("b", "computed 9")])), 1)

    def test_another_residual_is_told(self):
        found = check.differences(answer(claim("b", "failed", computed="8")), [listed("b", "computed 9")])
        self.assertEqual(found, ["p b: computed 8, and computed 9 in the list"])


class Table(unittest.TestCase):
    def test_a_verdict_says_what_it_is_worth(self):
        self.assertEqual(check.verdict(claim("a", "compatible", width=7.25, **OFF)), "compatible, width 7.2")
        self.assertEqual(check.verdict(claim("a", "failed", **OFF)), "failed, mean -4.2, deviation +0.0")
        self.assertEqual(check.verdict(claim("a", "reproduced")), "reproduced")

    def test_claims_that_fail_are_told_with_their_reason(self):
        text = check.table(answer(claim("b", "failed", computed="9")), [listed("b", "computed 9")])
        self.assertTrue(text.endswith("- `b` (computed 9): because"))


unittest.main()
