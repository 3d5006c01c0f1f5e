import { readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { type Plugin, parseSync } from "vite";

const query = "?styles";

/**
 * Makes `import "./part.tsx?styles"` import the stylesheets of a module and of all modules that it imports, without
 * their code. Use it beside the dynamic import of a part that is in the server's HTML and whose code the browser loads
 * later (app/ui/hydrate-on-interaction.tsx).
 */
export function partStyles(root = process.cwd()): Plugin {
  return {
    name: "part-styles",
    enforce: "pre",
    resolveId(address, importer = "") {
      if (!address.endsWith(query)) return null;
      if (address.startsWith(root)) return address;
      // In development the browser's address, from the root.
      if (address.startsWith("/")) return root + address;
      const path = targetOf(relative(root, withoutQuery(importer)), address);
      return path && join(root, path) + query;
    },
    load(id) {
      if (!id.endsWith(query)) return null;
      const read = (path: string) => {
        this.addWatchFile(join(root, path));
        return readFileSync(join(root, path), "utf8");
      };
      const paths = stylesheetsOf(relative(root, withoutQuery(id)), read);
      return paths.map((path) => `import ${JSON.stringify(`/${path}`)};`).join("\n");
    },
  };
}

/**
 * The stylesheets that a module and its imports import, in the order in which they are evaluated, as paths from the
 * repository's root.
 */
export function stylesheetsOf(module: string, read: (path: string) => string): string[] {
  const visited = new Set<string>();
  const visit = (path: string): string[] => {
    if (visited.has(path)) return [];
    visited.add(path);
    if (path.endsWith(".css")) return [path];
    if (!/\.tsx?$/.test(path)) return [];
    return staticImportsOf(path, read(path)).flatMap((name) => {
      const target = targetOf(path, name);
      return target ? visit(target) : [];
    });
  };
  return visit(module);
}

/** What a module imports or re-exports at its start, in order; types, and files that are imported as text, left out. */
function staticImportsOf(path: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest);
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest] : []));
  return [...imported, ...exported]
    .toSorted((a, b) => a.start - b.start)
    .map(({ value }) => value)
    .filter((name) => !name.includes("?") || name.endsWith(query));
}

/** The file of the project that an import refers to; null for a package. */
function targetOf(path: string, name: string): string | null {
  const file = withoutQuery(name);
  if (file.startsWith("#")) return file.slice(1);
  return file.startsWith(".") ? posix.join(posix.dirname(path), file) : null;
}

const withoutQuery = (address: string) => address.split("?")[0] ?? "";
