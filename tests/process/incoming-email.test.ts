import { readFile } from "node:fs/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brand } from "#brand/company.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";

let smtp: TestSmtpServer;
let site: RunningSite;
let port: number;
let lead: string;
/** The reply address of the confirmation. */
let address: string;
let confirmation: string;

beforeAll(async () => {
  port = await freePort();
  smtp = await startSmtpServer();
  site = await startSite({
    SMTP_URL: smtp.url,
    REPLY_DOMAIN: "svar.foretag.example",
    REPLY_SMTP_PORT: String(port),
    TRUST_PROXY: "1",
  });
  lead = crypto.randomUUID();
  await postContactRequest(site.url, { id: lead, email: "karin@kund.example" });
  const find = () => smtp.emails.find(({ to }) => to?.[0]?.address === "karin@kund.example");
  await vi.waitUntil(find, { timeout: 30_000 });
  address = find()?.replyTo?.[0]?.address ?? "";
  confirmation = find()?.messageId ?? "";
});

afterAll(async () => {
  await site.stop();
  await smtp.close();
  await removeData(site);
});

/** Sends an email to the site as a customer's mail server does; returns the SMTP reply. */
async function send(mail: SendMailOptions): Promise<string> {
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  const { to = address, ...rest } = mail;
  const sent = await transport
    .sendMail({
      from: "Karin Lund <karin@kund.example>",
      to,
      subject: "Re: Vi har fått din förfrågan",
      ...rest,
    })
    .then(({ response }) => response)
    .catch((error: { response?: string }) => error.response ?? "none");
  transport.close();
  return sent;
}

const incomingEmails = () =>
  ask(
    site,
    `select body, is_automatic as "isAutomatic", is_spam as "isSpam",
       (select json_agg(json_build_array(name, kind, size)) from incoming_email_files where incoming_email_id = email.id and place > 0) as files
     from incoming_emails email where lead_id = $1 order by created_at`,
    [lead],
  );

it("keeps a customer's email once, with its attachment, and raises the lead's attention", async () => {
  const owner = await ask(site, "select status, next_step from leads where id = $1", [lead]);
  expect(owner).toEqual([{ status: "new", next_step: null }]);
  const mail = {
    messageId: "<en@kund.example>",
    inReplyTo: confirmation,
    text: `Kl. 17-22 passar.\n\nDen ons 25 nov. 2026 skrev ${brand.name}:\n> Hej Karin`,
    attachments: [{ filename: "../karta å.pdf", content: "%PDF-1.7", contentType: "application/pdf" }],
  };
  expect(await send(mail)).toMatch(/^250/);
  expect(await send(mail)).toMatch(/^250/);
  expect(await incomingEmails()).toEqual([
    {
      body: mail.text,
      isAutomatic: false,
      isSpam: false,
      files: [[".._karta å.pdf", "application/pdf", 8]],
    },
  ]);
  expect(await ask(site, "select status, next_step from leads where id = $1", [lead])).toEqual([
    { status: "new", next_step: "respond" },
  ]);
});

it("marks automatic replies and what a filter marks as spam, without notifying anybody", async () => {
  await ask(site, "update leads set status = 'lost' where id = $1", [lead]);
  const texts = { auto: "Jag är på semester", bounce: "Gick inte fram", spam: "Köp nu" };
  expect(await send({ text: texts.auto, headers: { "Auto-Submitted": "auto-replied" } })).toMatch(/^250/);
  expect(
    await send({ text: texts.bounce, messageId: "<tva@kund.example>", envelope: { from: "", to: address } }),
  ).toMatch(/^250/);
  expect(await send({ text: texts.spam, headers: { "X-Spam-Flag": "YES" } })).toMatch(/^250/);
  expect((await incomingEmails()).slice(1)).toMatchObject([
    { body: texts.auto, isAutomatic: true, isSpam: false },
    { body: texts.bounce, isAutomatic: true, isSpam: false },
    { body: texts.spam, isAutomatic: false, isSpam: true },
  ]);
  expect(await ask(site, "select status from leads where id = $1", [lead])).toEqual([{ status: "lost" }]);
  expect(await send({ html: "<p>Vi tänkte <b>om</b></p><script>x()</script>" })).toMatch(/^250/);
  expect((await incomingEmails()).at(-1)).toMatchObject({ body: "Vi tänkte om" });
  expect(await ask(site, "select status, next_step from leads where id = $1", [lead])).toEqual([
    { status: "contacted", next_step: "respond" },
  ]);
});

it("reads what programs send oddly, keeps the email as it came, and counts what is left out", async () => {
  const fixture = (name: string) => readFile(`app/leads/conversation/fixtures/${name}`);
  const sendRaw = (raw: Buffer) => send({ raw, envelope: { from: "karin@kund.example", to: address } });
  const latest = async () => {
    const [row] = await ask(
      site,
      `select body, names_left as "namesLeft", pictures_left as "picturesLeft", doubts,
         (select array_agg(name order by place) from incoming_email_files where incoming_email_id = email.id) as files,
         (select convert_from(content, 'UTF8') from incoming_email_files where incoming_email_id = email.id and place = 0) as original
       from incoming_emails email where lead_id = $1 order by created_at desc limit 1`,
      [lead],
    );
    return row;
  };
  const nothingLeft = { namesLeft: [], picturesLeft: 0, doubts: [] };

  const blankPlain = await fixture("blank-plain-part.eml");
  expect(await sendRaw(blankPlain)).toMatch(/^250/);
  expect(await latest()).toMatchObject({
    body: "Ja, kl. 18 passar. Grindkoden ar 4711.",
    files: ["original.eml"],
    original: String(blankPlain),
    ...nothingLeft,
  });

  expect(await sendRaw(await fixture("ascii-label-utf8.eml"))).toMatch(/^250/);
  expect(await latest()).toMatchObject({ body: "Väktare behövs på Årö – kl. 18", ...nothingLeft });

  expect(await sendRaw(await fixture("eleven-logos-and-pdf.eml"))).toMatch(/^250/);
  expect(await latest()).toMatchObject({ files: ["original.eml", "avtal.pdf", "image001.png"] });

  expect(await send({ text: " ", messageId: "<tomt@kund.example>" })).toMatch(/^250/);
  expect(await latest()).toMatchObject({ body: "", files: ["original.eml"], doubts: ["empty"] });

  const large = { filename: "plan.pdf", content: Buffer.alloc(400_000, "plan") };
  expect(await send({ text: "Planen", attachments: [large] })).toMatch(/^250/);
  expect(await latest()).toMatchObject({ files: ["plan.pdf"], original: null });

  const pictures = Array.from({ length: 11 }, (_, index) => ({
    filename: `bild${index}.png`,
    cid: `bild${index}@kund`,
    content: Buffer.alloc(40_000 + index, "x"),
  }));
  const html = `<p>Ritningen</p>${pictures.map(({ cid }) => `<img src="cid:${cid}">`).join("")}`;
  expect(await send({ html, attachments: [...pictures, large] })).toMatch(/^250/);
  expect(await latest()).toMatchObject({
    body: "Ritningen",
    picturesLeft: 2,
    original: expect.stringMatching(/^From: /),
  });
});

it("takes a subject that says so for an automatic reply, which changes nothing", async () => {
  await ask(site, "update leads set status = 'lost', next_step = null, next_at = null where id = $1", [lead]);
  const subject = "Automatiskt svar: Vi har fått din förfrågan";
  expect(await send({ subject, text: "Jag är på semester.", messageId: "<auto@kund.example>" })).toMatch(
    /^250/,
  );
  expect((await incomingEmails()).at(-1)).toMatchObject({ body: "Jag är på semester.", isAutomatic: true });
  expect(await ask(site, "select status, next_step from leads where id = $1", [lead])).toEqual([
    { status: "lost", next_step: null },
  ]);
});

it("makes a lead of an email to the sales mailbox, once, which its sender's next one joins", async () => {
  const to = "Sales@svar.foretag.example";
  const mail = {
    to,
    from: "Olle Berg <olle@nykund.example>",
    subject: "Väktare i Örebro",
    messageId: "<forsta@nykund.example>",
    text: "Hej! Vi behöver två väktare i Örebro på lördag.",
    attachments: [{ filename: "karta.pdf", content: "%PDF-1.7", contentType: "application/pdf" }],
  };
  expect(await send(mail)).toMatch(/^250/);
  expect(await send(mail)).toMatch(/^250/);
  expect(await send({ to, from: mail.from, subject: "Glömde", text: "Klockan 18 till 23." })).toMatch(/^250/);
  // Hostile letters and headers end nothing.
  const hostile = Buffer.concat([
    Buffer.from(
      `From: "${"=?UTF-8?B?".repeat(500)}" <olle@nykund.example>\r\nSubject: =?x-unknown?Q?=FF=00?=\r\n`,
    ),
    Buffer.from("Content-Type: text/plain; charset=utf-7\r\n\r\n"),
    Buffer.alloc(200_000, 0xff),
  ]);
  const envelope = { from: "olle@nykund.example", to };
  expect(await send({ raw: hostile, envelope })).toMatch(/^250/);
  const stored = await ask(
    site,
    `select leads.name, source, next_step, city, message, (select count(*)::int from incoming_emails where lead_id = leads.id) as emails,
       (select json_agg(name) from incoming_email_files file join incoming_emails email on email.id = incoming_email_id
         where lead_id = leads.id and place > 0) as files
     from leads where email = 'olle@nykund.example'`,
  );
  expect(stored).toEqual([
    {
      ...{ name: "Olle Berg", source: "email", next_step: "respond", city: "orebro", emails: 3 },
      ...{ message: `${mail.subject}\n\n${mail.text}`, files: ["karta.pdf"] },
    },
  ]);
});

it("makes no lead of our own notifications when the sales mailbox sends them back, of machines, or of 10 MB", async () => {
  const to = "sales@svar.foretag.example";
  const own = smtp.emails.find(
    ({ to: recipients }) => recipients?.[0]?.address === brand.customerServiceEmail,
  );
  const count = () => ask(site, "select count(*)::int as leads from leads");
  const before = await count();
  // As they were sent, and by each of their marks alone.
  for (const mail of [
    { messageId: own?.messageId ?? "", headers: { "X-Loop": "localhost" }, from: brand.customerServiceEmail },
    { messageId: own?.messageId ?? "", from: "okand@kund.example" },
    { headers: { "X-Loop": "localhost" }, from: "okand@kund.example" },
    { from: brand.customerServiceEmail },
    { from: brand.salesEmail },
    { from: "okand@kund.example", headers: { "Auto-Submitted": "auto-generated" } },
    { from: "okand@kund.example", headers: { "List-Unsubscribe": "<https://x.example>" } },
    { from: "okand@kund.example", headers: { Precedence: "bulk" } },
    { from: "okand@kund.example", headers: { "X-Spam-Flag": "YES" } },
    { from: "okand@kund.example", envelope: { from: "", to } },
  ])
    expect(await send({ to, subject: "Ny förfrågan", text: "Hej", ...mail })).toMatch(/^250/);
  expect(own).toBeDefined();
  expect(await send({ to, from: "stor@kund.example", text: "å".repeat(6_000_000) })).toMatch(/^552 /);
  expect(await count()).toEqual(before);
  expect(site.output()).not.toMatch(/okand@|stor@/);
});

it("refuses recipients without a valid address, our own emails and what is too large", async () => {
  const before = await incomingEmails();
  const swapped = address.replace(/.(?=@)/, (last) => (last === "0" ? "1" : "0"));
  for (const to of [
    "info@svar.foretag.example",
    "anna@annan.example",
    swapped,
    `svar+${"v".repeat(55)}@svar.foretag.example`,
  ])
    expect(await send({ to, text: "Hej" })).toMatch(/^550 5\.1\.1 .*sales@/);
  expect(await send({ text: "Hej", headers: { "X-Loop": "localhost" } })).toMatch(/^554 5\.4\.6 /);
  expect(await send({ text: "Hej", messageId: confirmation })).toMatch(/^554 5\.4\.6 /);
  expect(await send({ text: "å".repeat(6_000_000) })).toMatch(/^552 /);
  await ask(site, "update private.secrets set value = sha256('another key') where name = 'reply_address'");
  expect(await send({ text: "Hej" })).toMatch(/^550 /);
  expect(await incomingEmails()).toEqual(before);
  expect(site.output()).not.toContain("kund.example");
});
