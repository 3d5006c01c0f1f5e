import { expect, test } from "vitest";
import { type CompanyKey, joinDomain, mergeCompanies, shareDomain, splitName, undoOf } from "./company.ts";

const key = (name: string, sameAs: string | null = null, rest: Partial<CompanyKey> = {}): CompanyKey => ({
  key: name,
  sameAs,
  seenWith: null,
  isShared: false,
  changedBy: null,
  ...rest,
});
const port = [key("malarport"), key("@malarport.se", "malarport", { seenWith: "malarport" })];
const logistics = [
  key("malarport logistik"),
  key("@mpl.se", "malarport logistik", { seenWith: "malarport logistik" }),
];

/** The keys after a change, as "key=main"; "!" after a shared domain. */
function after(keys: readonly CompanyKey[], changes: ReturnType<typeof mergeCompanies>): string[] {
  if (typeof changes === "string") return [changes];
  return keys.map((each) => {
    const { sameAs, isShared } = changes.find((change) => change.key === each.key)?.to ?? each;
    return `${each.key}=${sameAs ?? ""}${isShared ? "!" : ""}`;
  });
}

test("merging gives all names and domains of a company to the other", () => {
  expect(after(logistics, mergeCompanies(port, logistics))).toEqual([
    "malarport logistik=malarport",
    "@mpl.se=malarport",
  ]);
  expect(mergeCompanies(port, port)).toBe("same");
});

test("a company has at most sixty names and domains", () => {
  const many = Array.from({ length: 59 }, (_, n) => key(`namn ${n}`, n === 0 ? null : "namn 0"));
  expect(mergeCompanies(many, port)).toBe("many");
});

test("a name is split off with the domains that it came with, and the rest stays one company", () => {
  const all = [...port, ...logistics.map((each) => ({ ...each, sameAs: "malarport" }))];
  expect(after(all, splitName(all, "malarport logistik"))).toEqual([
    "malarport=",
    "@malarport.se=malarport",
    "malarport logistik=",
    "@mpl.se=malarport logistik",
  ]);
  expect(after(all, splitName(all, "malarport"))).toEqual([
    "malarport=",
    "@malarport.se=malarport",
    "malarport logistik=",
    "@mpl.se=malarport logistik",
  ]);
  expect(splitName(port, "malarport")).toEqual([]);
});

test("a domain that is taken out joins nobody, and the names that it joined are on their own, but not merged ones", () => {
  const town = [
    key("skolan"),
    key("@staden.se", "skolan", { seenWith: "skolan" }),
    key("badet", "skolan", { seenWith: "@staden.se" }),
    key("parken", "skolan", { seenWith: "@staden.se", changedBy: "anna" }),
  ];
  const taken = shareDomain(town, "@staden.se");
  expect(after(town, taken)).toEqual(["skolan=", "@staden.se=!", "badet=", "parken=skolan"]);
  const shared = [key("skolan"), key("@staden.se", null, { seenWith: "skolan", isShared: true })];
  expect(after(shared, joinDomain(shared, "@staden.se"))).toEqual(["skolan=", "@staden.se=skolan"]);
});

test("when the domain itself stands for the company, one of the names does so without it", () => {
  const keys = [
    key("@staden.se"),
    key("badet", "@staden.se", { changedBy: "anna" }),
    key("parken", "@staden.se", { changedBy: "anna" }),
  ];
  expect(after(keys, shareDomain(keys, "@staden.se"))).toEqual(["@staden.se=!", "badet=", "parken=badet"]);
});

test("undoing a change of a company restores each key as it was", () => {
  const changes = mergeCompanies(port, logistics);
  if (typeof changes === "string") throw new Error(changes);
  const moved = logistics.map((each) => ({ ...each, sameAs: "malarport" }));
  expect(after(moved, undoOf(changes))).toEqual(after(logistics, []));
});
