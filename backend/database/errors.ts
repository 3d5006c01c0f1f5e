/** A client did something more often than private.rate_limits allows: answer 429. */
export class RateLimited extends Error {
  override name = "RateLimited";
}

/** A client is near its limit: ask for proof of work, and try again with `proven`. */
export class ProofWanted extends Error {
  override name = "ProofWanted";
}

/** The action is sensitive, and no second factor was used within ten minutes: ask for one, and try again. */
export class FreshFactorWanted extends Error {
  override name = "FreshFactorWanted";
}

/** The database could not be reached, or did not answer in time: answer 503, and it may be tried again. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** The database can't be used as it is set up; the message is one line that says what to do. */
export class UnusableDatabase extends Error {
  override name = "UnusableDatabase";
}

// 08: connection exceptions; 53: out of connections, disk or memory; 57: cancelled by the statement timeout, shut
// down or starting up; 25006: a replica that can't be written to; E...: the operating system's own (EAGAIN: a
// frozen server's socket takes no more connections).
const unavailable =
  /^(08...|53...|57...|25006|ECONN.+|EAGAIN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;

// The driver has no code for these.
const driverMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/;

/** The site's own error for one of the driver's; anything else as it is. */
export function typedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (code === "PT429") return new RateLimited("too many requests", { cause: error });
  if (code === "PT428") return new ProofWanted("proof of work wanted", { cause: error });
  if (code === "PT403") return new FreshFactorWanted("a fresh second factor is wanted", { cause: error });
  if (unavailable.test(code) || driverMessages.test(error.message))
    return new DatabaseUnavailable("the database does not answer", { cause: error });
  return error;
}
