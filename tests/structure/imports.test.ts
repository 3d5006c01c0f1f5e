import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { brokenImports } from "#scripts/check-imports.ts";
import { adminTopics } from "#scripts/import-rules.ts";

const routeModules = new Set(["app/pages/home.tsx"]);
const broken = (path: string, specifier: string) =>
  brokenImports([{ path, text: `import { a } from "${specifier}";` }], routeModules);

it.each([
  ["the backend from a component", "app/leads/order-form.tsx", "#backend/database/connection.ts"],
  ["the backend from a page's data", "app/pages/home/home-data.server.ts", "#backend/database/connection.ts"],
  ["the server from the app", "app/root.tsx", "#server/http.ts"],
  ["the app from the backend", "backend/jobs/worker.ts", "#brand/company.ts"],
  ["React from the backend", "backend/jobs/worker.ts", "react-dom/server"],
  ["another domain", "app/requests/emails.tsx", "#app/demos/link.ts"],
  ["the admin from a domain", "app/news/articles.server.ts", "#app/admin/urls.ts"],
  ["the admin from a page", "app/pages/home.tsx", "#app/admin/urls.ts"],
  [
    "a topic of the admin that the table does not name",
    "app/admin/media/route.tsx",
    "#app/admin/leads/words.server.ts",
  ],
  ["a topic from what the topics share", "app/admin/ui/part.tsx", "#app/admin/leads/status-chip.tsx"],
  ["the router from ui", "app/ui/button.tsx", "react-router"],
  ["messages from ui", "app/ui/button.tsx", "#brand/company.ts"],
  ["a component from content", "app/content/device-storage.ts", "#app/ui/button.tsx"],
  ["messages from a domain's component", "app/leads/order-form.tsx", "#app/content/pages/home.server.ts"],
  ["the module of a route", "app/pages/search.tsx", "./home.tsx"],
])("finds %s", (_name, path, specifier) => {
  expect(broken(path, specifier)).toHaveLength(1);
});

it.each([
  ["the backend in a domain's server file", "app/leads/leads.server.ts", "#backend/database/connection.ts"],
  ["a domain on a page", "app/pages/search.tsx", "#app/search/words.server.ts"],
  ["a file beside it", "app/ui/button.tsx", "./icon.tsx"],
  ["the types of a route", "app/pages/search.tsx", "./+types/search"],
])("allows %s", (_name, path, specifier) => {
  expect(broken(path, specifier)).toEqual([]);
});

it("sees exports, types and modules that are loaded later", () => {
  const text = `export { a } from "#app/admin/a.ts";
    import type { B } from "#app/admin/b.ts";
    const c = () => import("#app/admin/c.ts");`;
  expect(brokenImports([{ path: "app/news/articles.server.ts", text }], routeModules)).toHaveLength(3);
});

it("wants a rule for every folder", () => {
  expect(brokenImports([{ path: "tools/new.ts", text: "" }], routeModules)[0]).toContain("no rule");
});

it("every topic of the admin has its row (scripts/import-rules.ts)", () => {
  const folders = readdirSync("app/admin", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(["ui", ...Object.keys(adminTopics)].sort()).toEqual(folders.map(({ name }) => name).sort());
});

it("no topic of the admin imports itself through others", () => {
  const reached = (name: string, path: readonly string[]): string[] =>
    path.includes(name)
      ? [[...path, name].join(" -> ")]
      : (adminTopics[name] ?? []).flatMap((other) => reached(other, [...path, name]));
  expect(Object.keys(adminTopics).flatMap((name) => reached(name, []))).toEqual([]);
});
