import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration.ts";
import { startProblem } from "./start-problem.ts";

const settings = {
  DATA_DIR: "/var/lib/site",
  DATABASE_URL: "postgres://site:secret@db.example:5433/site",
  HOST: "10.0.0.9",
  PORT: 80,
  REPLY_TLS_KEY: "/etc/key.pem",
};
const error = (facts: object, message = "as the system says") => Object.assign(new Error(message), facts);

test.each([
  ["a port below 1024", { syscall: "listen", code: "EACCES" }, /^This user may not listen on port 80:/],
  [
    "another machine's address",
    { syscall: "listen", code: "EADDRNOTAVAIL" },
    /^HOST 10\.0\.0\.9 is not an address/,
  ],
  ["a HOST that has no address", { hostname: "10.0.0.9", code: "ENOTFOUND" }, /^HOST 10\.0\.0\.9 is not/],
  [
    "a port for replies that is in use",
    { syscall: "listen", code: "EADDRINUSE", port: 2525 },
    /^REPLY_SMTP_PORT 2525 can't be used/,
  ],
  [
    "a folder that can't be made",
    { path: "/var/lib", code: "EACCES" },
    /^DATA_DIR can't be written to \(EACCES at \/var\/lib\)/,
  ],
  [
    "a full disk, of any folder",
    { code: "ENOSPC", syscall: "write" },
    /^A disk is full: make room .*\/var\/lib\/site/,
  ],
  ["a full disk", { path: "/var/lib/site/mails", code: "ENOSPC" }, /^DATA_DIR can't be written to \(ENOSPC/],
  [
    "a certificate that is not there",
    { path: "/etc/key.pem", code: "ENOENT" },
    /^REPLY_TLS_KEY \/etc\/key\.pem can't be used/,
  ],
  [
    "a missing right",
    { code: "42501" },
    /^The PostgreSQL of DATABASE_URL \(db\.example:5433\) does not give "site"/,
  ],
  ["a replica", { code: "25006" }, /\(db\.example:5433\) is read-only/],
  ["a server that is starting", { code: "57P03" }, /does not answer \(57P03\)/],
  ["an unknown host name", { code: "ENOTFOUND" }, /does not answer \(ENOTFOUND\)/],
  ["a self-signed certificate", { code: "SELF_SIGNED_CERT_IN_CHAIN" }, /can't be used by TLS/],
])("%s is reported in one line that says what to do, without a password", (_name, facts, line) => {
  const message = startProblem(error(facts), settings);
  expect(message).toMatch(line);
  expect(message).not.toContain("secret");
});

test("our own messages stay as they are, in one line", () => {
  expect(startProblem(new ConfigurationError("PORT must be …"), null)).toBe("PORT must be …");
  expect(startProblem(new Error("the migration a.sql was changed.\n  Put it back."), settings)).toBe(
    "the migration a.sql was changed. Put it back.",
  );
});
