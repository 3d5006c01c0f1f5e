import { expect, it } from "vitest";
import { personalPart } from "./personal-addresses.ts";

it.each([
  ["/admin", "/admin"],
  ["/admin/forfragningar/4f1c", "/admin"],
  ["/Admin/x", "/admin"],
  ["/setup", "/setup"],
  ["/auth/v1/token", "/auth"],
  ["/boka-demo/avboka/4f1c", "/boka-demo"],
  ["/utkast/nyhet", "/utkast"],
])("%s is personal: only %s is told of it", (path, part) => expect(personalPart(path)).toBe(part));

it.each(["/", "/boka-demo", "/administration", "/setup-guide", "/nyheter/auth", "/bli-kontaktad"])(
  "%s is everyone's",
  (path) => expect(personalPart(path)).toBeNull(),
);
