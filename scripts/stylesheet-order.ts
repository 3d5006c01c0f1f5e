import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/**
 * Lists in Vite's manifest, for each entry, all its stylesheets in the order of their imports. React Router takes the
 * order of a page's styles from there, and would put a page's own before those that it imports: then app/ui wins over
 * it.
 */
export function stylesheetOrder(): Plugin {
  return {
    name: "stylesheet-order",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: ({ dir = "" }) => {
      const file = join(dir, ".vite/manifest.json");
      const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
      const ordered = Object.entries(manifest).map(([key, chunk]) => {
        const css = chunk.isEntry ? stylesheetsOf(manifest, key) : chunk.css;
        return [key, css ? { ...chunk, css } : chunk];
      });
      writeFileSync(file, JSON.stringify(Object.fromEntries(ordered)));
    },
  };
}

/**
 * The stylesheets of a chunk, after those of its imports. No other chunk lists its own; Vite puts shared ones, whose
 * chunks contain nothing else and are removed, behind it.
 */
function stylesheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { imports = [], css = [] } = manifest[key] ?? {};
  const named = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
  const shared = css.filter((name) => named.indexOf(name) !== named.lastIndexOf(name));
  const imported = imports.flatMap((name) => stylesheetsOf(manifest, name, seen));
  return [...new Set([...imported, ...shared, ...css])];
}
