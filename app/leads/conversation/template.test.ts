import { expect, test } from "vitest";
import { decideTemplate, type TemplateFields } from "./template.ts";

const fields: TemplateFields = {
  name: "Prisförslag",
  owner: "all",
  locale: "sv",
  subject: "Pris för {nummer}",
  body: "Hej {namn},\n\nVi ringer {tid}.",
};
const stored = { ...fields, version: 2 };

test("a new template is logged by its name", () => {
  expect(decideTemplate(undefined, 0, fields)).toEqual({
    kind: "templateAdded",
    about: "Prisförslag",
    data: {},
  });
});

test("a change is logged with the fields and without their texts", () => {
  expect(decideTemplate(stored, 2, { ...fields, subject: "Annat", owner: "me" })).toEqual({
    kind: "templateChanged",
    about: "Prisförslag",
    data: { changes: [{ name: "owner" }, { name: "subject" }] },
  });
});

test("a change of an older version, of a removed template and of one that was added meanwhile is refused", () => {
  expect(decideTemplate(stored, 1, fields)).toBe("changed");
  expect(decideTemplate(undefined, 2, fields)).toBe("changed");
  expect(decideTemplate(stored, 0, fields)).toBe("changed");
});
