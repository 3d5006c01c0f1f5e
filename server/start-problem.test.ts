import { expect, test } from "vitest";
import { ConfigurationError } from "./configuration.ts";
import { startProblem } from "./start-problem.ts";

const settings = {
  DATA_DIR: "/var/lib/site",
  DATABASE_URL: "postgres://site:secret@db.example:5433/site",
  HOST: "10.0.0.9",
  PORT: 80,
};
const error = (facts: object, message = "as the system says") => Object.assign(new Error(message), facts);

test.each([
  ["a port below 1024", { syscall: "listen", code: "EACCES" }, /^This user may not listen on port 80:/],
  [
    "another machine's address",
    { syscall: "listen", code: "EADDRNOTAVAIL" },
    /^HOST 10\.0\.0\.9 is no address/,
  ],
  ["a full disk", { path: "/var/lib/site/mails", code: "ENOSPC" }, /^DATA_DIR can't be written to \(ENOSPC/],
  [
    "a certificate that is not there",
    { path: "/etc/key.pem", code: "ENOENT" },
    /^\/etc\/key\.pem can't be used/,
  ],
  [
    "a missing right",
    { code: "42501" },
    /^The PostgreSQL of DATABASE_URL \(db\.example:5433\) does not give "site"/,
  ],
  ["a replica", { code: "25006" }, /\(db\.example:5433\) is read-only/],
  ["a server that starts", { code: "57P03" }, /does not answer \(57P03\)/],
  ["a name that nobody knows", { code: "ENOTFOUND" }, /does not answer \(ENOTFOUND\)/],
  ["a certificate of its own", { code: "SELF_SIGNED_CERT_IN_CHAIN" }, /can't be used by TLS/],
])("%s is told in a line that says what to do, without a password", (_name, facts, line) => {
  const told = startProblem(error(facts), settings);
  expect(told).toMatch(line);
  expect(told).not.toContain("secret");
});

test("our own lines stay as they are, in one line", () => {
  expect(startProblem(new ConfigurationError("PORT must be …"), null)).toBe("PORT must be …");
  expect(startProblem(new Error("the migration a.sql was changed.\n  Put it back."), settings)).toBe(
    "the migration a.sql was changed. Put it back.",
  );
});
