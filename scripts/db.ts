import { errorCode } from "#backend/error-code.ts";
import { finish } from "./checks.ts";
import { databaseCommand } from "./database-command.ts";

// Ctrl-C cancels what is typed or runs in psql, and ends nothing.
process.on("SIGINT", () => undefined);

/**
 * `npm run db`: opens psql on the database of this installation as the role that migrates, for which row-level security
 * does not hold; `npm run db -- -c "select 1"` passes its arguments on.
 */
await databaseCommand(
  async ({ connection }): Promise<undefined> => {
    const { user, password, database } = connection;
    const servers = connection.addresses ?? [connection];
    // In the environment, since every user of the machine can read a program's arguments.
    const code = await finish("psql", process.argv.slice(2), {
      PGHOST: servers.map(({ host }) => host).join(","),
      PGPORT: servers.map(({ port }) => port).join(","),
      PGTARGETSESSIONATTRS: "read-write",
      PGUSER: user,
      PGDATABASE: database,
      ...(password ? { PGPASSWORD: password } : {}),
    }).catch((error: unknown) => {
      if (errorCode(error) !== "ENOENT") throw error;
      throw new Error("psql is not installed. On Debian and Ubuntu: apt-get install postgresql-client");
    });
    process.exitCode = code ?? 1;
  },
  { signals: ["SIGTERM", "SIGHUP"] },
);
