import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { newFolder, type TestPostgres } from "./postgres.ts";
import { serverPath } from "./servers.ts";

/**
 * Starts a PgBouncer in front of a PostgreSQL, with default settings; returns the URL through it. It accepts every
 * user of the database.
 */
export async function startPgBouncer(
  postgres: TestPostgres,
  mode: "session" | "transaction",
): Promise<{ url: string }> {
  const port = await freePort();
  const folder = newFolder(postgres.owner);
  const { username, password } = new URL(postgres.url);
  writeFileSync(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  const settings = [
    "[databases]",
    `* = host=127.0.0.1 port=${postgres.port} auth_user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${join(folder, "users.txt")}`,
    "auth_query = select usename, passwd from pg_shadow where usename = $1",
    `pool_mode = ${mode}`,
    "default_pool_size = 60",
  ];
  writeFileSync(join(folder, "pgbouncer.ini"), settings.join("\n"));
  const server = spawn(serverPath("pgbouncer"), ["-q", join(folder, "pgbouncer.ini")], {
    ...postgres.owner,
    cwd: "/",
    stdio: "ignore",
  });
  onTestFinished(() => {
    server.kill("SIGKILL");
  });
  const url = postgres.url.replace(`:${postgres.port}/`, `:${port}/`);
  const responds = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on("error", () => undefined);
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  };
  await vi.waitUntil(responds, { timeout: 20_000, interval: 50 });
  return { url };
}
