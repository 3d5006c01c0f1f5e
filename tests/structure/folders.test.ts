import { expect, it } from "vitest";
import { sources } from "./sources.ts";

it("no folder is a catch-all: a file's name says what it is for", () => {
  const drawers = sources("app", "server", "backend", "tests", "scripts", "bench")
    .map(({ path }) => path)
    .filter((path) => /(^|\/)((utils?|helpers?|common|misc|lib)(\/|\.)|services\/)/.test(path));
  expect(drawers).toEqual([]);
});
