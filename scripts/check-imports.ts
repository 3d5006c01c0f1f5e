import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parseSync } from "vite";
import routes from "#app/routes.ts";
import { type ImportRule, importRules } from "./import-rules.ts";

/** A source file: its path from the repository's root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One line for each import that breaks a rule: the import, and where the code belongs. */
export function brokenImports(files: readonly SourceFile[], routeModules: ReadonlySet<string>): string[] {
  return files.flatMap(({ path, text }) => {
    const rule = ruleOf(path);
    if (!rule) return [`${path}: no rule in scripts/import-rules.ts names its folder.`];
    return importsOf(path, text).flatMap((name) => {
      const problem = problemOf(path, name, rule, routeModules);
      return problem ? [`${path} imports ${name}. ${problem}`] : [];
    });
  });
}

/** The paths of the route modules, from the repository's root. */
export function routeModulesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [posix.join("app", file), ...routeModulesOf(children)]);
}

function problemOf(
  path: string,
  name: string,
  rule: ImportRule,
  routeModules: ReadonlySet<string>,
): string | null {
  const target = targetOf(path, name);
  if (target === null) return rule.without?.some((entry) => isIn(name, entry)) ? rule.instead : null;
  const isTest = /\.test\.tsx?$/.test(path);
  if (routeModules.has(target) && !isTest)
    return "A route module must not be imported: shared code goes into a file of its own.";
  if (isIn(target, rule.folder) || (isTest && /^(tests|backend)\//.test(target))) return null;
  const onServer = isTest || /(\.server\.tsx?|\/emails\.tsx)$/.test(path) ? (rule.onServer ?? []) : [];
  const onTests = isTest ? (rule.onTests ?? []) : [];
  return [...rule.may, ...onServer, ...onTests].some((folder) => isIn(target, folder)) ? null : rule.instead;
}

/** The rule of the longest folder that a file is in. */
function ruleOf(path: string): ImportRule | undefined {
  return importRules
    .filter(({ folder }) => isIn(path, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The file of the project that an import refers to; null for a package. */
function targetOf(path: string, name: string): string | null {
  const [file = ""] = name.split("?");
  if (file.startsWith("#")) return file.slice(1);
  return file.startsWith(".") ? posix.join(dirname(path), file) : null;
}

/** Everything that a module imports or re-exports, also types and dynamic imports, but not React Router's +types. */
function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end))?.[1],
    ),
  ];
  return names.flatMap((name) => (name && !name.includes("/+types/") ? [name] : []));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "app", "brand", "server", "backend"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const files = listed
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const broken = brokenImports(files, new Set(routeModulesOf(await routes)));
  for (const line of broken) console.error(line);
  if (broken.length === 0) console.log(`${files.length} files follow scripts/import-rules.ts.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
