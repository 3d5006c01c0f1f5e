import { errorCode } from "#backend/error-code.ts";

/** A client did something more often than private.rate_limits allows: answer 429. */
export class RateLimited extends Error {
  override name = "RateLimited";
}

/** A client is near its limit: ask it for proof of work, and try again with `proven`. */
export class ProofOfWorkRequired extends Error {
  override name = "ProofOfWorkRequired";
}

/** The database could not be reached, was read-only or did not answer in time: answer 503; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** The database is not set up as the site needs it; the message is one line that says what to do. */
export class UnusableDatabase extends Error {
  override name = "UnusableDatabase";
}

// 08: connection exceptions; 53: out of connections, disk or memory; 57: cancelled by the statement timeout, shutting
// down or starting up; 25006: read-only; E...: error codes of the operating system (EAGAIN: the socket of a frozen
// server accepts no more connections).
const unavailable =
  /^(08...|53...|57...|25006|ECONN.+|EAGAIN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;

// Errors of the driver that have no code.
const driverMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;

/** Maps an error of the driver to one of the classes above; returns any other as it is. */
export function typedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = errorCode(error);
  if (code === "PT429") return new RateLimited("too many requests", { cause: error });
  if (code === "PT428") return new ProofOfWorkRequired("proof of work required", { cause: error });
  if (unavailable.test(code) || driverMessages.test(error.message))
    return new DatabaseUnavailable("the database does not answer", { cause: error });
  return error;
}
