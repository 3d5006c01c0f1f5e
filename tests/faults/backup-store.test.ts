import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openBackupStore } from "#backend/backup/store.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { removeData, startSite } from "#tests/site.ts";
import { startObjectStore } from "./object-store.ts";
import { newFolder } from "./postgres.ts";

const BACKUP_KEY = "a-key-of-the-backups-that-nobody-guesses";

/** Runs a command of package.json as an operator does; returns what it printed, and whether it failed. */
async function run(command: "backup" | "restore", settings: Record<string, string>, ...args: string[]) {
  const ran = promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...args], {
    env: { ...process.env, ...settings },
  });
  return ran.then(
    ({ stdout }) => ({ failed: false, said: stdout.trim() }),
    (error: { stderr: string }) => ({ failed: true, said: error.stderr.trim() }),
  );
}

test("backups go to a bucket, encrypted, those of earlier days are deleted, and one is downloaded and restored", async () => {
  const store = await startObjectStore();
  const site = await startSite({ LOG_LEVEL: "silent" });
  onTestFinished(() => removeData(site));
  onTestFinished(async () => void (await site.stop()));
  expect((await postContactRequest(site.url)).status).toBe(200);
  await store.client.putObject("nightly/other.txt", "stays");
  const earlier = ["11-19T031700Z", "11-20T031700Z"].map((time) => `backup-2025-${time}.tar.gz.enc`);
  for (const name of earlier) await store.client.putObject(`nightly/${name}`, "earlier");

  const settings = { BACKUP_S3_URL: store.url("nightly"), BACKUP_KEY, BACKUP_KEEP: "2" };
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { failed, said } = await run("backup", { ...settings, DATA_DIR: site.dataDir });
    expect({ failed, said }).toEqual({
      failed: false,
      said: expect.stringMatching(/^s3:backup-\S+\.enc: \d+ rows/),
    });
    made.push(said.split(": ")[0] ?? "");
  }
  const dataDir = newFolder();
  const listed = await run("restore", { ...settings, DATA_DIR: dataDir });
  expect(listed.said.split("\n").slice(1)).toEqual([`s3:${earlier[1]}`, ...made]);
  expect(await store.client.getObject("nightly/other.txt")).toBe("stays");
  const noted = "select from private.backups where finished_at > now() - interval '5 minutes'";
  expect(await ask(site, noted)).toHaveLength(1);

  const restored = await run("restore", { ...settings, DATA_DIR: dataDir }, String(made[2]));
  expect(restored).toEqual({ failed: false, said: expect.stringMatching(/^\d+ rows of .* are restored\./) });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  onTestFinished(() => postgres.stop());
  expect(await ask({ dataDir }, "select company_name from contact_requests")).toEqual([
    { company_name: "Mälarport AB" },
  ]);
});

test("a store that refuses or is unreachable fails the backup with one line, and no backup is recorded", async () => {
  const store = await startObjectStore();
  const dataDir = newFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  onTestFinished(() => postgres.stop());
  await migrate(postgres.connection);
  const noted = () => ask({ dataDir }, "select * from private.backups");
  const before = await noted();

  const refused = await run("backup", { DATA_DIR: dataDir, BACKUP_S3_URL: store.wrongUrl });
  expect(refused).toEqual({ failed: true, said: expect.stringMatching(/^The backup store .* failed: .+$/) });
  expect(refused.said).not.toContain("another");
  const away = await run("backup", { DATA_DIR: dataDir, BACKUP_S3_URL: "http://a:b@127.0.0.1:9/backups" });
  expect(away).toEqual({
    failed: true,
    said: expect.stringMatching(/^The backup store 127.0.0.1:9\/backups failed: .+$/),
  });
  expect(await noted()).toEqual(before);
  const missing = await run(
    "restore",
    { DATA_DIR: newFolder(), BACKUP_S3_URL: store.url() },
    "s3:backup-none.tar.gz",
  );
  expect(missing).toEqual({ failed: true, said: expect.stringMatching(/has no backup-none\.tar\.gz\.$/) });
});

test("a file of many parts comes back as it was", async () => {
  const store = openBackupStore((await startObjectStore()).url("large"));
  const [from, to] = [newFolder(), newFolder()];
  const bytes = Buffer.alloc(40_000_000, (await readFile("package-lock.json")).subarray(0, 999_983));
  await writeFile(join(from, "large.bin"), bytes);
  await store.put(join(from, "large.bin"));
  expect(await store.list()).toEqual(["large.bin"]);
  const back = await readFile(await store.fetch("large.bin", to));
  expect(back.equals(bytes)).toBe(true);
});
