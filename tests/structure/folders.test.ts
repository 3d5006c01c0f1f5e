import { expect, it } from "vitest";
import { sources } from "./sources.ts";

it("no folder is a drawer: what a file is for stands in its name", () => {
  const drawers = sources("app", "server", "backend", "tests", "scripts", "bench")
    .map(({ path }) => path)
    .filter((path) => /(^|\/)((utils?|helpers?|common|misc|lib)(\/|\.)|services\/)/.test(path));
  expect(drawers).toEqual([]);
});
