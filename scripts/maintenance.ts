import { openClient } from "#backend/database/client.ts";
import { databaseCommand } from "./database-command.ts";

const [wish = ""] = process.argv.slice(2);
const states = new Map([
  ["on", true],
  ["off", false],
  ["", null],
]);

/** `npm run maintenance on`, `off`, or nothing to say which: docs/operate.md, "Maintenance". */
await databaseCommand(
  async ({ connection }) => {
    await using client = await openClient({ ...connection, application_name: "maintenance" });
    const closed = states.get(wish);
    if (typeof closed === "boolean") await client.query("select private.set_maintenance($1)", [closed]);
    const { rows } = await client.query<{ since: Date | null }>(
      "select private.maintenance_since() as since",
    );
    const since = rows[0]?.since;
    return since
      ? `The site is closed to visitors since ${since.toISOString()}. maintenance off opens it.`
      : "The site is open to visitors.";
  },
  {
    check() {
      if (!states.has(wish)) throw new Error("Which? maintenance on, maintenance off, or maintenance to ask");
    },
  },
);
