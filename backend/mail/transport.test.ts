import { createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";
import { type MailTransport, openMailTransport } from "./transport.ts";

const email = {
  to: "anna@example.se",
  subject: "Hej",
  html: "<p>Hej</p>",
  text: "Hej",
  messageId: "<one.visitor@site.example>",
};
const open = (smtpUrl: string) =>
  openMailTransport({ smtpUrl, from: "kundservice@site.example", outboxDir: "unused" });

let server: TestSmtpServer;
let transport: MailTransport;
beforeEach(async () => {
  server = await startSmtpServer();
  transport = open(server.url);
});
afterEach(async () => {
  transport.close();
  await server.close();
});

it("sends what a visitor typed in the subject as one line, and adds no header", async () => {
  await transport.send({
    ...email,
    fromName: "Exempel\r\nX-Injected: 1",
    subject: "Svara 14:12: Åkeri\r\nBcc: offer@example.se\u202E AB",
  });
  const [received] = server.emails;
  expect(received?.subject).toBe("Svara 14:12: Åkeri Bcc: offer@example.se AB");
  expect(received?.from?.name).toBe("Exempel X-Injected: 1");
  expect(received?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["x-injected"]));
  expect(received?.bcc).toBeUndefined();
});

it.each([{ to: "a@example.se, b@example.se" }, { replyTo: "a@example.se\r\nBcc: b@example.se" }])(
  "sends nothing to %j",
  async (addresses) => {
    await expect(transport.send({ ...email, ...addresses })).rejects.toThrow("not exactly one email address");
    expect(server.emails).toHaveLength(0);
  },
);

it("sends with the same transport when a server that was down is back", async () => {
  await server.close();
  await expect(transport.send(email)).rejects.toThrow();
  server = await startSmtpServer(server.port);
  await transport.send(email);
  expect(server.emails.map(({ messageId }) => messageId)).toEqual([email.messageId]);
});

it("sends a password to no server without TLS", async () => {
  const careful = open(server.url.replace("//", "//user:secret@"));
  await expect(careful.send(email)).rejects.toThrow(/TLS/i);
  careful.close();
});

it("aborts an email when the server sends a few bytes now and then, which no socket timeout notices", async () => {
  const sockets = new Set<Socket>();
  const trickling = createServer((socket) => {
    sockets.add(socket);
    const trickle = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("error", () => undefined).on("close", () => clearInterval(trickle));
  });
  await new Promise<void>((listening) => trickling.listen(0, "127.0.0.1", listening));
  const address = trickling.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const patient = openMailTransport({
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    from: "kundservice@site.example",
    outboxDir: "unused",
    emailTimeout: 200,
  });
  await expect(patient.send(email)).rejects.toThrow(/abort/i);
  patient.close();
  for (const socket of sockets) socket.destroy();
  trickling.close();
});
