import { readdirSync, realpathSync } from "node:fs";
import { lateStylesName } from "#server/page-styles.ts";
import { lateStylesOf } from "./late-styles.ts";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The files that every page loads are few, and each is what is reached from its roots by plain imports and is in no
 * file before it. All else is left to the bundler.
 */
const everyPage: Readonly<Record<string, readonly string[]>> = {
  // React's renderer, the biggest to evaluate, alone.
  "react-dom": ["node_modules/react-dom/client.js", "node_modules/react/jsx-runtime.js"],
  router: ["node_modules/react-router/dist/production/dom-export.js"],
  site: ["app/root.tsx"],
};

/** What comes with the first touch (app/ui/at-first-touch.tsx); what a page needs before it goes to every page. */
const firstTouch = [
  "app/layout/footer.tsx",
  "app/layout/mobile-menu.tsx",
  "app/leads/contact-request/contact-form.tsx",
  "app/leads/contact-request/contact-message-form.tsx",
];

/** The public pages as React Router has them built; what is no page of its own is not in the graph by such a name. */
const publicPages = readdirSync("app/pages")
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => `${realpathSync(`app/pages/${file}`)}?__react-router-build-client-route`);

let placed: { graph: Graph; fileOf: ReadonlyMap<string, string> } | undefined;

/** The name of the file that a module goes to, null when it is the bundler's choice. */
export function clientChunkOf(id: string, graph: Graph): string | null {
  if (placed?.graph !== graph) placed = { graph, fileOf: place(graph) };
  return placed.fileOf.get(id) ?? null;
}

function place(graph: Graph): ReadonlyMap<string, string> {
  const fileOf = new Map<string, string>();
  for (const [id, name] of lateStyles(graph)) fileOf.set(id, name);
  for (const [name, roots] of Object.entries(everyPage))
    for (const id of reached(graph, ids(roots))) if (!fileOf.has(id)) fileOf.set(id, name);
  const early = reached(graph, publicPages);
  for (const id of reached(graph, ids(firstTouch)))
    if (!fileOf.has(id)) fileOf.set(id, early.has(id) ? "site" : "touch");
  for (const id of usedByMany(graph)) if (!fileOf.has(id)) fileOf.set(id, "site");
  return fileOf;
}

/**
 * The modules that at least a quarter of the public pages are made of: small files cost more alone than they do those
 * that go without. What brings styles stays apart, as these would come with it.
 */
function usedByMany(graph: Graph): string[] {
  const pages = publicPages.map((id) => reached(graph, [id])).filter((files) => files.size > 0);
  const modules = new Set(pages.flatMap((files) => [...files]));
  const hasStyles = (id: string) => [...reached(graph, [id])].some((file) => file.endsWith(".css"));
  return [...modules].filter(
    (id) => pages.filter((files) => files.has(id)).length * 4 >= pages.length && !hasStyles(id),
  );
}

/** Late styles go to the file of their group, of the page that alone has them, or of many pages. */
function lateStyles(graph: Graph): ReadonlyMap<string, string> {
  const pages = publicPages.map((id) => ({
    name: /([\w-]+)\.tsx\?/.exec(id)?.[1] ?? "",
    files: reached(graph, [id]),
  }));
  const ofSections = ids(lateStylesOf.sections).map((id) => {
    const [first, second] = pages.filter(({ files }) => files.has(id));
    return [id, first && !second ? first.name : "sections"] as const;
  });
  const listed = [
    ...(["tokens", "chrome", "heads", "forms"] as const).flatMap((owner) =>
      ids(lateStylesOf[owner]).map((id) => [id, owner] as const),
    ),
    ...ofSections,
  ];
  return new Map(listed.map(([id, owner]) => [id, `${lateStylesName}-${owner}`]));
}

function ids(files: readonly string[]): string[] {
  return files.map((file) => realpathSync(file));
}

function reached(graph: Graph, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const module = found.has(id) ? null : graph.getModuleInfo(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds);
  }
  return found;
}
