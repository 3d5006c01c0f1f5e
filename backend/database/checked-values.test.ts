import { expect, test } from "vitest";
import { checkedValues, mostCharacters } from "./checked-values.ts";

test.each([
  ["(status = ANY (ARRAY['new'::text, 'won'::text]))", ["ARRAY['new'::text, 'won'::text]"]],
  ["(status = ANY (private.services()))", ["private.services()"]],
  [
    "((status = 'several'::text) OR (status = ANY (private.services())))",
    ["ARRAY['several'::text]", "private.services()"],
  ],
])("a column has a value of the lists of its check: %s", (expression, lists) => {
  expect(checkedValues("status", expression)).toEqual({ lists, isArray: false });
});

test.each([
  ["(roles <@ ARRAY['a'::text])", "ARRAY['a'::text]"],
  ["((roles <@ private.services()) AND (cardinality(roles) > 0))", "private.services()"],
])("an array has the values of the list of its check: %s", (expression, list) => {
  expect(checkedValues("roles", expression)).toEqual({ lists: [list], isArray: true });
});

test.each([
  "(status ~ '^[a-z]+$'::text)",
  "((status = 'new'::text) OR (char_length(status) > 3))",
  "(status <> 'new'::text)",
  "((char_length(status) >= 1) AND (char_length(status) <= 100))",
])("a check of something else names no values: %s", (expression) => {
  expect(checkedValues("status", expression)).toBeNull();
});

test.each([
  ["(char_length(name) <= 100)", 100],
  ["((name = btrim(name, ' '::text)) AND ((char_length(name) >= 1) AND (char_length(name) <= 60)))", 60],
  ["((name = ''::text) OR (char_length(name) <= 500))", null],
  ["(octet_length(name) <= 100)", null],
])("the longest text is that of the check: %s", (expression, most) => {
  expect(mostCharacters("name", expression)).toBe(most);
});
