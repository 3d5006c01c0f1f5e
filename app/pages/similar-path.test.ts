import SearchableMap from "minisearch/SearchableMap";
import { expect, it, vi } from "vitest";
import { similarPath } from "./similar-path.server.ts";

it.each([
  ["/vaktaree", "/vaktare"],
  ["/v%C3%A4ktaree/", "/vaktare"],
  ["/prisr", "/pris"],
  ["/boka-dmo", "/boka-demo"],
  ["/ordningsvakter-stokholm", "/ordningsvakter-stockholm"],
  ["/ordningsvakt-stokholm", undefined],
  ["/entrevard-kostand", "/entrevard-kostnad"],
  ["/Sakerhetsvardar-Malmo", "/entrevard-malmo"],
  ["/om", undefined],
  ["/x", undefined],
  ["/", undefined],
  ["/ordningsvakter-lund", undefined],
])("%s is nearly the address of %s", (typed, path) => {
  expect(similarPath(typed)).toBe(path);
});

it("a path that is longer than any of ours is not searched for", () => {
  const search = vi.spyOn(SearchableMap.prototype, "fuzzyGet");
  expect(similarPath(`/${"a".repeat(15_000)}`)).toBeUndefined();
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});
