import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { create } from "tar";
import { afterEach, expect, test } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { readRelease } from "#backend/release.ts";
import { newDataFolder } from "#tests/data-folder.ts";
import { freePort } from "#tests/free-port.ts";
import { addLaterMigration, laterMigration } from "#tests/later-version.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";

/** Stands in for systemctl: starts and stops the site's process, whose number is in the file "pid". */
const service = `#!/bin/sh
here=$(dirname "$0")
pid=$(cat "$here/pid" 2>/dev/null || :)
runs() { [ -n "$pid" ] && readlink "/proc/$pid/exe" >/dev/null; }
case $1 in
start) runs || { cd "$SITE_DIR" && { node_modules/node/bin/node build/server/main.js >>"$here/log" 2>&1 & echo $! >"$here/pid"; }; } ;;
stop) if runs; then kill "$pid"; while runs; do sleep 0.1; done; fi ;;
is-active) runs ;;
esac
`;

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Lays out a machine as docs/deploy.md does, in a temporary folder, with this version running on it. */
async function installedSite() {
  const machine = await mkdtemp(join(tmpdir(), "upgrade-"));
  const dataDir = newDataFolder();
  const port = await freePort();
  const site = join(machine, "site");
  await mkdir(site);
  await linkVersion(site, await readFile("package.json", "utf8"));
  await symlink(resolve("supabase"), join(site, "supabase"));
  await writeFile(join(machine, "service"), service, { mode: 0o755 });
  await writeFile(join(machine, "backup"), `#!/bin/sh\necho backup >>${machine}/backups\n`, { mode: 0o755 });
  const settings = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir };
  await writeFile(
    join(machine, "site.env"),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const environment = {
    ...process.env,
    ...settings,
    LOG_LEVEL: "warn",
    SITE_DIR: site,
    SITE_ENV: join(machine, "site.env"),
    UNITS_DIR: machine,
    SERVICE: join(machine, "service"),
    BACKUP: join(machine, "backup"),
    LAST_LINE: `tail -n 1 ${machine}/log`,
    UPGRADE_SECONDS: "60",
  };
  const run = (...command: string[]) =>
    execFileSync(command[0] ?? "", command.slice(1), { env: environment });
  ending.push(
    ...[dataDir, machine].map((folder) => () => rm(folder, { recursive: true, force: true, maxRetries: 5 })),
    () => run(environment.SERVICE, "stop"),
  );
  run(environment.SERVICE, "start");
  return {
    url: `http://127.0.0.1:${port}`,
    machine,
    async upgrade(...args: string[]) {
      const child = spawn(join(site, "deploy/upgrade"), args, { env: environment });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk) => {
          said += chunk;
        });
      const [code] = await once(child, "close");
      return { code, said };
    },
  };
}

/** Links everything of this version but the database's files into a folder, with a package.json of its own. */
async function linkVersion(folder: string, manifest: string): Promise<void> {
  for (const name of await readdir("."))
    if (!["supabase", "package.json", ".git"].includes(name))
      await symlink(resolve(name), join(folder, name));
  await writeFile(join(folder, "package.json"), manifest);
}

/** Packs this version, with one more migration, as the release of a later one. */
async function packLater(
  machine: string,
  version: string,
  migration?: string,
  upgradesFrom?: string,
): Promise<string> {
  const folder = await mkdtemp(join(machine, "pack-"));
  const manifest = JSON.parse(await readFile("package.json", "utf8"));
  const later = { ...manifest, version, upgradesFrom: upgradesFrom ?? manifest.version };
  await linkVersion(folder, `${JSON.stringify(later, null, 2)}\n`);
  await addLaterMigration(join(folder, "supabase"));
  if (migration) await writeFile(join(folder, "supabase/migrations", laterMigration.file), migration);
  const file = join(machine, `site-${version}.tar.gz`);
  await create({ file, gzip: true, cwd: machine }, [basename(folder)]);
  const checksum = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  await writeFile(`${file}.sha256`, `${checksum}  ${basename(file)}\n`);
  return file;
}

const versionOf = async (url: string) =>
  (await (await fetch(url + dataPaths.health)).json()).version.split("+")[0];

test("a release that becomes ready takes the place of the one that runs, after a backup, and one that does not gives it back", async () => {
  const { version } = await readRelease();
  const { url, machine, upgrade } = await installedSite();
  await expect.poll(() => versionOf(url).catch(() => null), { timeout: 60_000 }).toBe(version);
  expect((await postContactRequest(url)).status).toBe(200);

  const broken = await packLater(machine, "998.0.0", "select 1 / 0;");
  const failed = await upgrade(broken);
  expect(failed.said).toContain(
    `Version 998.0.0 does not run: migrations/${laterMigration.file}: division by zero`,
  );
  expect(failed.said).toContain(`Version ${version} runs, on the database as version 998.0.0 has left it`);
  expect([failed.code, await versionOf(url)]).toEqual([1, version]);

  const next = await packLater(machine, "999.0.0");
  expect(await upgrade(next)).toEqual({
    code: 0,
    said: `Version 999.0.0 runs. Version ${version} is in ${machine}/site.old: deploy/upgrade --back returns to it.\n`,
  });
  expect(await versionOf(url)).toBe("999.0.0");
  expect((await postContactRequest(url)).status).toBe(200);
  expect(await readFile(join(machine, "backups"), "utf8")).toBe("backup\nbackup\n");
  expect(await readFile(join(machine, "site.service"), "utf8")).toBe(
    await readFile("deploy/site.service", "utf8"),
  );

  // What is damaged, or too far away, changes nothing.
  await cp(next, join(machine, "damaged.tar.gz"));
  await writeFile(join(machine, "damaged.tar.gz.sha256"), `${"0".repeat(64)}  damaged.tar.gz\n`);
  expect((await upgrade(join(machine, "damaged.tar.gz"))).said).toContain("is not what its checksum says");
  const far = await packLater(machine, "1001.0.0", undefined, "1000.0.0");
  expect((await upgrade(far)).said).toBe(
    "Version 1001.0.0 upgrades from 1000.0.0 on, and this is 999.0.0: upgrade to 1000.0.0 first.\n",
  );
  expect(await versionOf(url)).toBe("999.0.0");

  expect(await upgrade("--back")).toEqual({
    code: 0,
    said: `Version ${version} runs, on the database as version 999.0.0 has left it: no row is lost.\n`,
  });
  expect(await versionOf(url)).toBe(version);
  expect((await postContactRequest(url)).status).toBe(200);
}, 300_000);
