import { resolve } from "node:path";
import { settingsFromUrl } from "#backend/database/connection-settings.ts";
import { UnusableDatabase } from "#backend/database/errors.ts";
import { errorCode } from "#backend/error-code.ts";
import { type Configuration, ConfigurationError } from "./configuration.ts";

type Settings = Pick<Configuration, "DATABASE_URL" | "DATA_DIR" | "HOST" | "PORT">;

/** The exit code of a start that failed (EX_CONFIG): `npm start` does not start it again (scripts/setup.mjs). */
export const startProblemCode = 78;

/**
 * One line that says why the process can't start and what to do about it. Takes the error that was thrown, and the
 * configuration, or null when the configuration itself was wrong.
 */
export function startProblem(error: unknown, configuration: Settings | null): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError || error instanceof UnusableDatabase || !configuration)
    return error.message;
  const code = errorCode(error);
  const isHost = "hostname" in error && error.hostname === configuration.HOST;
  if (isHost || ("syscall" in error && error.syscall === "listen"))
    return listenProblem(code, "port" in error ? error.port : configuration.PORT, configuration);
  if ("path" in error) return fileProblem(code, String(error.path), configuration);
  if (code === "ENOSPC")
    return `A disk is full: make room on that of DATA_DIR (${resolve(configuration.DATA_DIR)}), of the backups or of TMPDIR.`;
  const database = configuration.DATABASE_URL
    ? databaseProblem(code, error.message, configuration.DATABASE_URL)
    : null;
  return (
    database ??
    error.message
      .split("\n")
      .map((line) => line.trim())
      .join(" ")
  );
}

function listenProblem(code: string, port: unknown, { HOST, PORT }: Settings): string {
  if (code !== "ENOTFOUND" && port !== PORT)
    return `REPLY_SMTP_PORT ${port} can't be used (${code}): choose another. Example: REPLY_SMTP_PORT=2525`;
  if (code === "EADDRINUSE")
    return `Port ${PORT} is in use: stop the program that listens there, or choose another port. Example: PORT=${PORT + 1}`;
  if (code === "EACCES")
    return `This user may not listen on port ${PORT}: choose one from 1024. Example: PORT=3000`;
  return `HOST ${HOST} is not an address of this machine (${code}). Example: HOST=127.0.0.1`;
}

function fileProblem(code: string, path: string, settings: Settings): string {
  const [place, dataDir] = [resolve(path), resolve(settings.DATA_DIR)];
  const [setting] = Object.entries(settings).find(([, value]) => value === path) ?? [];
  const user = process.getuid?.() ?? "this user";
  return place.startsWith(dataDir) || dataDir.startsWith(`${place}/`)
    ? `DATA_DIR can't be written to (${code} at ${path}): give the folder to the user that the site runs as (${user}), on a disk with free space. Example: DATA_DIR=/var/lib/site`
    : `${setting ? `${setting} ` : ""}${path} can't be used (${code}).`;
}

/** What to do about a database error, by its SQLSTATE or the operating system's code; null for any other error. */
export function databaseProblem(code: string, message: string, url: string): string | null {
  const { host, port, user, database } = settingsFromUrl(url);
  const server = `The PostgreSQL of DATABASE_URL (${host}:${port})`;
  if (code === "28P01" || code === "28000")
    return `${server} refuses the user "${user}": correct user and password, or its pg_hba.conf.`;
  if (code === "3D000") return `${server} has no database "${database}": create it, or name another.`;
  if (code === "42501")
    return `${server} does not give "${user}" the rights it needs (${message}): see "Several nodes" in docs/deploy.md.`;
  if (code === "25006")
    return `${server} is read-only: name the primary, or end default_transaction_read_only.`;
  if (/^(08|53|57)/.test(code) || /^E[A-Z]/.test(code) || /timeout|terminated/i.test(message))
    return `${server} does not answer (${code || message}): start it, or correct the URL. DATABASE_WAIT_SECONDS says how long the start waits.`;
  if (/SSL|CERT|SIGNED/.test(`${code} ${message}`))
    return `${server} can't be used by TLS (${message}): see sslmode in its URL.`;
  return null;
}
