import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { fill } from "./admin.ts";
import { megabytes } from "./memory.ts";
import type { Measurement } from "./report.ts";

const leads = 100_000;

/**
 * `npm run bench -- backup`: measures an encrypted backup of 100 000 leads, each with its form and two emails, and its
 * restore into an empty folder, by the commands that an operator runs: time, size, and memory of the command without
 * PostgreSQL's.
 */
export async function measureBackup(): Promise<Measurement[]> {
  const newFolder = () => mkdtemp(join(tmpdir(), "bench-"));
  const [from, to, backups] = [await newFolder(), await newFolder(), await newFolder()];
  const settings = { BACKUP_DIR: backups, BACKUP_KEY: "a-key-of-the-bench-that-nobody-needs" };
  const postgres = await startEmbeddedPostgres({ dataDir: from, log: () => undefined });
  try {
    await migrate(postgres.connection);
    const owner = new pg.Client(postgres.connection);
    // When something fails, the server's stop ends this connection with an error event.
    owner.on("error", () => undefined);
    await owner.connect();
    await fill(owner, leads);
    await addForms(owner);
    const { rows } = await owner.query<{ size: string }>(
      "select pg_database_size(current_database()) as size",
    );
    await owner.end();
    const backup = await run("backup", { ...settings, DATA_DIR: from });
    const [name] = await readdir(backups);
    const file = join(backups, String(name));
    const restore = await run("restore", { ...settings, DATA_DIR: to }, file);
    return [
      { name: "Database with 100 000 leads", value: Number(rows[0]?.size) / 2 ** 20, unit: "MB" },
      {
        name: "Backup, encrypted",
        value: backup.seconds,
        unit: "s",
        note: "PostgreSQL is running",
      },
      { name: "  its file", value: (await stat(file)).size / 2 ** 20, unit: "MB" },
      { name: "  memory, highest", value: backup.memory, unit: "MB", budget: { atMost: 256 } },
      { name: "Restore into an empty folder", value: restore.seconds, unit: "s" },
      { name: "  memory, highest", value: restore.memory, unit: "MB", budget: { atMost: 256 } },
    ];
  } finally {
    await postgres.stop();
    for (const folder of [from, to, backups]) await rm(folder, { recursive: true });
  }
}

/** Adds the form and the emails of each lead, as the site stores them, with triggers disabled. */
async function addForms(owner: pg.Client): Promise<void> {
  await owner.query(`
    set session_replication_role = replica;
    insert into contact_requests (id, contact_type, contact_value, company_name, locale, created_at)
      select id, 'email', email, company, locale, created_at from leads;
    insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, body, status, sent_at, created_at)
      select 'contact_request', id, to_whom, email, 'Tack för din förfrågan ' || number, locale,
        repeat(message || E'\\n', 4), 'sent', created_at, created_at
      from leads, unnest(array['admin', 'visitor']) as to_whom;
    reset session_replication_role`);
}

/** Runs a command of package.json. Throws when it fails; its error output is shown. */
async function run(command: "backup" | "restore", settings: Record<string, string>, ...args: string[]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let memory = 0;
  for await (const _ of setInterval(50)) {
    if (child.exitCode !== null) break;
    memory = Math.max(memory, (await megabytes({ process: child }, "VmHWM").catch(() => 0)) || 0);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`npm run ${command} failed.`);
  return { seconds: (performance.now() - startedAt) / 1000, memory };
}
