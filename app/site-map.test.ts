import { expect, it } from "vitest";
import { cityPageAt, isBuilt } from "./site-map.ts";

it.each([
  ["/", true],
  ["/?lang=en#faq", true],
  ["/privacy?lang=en", true],
  ["/nyheter/tillstand-ordningsvakt-evenemang", true],
  ["/boka-demo", true],
  ["/vaktare-malmo?lang=en", true],
  ["/vaktare-lund", false],
])("knows whether %s has its page: %s", (address, built) => {
  expect(isBuilt(address)).toBe(built);
});

it.each([
  ["/entrevard-malmo", "/entrevard-malmo"],
  ["/s%C3%A4kerhetsv%C3%A4rdar-malmo", "/entrevard-malmo"],
  ["/sakerhetsvärdar-orebro", "/entrevard-orebro"],
  ["/vaktare-lund", undefined],
])("finds the city page of %s: %s", (pathname, path) => {
  expect(cityPageAt(pathname)?.path).toBe(path);
});
