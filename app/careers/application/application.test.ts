import { expect, test } from "vitest";
import { decideApplication, type StoredApplication } from "./application.ts";

const now = new Date("2026-11-29T09:00:00Z");
const application: StoredApplication = {
  id: "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f",
  version: 3,
  status: "new",
  statusAt: new Date("2026-11-20T12:00:00Z"),
  note: null,
};

test("a new status counts the retention anew, and the log has nothing of the person", () => {
  expect(decideApplication(application, { version: 3, status: "declined" }, now)).toEqual({
    to: { ...application, status: "declined", statusAt: now },
    entry: { kind: "applicationStatus", about: application.id, data: { from: "new", to: "declined" } },
  });
});

test("a note leaves the status and its time, and is not in the log", () => {
  expect(decideApplication(application, { version: 3, note: "Ring efter fem." }, now)).toEqual({
    to: { ...application, note: "Ring efter fem." },
    entry: { kind: "applicationNote", about: application.id, data: {} },
  });
});

test("what it has already changes nothing", () => {
  expect(decideApplication(application, { version: 3, status: "new" }, now)).toBe("same");
  expect(decideApplication(application, { version: 3, note: null }, now)).toBe("same");
});

test("a form that is sent twice is no conflict", () => {
  const changed = { ...application, version: 4, status: "hired", note: "Ring." } as const;
  expect(decideApplication(changed, { version: 3, status: "hired" }, now)).toBe("same");
  expect(decideApplication(changed, { version: 3, note: "Ring." }, now)).toBe("same");
});

test("a colleague's change is not overwritten, and an erased application can't be changed", () => {
  expect(decideApplication(application, { version: 2, status: "hired" }, now)).toEqual({
    refused: "changed",
  });
  expect(decideApplication(undefined, { version: 3, note: "x" }, now)).toEqual({ refused: "gone" });
});
