import { expect, test } from "vitest";
import { openingFields } from "#tests/opening.ts";
import {
  closesSoon,
  copiedOpening,
  decideOpening,
  isPublishedAfter,
  openingSlug,
  openingStage,
  type StoredOpening,
} from "./opening.ts";

const opening: StoredOpening = {
  ...openingFields("lager"),
  posted_on: "2026-11-01",
  last_day: "2026-12-31",
  published: true,
  version: 3,
};

const becomes = (parts: Partial<StoredOpening>, before: StoredOpening | undefined = opening) =>
  decideOpening(before, { version: 3, to: { ...opening, ...parts } });

test("an opening is a draft, planned, open or closed; its first and last days are open", () => {
  const stage = (today: string, published = true) => openingStage({ ...opening, published }, today);
  expect(stage("2026-11-15", false)).toBe("draft");
  expect(stage("2026-10-31")).toBe("planned");
  expect(stage("2026-11-01")).toBe("open");
  expect(stage("2026-12-31")).toBe("open");
  expect(stage("2027-01-01")).toBe("closed");
});

test("a published opening closes soon when its last day is within two weeks", () => {
  const soon = (last_day: string, published = true) =>
    closesSoon({ last_day, published }, new Date("2026-11-24T12:00:00Z"));
  expect(soon("2026-11-23")).toBe(false);
  expect(soon("2026-11-24")).toBe(true);
  expect(soon("2026-12-08")).toBe(true);
  expect(soon("2026-12-09")).toBe(false);
  expect(soon("2026-11-24", false)).toBe(false);
});

test("an opening is added, published, changed and withdrawn, and each is logged", () => {
  const kind = (parts: Partial<StoredOpening>, before: StoredOpening | undefined = opening) => {
    const decided = becomes(parts, before);
    return "entry" in decided && decided.entry.kind;
  };
  const draft = { ...opening, published: false };
  expect(decideOpening(undefined, { version: 0, to: draft })).toMatchObject({
    to: draft,
    entry: { kind: "openingAdded", about: "lager", data: {} },
  });
  expect(kind({}, draft)).toBe("openingPublished");
  expect(kind({ title_sv: "Nattväktare" })).toBe("openingChanged");
  expect(kind({ published: false })).toBe("openingWithdrawn");
  expect(kind({ title_sv: "Nattväktare", published: false }, draft)).toBe("openingChanged");
});

test("a change of an older version is refused", () => {
  expect(decideOpening(opening, { version: 2, to: opening })).toEqual({ refused: "changed" });
});

test("an earlier state that is not stored can't be restored", () => {
  expect(decideOpening(opening, { version: 3, to: undefined })).toEqual({ refused: "changed" });
});

test("the log has each changed fact's old and new value, and long texts by name", () => {
  const decided = becomes({ city: "malmo", percent: null, lead_sv: "Ny ingress.", slug: "hamn" });
  expect(decided).toMatchObject({
    entry: {
      about: "hamn",
      data: {
        changes: [
          { name: "city", from: "uppsala", to: "malmo" },
          { name: "lead_sv" },
          { name: "percent", from: "75", to: "" },
          { name: "slug", from: "lager", to: "hamn" },
        ],
      },
    },
  });
  expect(becomes({})).toMatchObject({ entry: { data: {} } });
});

test("saving keeps an opening published or not, publishing and withdrawing change it", () => {
  const after = (intent: "save" | "publish" | "withdraw") => [
    isPublishedAfter(intent, false),
    isPublishedAfter(intent, true),
  ];
  expect(after("save")).toEqual([false, true]);
  expect(after("publish")).toEqual([true, true]);
  expect(after("withdraw")).toEqual([false, false]);
});

test("a published opening keeps its slug; an empty one is made of the title", () => {
  const typed = { slug: "hamn", title: "Väktare, hamn" };
  expect(openingSlug(opening, typed)).toBe("lager");
  expect(openingSlug({ ...opening, published: false }, typed)).toBe("hamn");
  expect(openingSlug(undefined, { ...typed, slug: "" })).toBe("vaktare-hamn");
});

test("a copy is shown from today, open for at least as long, with a slug of its own", () => {
  const copy = (last_day: string, slug = "lager", number = 2) =>
    copiedOpening({ ...opening, last_day, slug }, new Date("2026-11-24T12:00:00Z"), number);
  expect(copy("2020-02-01")).toMatchObject({
    slug: "lager-2",
    title_sv: "Väktare, lager",
    posted_on: "2026-11-24",
    last_day: "2026-12-24",
  });
  expect(copy("2027-02-01").last_day).toBe("2027-02-01");
  expect(copy("2020-02-01", `${"a".repeat(89)}-lager`, 3).slug).toBe(`${"a".repeat(89)}-3`);
});
