import { expect, test } from "vitest";
import { siteMap } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { attributesOf, get, readPage, site } from "./read.ts";

test.each([
  ["/en/priser/?antal=2", "/pris?lang=en&antal=2", 301],
  ["/trevard-service", "/entrevard-service", 301],
  ["/SAKERHETSUTBILDNINGAR/", encodeURI(siteMap.securityTraining.path), 301],
  ["/pris?utm_source=brev&antal=2", "/pris?antal=2", 302],
  ["//evil.example/", "/evil.example", 301],
])("%s is answered with one hop to %s", async (asked, location, status) => {
  const response = await fetch(site.url + asked, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

test("an unknown URL is answered with a guess from what was typed, and a search", async () => {
  const page = await readPage("/ordningsvakter-lund", 404);
  expect(attributesOf(page, 'meta[name="robots"]', "content")).toEqual(["noindex"]);
  expect(attributesOf(page, "input[type=search]", "value")).toContain("ordningsvakter lund");
});

test.each([
  ["/ordningsvakter-lund", "/ordningsvakter-malmo"],
  ["/V%C3%A4ktare/Norrk%C3%B6ping", "/vaktare-orebro"],
  ["/hyra-dorrvakter-i-goteborg", "/entrevard-goteborg"],
  ["/vad-kostar-ordningsvakter", "/pris"],
  ["/timpriser-2024", "/pris"],
  ["/ordningsvaktsutbildning", "/ordningsvakt-utbildning"],
  ["/security-guards-stockholm", "/vaktare-stockholm"],
  ["/ordingsvakt", "/ordningsvakt"],
  ["/vatkare", "/vaktare"],
  ["/prsi", "/pris"],
  ["/lediga-jobb", "/bli-kollega"],
  [`/${brand.slug}-priser`, "/pris"],
])("%s is guessed to be %s", async (asked, path) => {
  const page = await readPage(asked, 404);
  expect(attributesOf(page, ".not-found__search li a", "href")[0]).toBe(path);
});

test("for an unknown URL that matches a page and its parent only the parent is guessed", async () => {
  const page = await readPage("/nyheter/finns-inte", 404);
  expect(attributesOf(page, ".not-found__search li a", "href")).toEqual(["/nyheter"]);
});

test.each([
  "/wp-login.php?lang=en",
  "/wp-login.php",
  "/%E0%A4%A",
  "/xyz123",
  "/finns-inte",
  "/en-sida-som-inte-finns",
  `/${brand.slug.slice(0, 5)}`,
  `/om-${brand.slug.slice(0, 5)}?lang=en`,
])("%s says nothing of what was meant: the search comes first", async (asked) => {
  const page = await readPage(asked, 404);
  expect(page.querySelectorAll(".not-found__search li")).toHaveLength(0);
  expect(page.querySelectorAll("main input[type=search]")).toHaveLength(1);
});

test("the server gives the debug views its build and its redirects, and nothing else", async () => {
  await get("/priser?email=anna@mail.example", {
    cookie: "hemligt=kaka",
    referer: "https://www.sok.example/anna",
  });
  const response = await get("/debug/state?debug=true");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const state = await response.json();
  expect(Object.keys(state).sort()).toEqual(["deployment", "redirects"]);
  expect(Object.keys(state.deployment).sort()).toEqual(["build", "mode", "now", "startedAt", "version"]);
  expect(Object.keys(state.redirects[0]).sort()).toEqual(["at", "from", "number", "status", "to"]);
  expect(JSON.stringify(state)).not.toMatch(/anna|hemligt|mail\.example|sok\.example|127\.0\.0\.1|10\.\d+\./);
  expect(JSON.stringify(state)).not.toContain(site.dataDir);
});

test("the offline page and its worker are revalidated each time, and not indexed", async () => {
  const worker = await get("/sw.js");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toContain("text/javascript");
  const offline = await get("/offline?lang=en");
  expect(offline.headers.get("x-robots-tag")).toBe("noindex");
  expect(offline.headers.get("content-security-policy")).toContain("object-src 'none'");
});
