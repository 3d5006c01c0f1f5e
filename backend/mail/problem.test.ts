import { afterAll, beforeAll, expect, test } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { mailProblemOf } from "./problem.ts";
import { type MailTransport, openMailTransport } from "./transport.ts";

let server: TestSmtpServer;
let transport: MailTransport;
beforeAll(async () => {
  server = await startSmtpServer();
  transport = openMailTransport({ smtpUrl: server.url, from: "a@site.example", outboxDir: "unused" });
});
afterAll(async () => {
  transport.close();
  await server.close();
});

const to = "anna@example.se";
const email = {
  to,
  subject: "Hej",
  html: "<p>Hej</p>",
  text: "Hej",
  messageId: "<one.visitor@site.example>",
};
const failure = () =>
  transport.send(email).then(
    () => null,
    (error: unknown) => mailProblemOf(error),
  );

test.each([
  ["recipient", 550, "5.1.1 no such mailbox", "mailbox", true],
  ["recipient", 550, "no such user here", "mailbox", true],
  ["recipient", 552, "5.2.2 mailbox full", "full", true],
  ["recipient", 451, "4.7.1 greylisted, come back later", "busy", false],
  ["data", 554, "5.7.1 message refused as spam", "spam", true],
  ["data", 552, "5.3.4 message too large", "tooLarge", true],
  ["data", 554, "transaction failed", "refused", true],
  ["data", 452, "insufficient storage", "busy", false],
] as const)("a server that refuses at %s with %i %s: %s", async (at, code, text, problem, isPermanent) => {
  server.replies.set(to, { at, code, text });
  expect(await failure()).toEqual({ problem, isPermanent, code: String(code) });
});

test("a server that does not answer, or refuses our sign-in, is a temporary problem", async () => {
  const away = openMailTransport({
    smtpUrl: "smtp://127.0.0.1:1",
    from: "a@site.example",
    outboxDir: "unused",
  });
  expect(await away.send(email).catch(mailProblemOf)).toEqual({
    problem: "unreachable",
    isPermanent: false,
    code: "ESOCKET",
  });
  away.close();
  const signIn = { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN", response: "535 no" };
  expect(mailProblemOf(signIn)).toEqual({ problem: "signIn", isPermanent: false, code: "535" });
});
