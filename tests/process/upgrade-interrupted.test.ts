import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { create } from "tar";
import { afterEach, expect, test } from "vitest";
import { freePort } from "#tests/free-port.ts";

/** Stands in for the product: it is ready at once, and says its version. */
const server = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
createServer((_, response) => response.end(version)).listen(process.env.PORT, "127.0.0.1");
`;

/** Kills what called it, when as many stand-ins have been called as the file "calls" says. */
const kill = `
case $(cat "$MACHINE/calls" 2>/dev/null) in
"") ;;
1) rm "$MACHINE/calls" && kill -"$SIGNAL" "$PPID" ;;
*) echo $(($(cat "$MACHINE/calls") - 1)) >"$MACHINE/calls.new" && /bin/mv "$MACHINE/calls.new" "$MACHINE/calls" ;;
esac
`;

const standIns = {
  systemctl: `
pid=$(cat "$MACHINE/pid" 2>/dev/null || :)
runs() { [ -n "$pid" ] && readlink "/proc/$pid/exe" >/dev/null; }
case $1 in
is-active) runs && exit ;;
start) runs || { cd "$SITE_DIR" && { node_modules/node/bin/node main.mjs >"$MACHINE/log" 2>&1 & echo $! >"$MACHINE/pid"; }; } ;;
stop) if runs; then kill "$pid"; while runs; do sleep 0.05; done; fi ;;
esac
${kill}`,
  backup: kill,
  mv: `
if [ "$1" = --exchange ]; then
  $EXCHANGES || exit 1
  /bin/mv "$2" "$2.other" && /bin/mv "$3" "$2" && /bin/mv "$2.other" "$3"
else
  /bin/mv "$@"
fi
${kill}`,
};

const ending: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ending.splice(0).map((end) => end()));
});

async function makeVersion(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, "node_modules/node/bin"), { recursive: true });
  await symlink(process.execPath, join(folder, "node_modules/node/bin/node"));
  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build/commit"), version);
  await cp("deploy", join(folder, "deploy"), { recursive: true });
  await writeFile(join(folder, "main.mjs"), server);
  const manifest = { name: "site", version, upgradesFrom: "1.0.0", private: true };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
}

/** Lays out a machine on which version 1.1.0 runs, with 1.0.0 kept from the upgrade before. */
async function layOut(signal: string, exchanges = true) {
  const machine = await mkdtemp(join(tmpdir(), "interrupted-"));
  const site = join(machine, "site");
  await makeVersion(site, "1.1.0");
  await makeVersion(`${site}.old`, "1.0.0");
  await makeVersion(join(machine, "next"), "1.2.0");
  const file = join(machine, "next.tar.gz");
  await create({ file, gzip: true, cwd: machine }, ["next"]);
  const checksum = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  await writeFile(`${file}.sha256`, `${checksum}  ${basename(file)}\n`);
  await mkdir(join(machine, "bin"));
  for (const [name, script] of Object.entries(standIns))
    await writeFile(join(machine, "bin", name), `#!/bin/sh\n${script}`, { mode: 0o755 });
  const settings = { PORT: String(await freePort()), HOST: "127.0.0.1" };
  await writeFile(join(machine, "site.env"), `PORT=${settings.PORT}\nHOST=${settings.HOST}\n`);
  const environment = {
    ...settings,
    PATH: `${join(machine, "bin")}:${process.env.PATH}`,
    MACHINE: machine,
    SIGNAL: signal,
    EXCHANGES: String(exchanges),
    SITE_DIR: site,
    SITE_ENV: join(machine, "site.env"),
    UNITS_DIR: machine,
    BACKUP: join(machine, "bin/backup"),
    LAST_LINE: `tail -n 1 ${machine}/log`,
  };
  const systemctl = (command: string) =>
    execFileSync(join(machine, "bin/systemctl"), [command], { env: environment });
  ending.push(async () => {
    systemctl("stop");
    await rm(machine, { recursive: true });
  });
  systemctl("start");
  return {
    systemctl,
    /** Runs the upgrade by the script of a folder, and interrupts it after so many calls, if so many are made. */
    async upgrade(folder: string, calls?: number) {
      if (calls !== undefined) await writeFile(join(machine, "calls"), String(calls));
      const child = spawn(join(`${site}${folder}`, "deploy/upgrade"), [file], {
        env: environment,
        stdio: "ignore",
      });
      const [code] = await once(child, "exit");
      const wasLeft = await rm(join(machine, "calls")).then(
        () => true,
        () => false,
      );
      return { code, wasInterrupted: calls !== undefined && !wasLeft };
    },
    /** The version that answers, or null. */
    running: () =>
      expect.poll(
        () =>
          fetch(`http://127.0.0.1:${settings.PORT}`).then(
            (response) => response.text(),
            () => null,
          ),
        { timeout: 20_000 },
      ),
    kept: async () => JSON.parse(await readFile(`${site}.old/package.json`, "utf8")).version,
  };
}

/** More than the upgrade makes. */
const allCalls = Array.from({ length: 13 }, (_, index) => index + 1);

test("an upgrade that is ended goes back to the version before, from each of its steps, and can be repeated", async () => {
  const interrupted = await Promise.all(
    allCalls.map(async (calls) => {
      const machine = await layOut("TERM");
      const { wasInterrupted } = await machine.upgrade("", calls);
      await machine.running().toBe(wasInterrupted ? "1.1.0" : "1.2.0");
      expect(await machine.upgrade("")).toMatchObject({ code: 0 });
      await machine.running().toBe("1.2.0");
      expect(await machine.kept()).toBe("1.1.0");
      return wasInterrupted;
    }),
  );
  expect(interrupted).toContain(false);
}, 120_000);

test("an upgrade that is killed leaves a whole version for the machine's next start, at each of its steps, and can be repeated", async () => {
  const interrupted = await Promise.all(
    allCalls.map(async (calls) => {
      const machine = await layOut("KILL");
      const { wasInterrupted } = await machine.upgrade("", calls);
      machine.systemctl("start");
      await machine.running().toMatch(/^1\.[12]\.0$/);
      expect(await machine.upgrade("")).toMatchObject({ code: 0 });
      await machine.running().toBe("1.2.0");
      expect(await machine.kept()).toBe("1.1.0");
      return wasInterrupted;
    }),
  );
  expect(interrupted).toContain(false);
}, 120_000);

test("where mv can't swap two folders, a killed upgrade can be repeated by the script of the folder that is left", async () => {
  await Promise.all(
    allCalls.map(async (calls) => {
      const machine = await layOut("KILL", false);
      await machine.upgrade("", calls);
      const again = await machine.upgrade("").catch(() => machine.upgrade(".swap"));
      expect(again).toMatchObject({ code: 0 });
      await machine.running().toBe("1.2.0");
    }),
  );
}, 120_000);
