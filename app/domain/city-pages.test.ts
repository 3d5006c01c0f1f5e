import { expect, it } from "vitest";
import { cityPageAt } from "./city-pages.ts";

it.each([
  ["/entrevard-malmo", "/entrevard-malmo"],
  ["/s%C3%A4kerhetsv%C3%A4rdar-malmo", "/entrevard-malmo"],
  ["/sakerhetsvärdar-orebro", "/entrevard-orebro"],
  ["/vaktare-lund", undefined],
])("finds the city page of %s: %s", (pathname, path) => {
  expect(cityPageAt(pathname)?.path).toBe(path);
});
