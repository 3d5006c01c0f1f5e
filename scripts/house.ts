import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { sources } from "#tests/structure/sources.ts";

/**
 * `npm run house`: counts what makes the code hard to change (docs/architecture.md, "Limits"). Fails when the structure
 * is broken. Sizes have no limit: they are there to be compared with an earlier commit.
 */
interface Row {
  label: string;
  value: number;
  /** The most that the structure allows. A size has none. */
  atMost?: number;
  /** What was counted; printed when the limit is exceeded. */
  names?: readonly string[];
}

const all = sources(
  "app",
  "brand",
  "server",
  "backend",
  "scripts",
  "bench",
  "tests",
  "supabase",
  "docs",
).filter(({ path }) => path !== "scripts/house.ts");
const isTest = (path: string) => /\.(test|spec)\.tsx?$|^tests\//.test(path);
const under = (folder: string) => all.filter(({ path }) => path.startsWith(`${folder}/`));
const code = all.filter(({ path }) => /\.tsx?$/.test(path));
const product = code.filter(
  ({ path }) =>
    !isTest(path) &&
    !/^(bench|brand|app\/content)\/|\/words\.server\.ts$/.test(path) &&
    path !== "backend/database/types.ts",
);
const styles = all.filter(({ path }) => path.endsWith(".css"));
const schema = under("supabase/schema");

const rows: Row[] = [
  pathsRow("imports from app/ into server/", 0, naming(under("app"), /from "#server\//)),
  pathsRow("folders of the admin outside app/admin/", 0, [
    ...new Set(
      all
        .map(({ path }) => dirname(path))
        .filter((path) => /\/(admin|desk|office)$/.test(path) && !/^(app|tests)\/admin$/.test(path)),
    ),
  ]),
  pathsRow(
    "files that run queries as a member of staff by themselves",
    1,
    naming(
      // An account reads its own data.
      product.filter(({ path }) => /^app\/(?!account\/)/.test(path)),
      /\.as\(\s*"authenticated"/,
    ),
  ),
  pathsRow("files that name a private global of React Router", 1, naming(product, /__reactRouter|UNSAFE_/)),
  pathsRow(
    "files that post-process a build or a rendered page",
    0,
    naming(
      product,
      /\b(renderChunk|generateBundle|writeBundle|transformIndexHtml)\b|\btransform\((code|source|\{)/,
    ),
  ),
  // Languages are distinguished by records of texts or by app/i18n, so that a missing language is a type error.
  pathsRow(
    "files outside app/i18n that compare a language",
    0,
    naming(
      product.filter(({ path }) => /^(app\/(?!i18n\/)|server\/)/.test(path)),
      /\b(?:locale|lang|language)\W{0,3}\s*[!=]==? "(?:sv|en)"/i,
    ),
  ),
  pathsRow(
    "files that spell out a minute, an hour or a day in milliseconds",
    0,
    naming(
      product.filter(
        ({ path }) => !/^(bench|scripts)\/|\/milliseconds\.ts$|^server\/settings\.ts$/.test(path),
      ),
      /\b(?:86_?400_?000|3_?600_?000|60_?000)\b/,
    ),
  ),
  { label: "lines of biome.json", value: lines(readFileSync("biome.json", "utf8")) },
  pathsRow("files that list stylesheets by hand", 0, naming(product, /"(app\/|#app\/)[\w/-]+\.css",\n/)),
  filesFor("files that name a city (Örebro), drawings and prose left out", /örebro|orebro/i),
  filesFor("files that name a service (entrance hosts), texts left out", /\bentranceHost\b/, ["app/content"]),
  filesFor("files that name a lead's status (contacted)", /\bcontacted: "Kontaktad|["']contacted["']/),
  filesFor(
    "files that name a field of the quote form (number of employees)",
    /\bemployees\b|number_of_employees/,
  ),
  { label: "lines of CSS", value: sum(styles.map(({ text }) => lines(text))) },
  valuesRow("font sizes outside the tokens", ["font-size"]),
  valuesRow("paddings outside the tokens", ["padding(?:-[a-z-]+)?"]),
  valuesRow("gaps outside the tokens", ["(?:row-|column-)?gap"]),
  valuesRow("margins outside the tokens", ["margin(?:-[a-z-]+)?"]),
  breakpointsRow(),
  { label: "lines of SQL in supabase/schema", value: sum(schema.map(({ text }) => lines(text))) },
  twiceRow(),
  pathsRow(
    "files that refer to documents outside the repository",
    0,
    naming(
      all,
      /\b(specification(\.md|, section| section|,? call)|DESIGN\.md|decisions\.md|domain-facts|house\.md|findings\/|issue \d+)/,
    ),
  ),
  pathsRow("links in docs and comments to missing files", 0, deadLinks()),
  linesRow("TypeScript outside tests, bench and content: lines", sum),
  linesRow("  95th percentile of a file", (counts) => counts[Math.floor(counts.length * 0.95)] ?? 0),
  linesRow("  longest file", (counts) => counts.at(-1) ?? 0),
];

const isOver = ({ value, atMost }: Row) => atMost !== undefined && value > atMost;
for (const row of rows) {
  const limit = row.atMost === undefined ? "" : `   <= ${row.atMost}${isOver(row) ? "  OVER" : ""}`;
  console.log(`${row.label.padEnd(70)}${String(row.value).padStart(8)}${limit}`);
  if (isOver(row)) for (const name of row.names ?? []) console.log(`    ${name}`);
}
process.exitCode = rows.some(isOver) ? 1 : 0;

function pathsRow(label: string, atMost: number, names: readonly string[]): Row {
  return { label, value: names.length, atMost, names };
}

function naming(files: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

/** The files to change when another of a kind is added, counted as the files that name an existing one. */
function filesFor(label: string, pattern: RegExp, without: readonly string[] = []): Row {
  const files = [...product, ...under("app/content"), ...under("brand"), ...styles, ...schema].filter(
    ({ path }) =>
      !/\/(prose|stories)\//.test(path) &&
      !/\.md$/.test(path) &&
      !without.some((folder) => path.startsWith(`${folder}/`)),
  );
  return { label, value: naming(files, pattern).length };
}

/** Values with a literal length in place of a token. */
function valuesRow(label: string, properties: readonly string[]): Row {
  const declared = new RegExp(`(?<![\\w-])(?:${properties.join("|")})\\s*:\\s*([^;}]+)`, "g");
  const values = new Set<string>();
  for (const { path, text } of styles) {
    if (path.endsWith("/tokens.css")) continue;
    for (const [, value = ""] of text.matchAll(declared))
      if (/[1-9][\d.]*(?:rem|px|em|ch|vw|vh|cqw|cqh)\b/.test(value.replaceAll(/var\([^)]*\)/g, "")))
        values.add(value.trim());
  }
  return { label, value: values.size };
}

function breakpointsRow(): Row {
  const widths = new Set<string>();
  for (const { text } of styles)
    for (const [, query = ""] of text.matchAll(/@media([^{]+)\{/g))
      for (const [width] of query.matchAll(/[\d.]+(?:px|rem|em)/g)) widths.add(width);
  return { label: "widths in media queries", value: widths.size };
}

/**
 * PostgreSQL itself refuses to create a table, a policy or a trigger twice; a function could be replaced by a later
 * file.
 */
function twiceRow(): Row {
  const names = schema.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:create|replace|alter|drop) function (?:if exists )?([\w.]+)/gi)].map(
      ([, name]) => name ?? "",
    ),
  );
  return pathsRow(
    "functions that supabase/schema defines more than once",
    0,
    names.filter((name, index) => names.indexOf(name) !== index),
  );
}

function deadLinks(): string[] {
  const named =
    /(?<![\w./#@-])((?:app|brand|server|backend|tests|bench|scripts|docs|supabase)\/[\w./-]+\.(?:tsx?|css|sql|md|mjs))\b/g;
  return all.flatMap(({ path, text }) =>
    /\.(md|tsx?|css|sql)$/.test(path) && !/^(docs\/decisions|tests\/structure)\//.test(path)
      ? [...text.matchAll(named)]
          .map(([, file = ""]) => file)
          .filter((file) => !existsSync(file) && !/\*|NAME/.test(file))
          .map((file) => `${path}: ${file}`)
      : [],
  );
}

function linesRow(label: string, of: (counts: readonly number[]) => number): Row {
  return { label, value: of(product.map(({ text }) => lines(text)).toSorted((a, b) => a - b)) };
}

function lines(text: string): number {
  return text.split("\n").length - 1;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
