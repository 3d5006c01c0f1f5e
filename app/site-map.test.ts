import { expect, it } from "vitest";
import { isBuilt } from "./site-map.ts";

it.each([
  ["/", true],
  ["/?lang=en#faq", true],
  ["/privacy?lang=en", true],
  ["/nyheter/tillstand-ordningsvakt-evenemang", true],
  ["/boka-demo", false],
  ["/vaktare-malmo?lang=en", false],
])("knows whether %s has its page: %s", (address, built) => {
  expect(isBuilt(address)).toBe(built);
});
