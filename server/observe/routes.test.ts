import { expect, test } from "vitest";
import { routeNames } from "./routes.ts";

const route = (id: string, path?: string, parentId?: string) =>
  [id, { id, path, parentId, module: { default: () => null } }] as const;

const nameOf = routeNames(
  Object.fromEntries([
    route("root", ""),
    route("frame", undefined, "root"),
    route("home", undefined, "frame"),
    route("news", "nyheter", "frame"),
    route("article", "nyheter/:slug", "frame"),
    route("admin", "admin", "frame"),
    route("lead", "leads/:id", "admin"),
    route("share", "dela/*", "frame"),
    route("share-format", "dela/:format", "frame"),
    route("member-page", "om/:person/bild", "frame"),
    route("team-page", "om/styrelsen/:person", "frame"),
    route("not-found", "*", "frame"),
  ]),
);

test.each([
  ["/", "/"],
  ["/nyheter", "/nyheter"],
  ["/nyheter/anna-070-123", "/nyheter/:slug"],
  ["/admin/leads/4711", "/admin/leads/:id"],
  ["/dela/a/b.png", "/dela/*"],
  ["/dela/png", "/dela/:format"],
  ["/om/styrelsen/bild", "/om/styrelsen/:person"],
  ["/_root.data", "/.data"],
  ["/nyheter/anna.data", "/nyheter/:slug.data"],
  ["/nyheter/anna.data.data.data", "/nyheter/:slug.data"],
  ["/nyheter.data.data", "other"],
  ["/NYHETER/anna/", "/nyheter/:slug"],
  ["/assets/abc.js", "assets"],
  ["/auth/v1/token", "/auth/v1/*"],
])("%s is named %s", (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test("all paths that are no route have one name", () => {
  const paths = ["/anna@mail.example", "/%E0%A4%A", "/nyheter/a/b.data"];
  const many = Array.from({ length: 5_000 }, (_, number) => `/${number}`);
  expect(new Set([...paths, ...many].map(nameOf))).toEqual(new Set(["other"]));
});
