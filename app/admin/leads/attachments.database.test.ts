import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { writtenEmails } from "#app/leads/conversation/delivery.server.ts";
import { readAttachment } from "#app/leads/conversation/incoming-emails.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { readPersonFile } from "#app/privacy/persons.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { addContact } from "#tests/requests.ts";
import { handleLeadForm } from "./lead-action.server.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  sales = await adminOf(db, "sales", "Anna Lind");
});

function oneLead(email: string): Promise<string> {
  return addContact(db.database, { contact_value: email, company_name: "Mälarport AB" });
}

function emailForm(files: readonly File[]): FormData {
  const form = new FormData();
  const texts = { intent: "sendEmail", id: randomUUID(), version: "1", subject: "Offert", body: "Hej" };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  for (const file of files) form.append("files", file);
  return form;
}

const offer = new File(["%PDF-1.7"], "offert å.pdf", { type: "application/pdf" });
const noFile = new File([], "", { type: "application/octet-stream" });

test("attachments are sent with the email, shown on the timeline, and in the person's file", async () => {
  const email = `${randomUUID()}@example.se`;
  const lead = await oneLead(email);
  const form = emailForm([noFile, offer, new File(["x"], "C:\\mina\\karta\u0000.txt", { type: "?" })]);
  expect(await handleLeadForm({ staff: sales, locale: "sv" }, lead, form)).toMatchObject({ done: true });
  const [event] = (await listEvents(sales, [lead])).filter(({ writtenEmail }) => writtenEmail);
  const files = event?.writtenEmail?.files ?? [];
  expect(files).toMatchObject([
    { name: "offert å.pdf", kind: "application/pdf", size: 8 },
    { name: "karta.txt", kind: "application/octet-stream", size: 1 },
  ]);
  const read = await readAttachment(sales, lead, files[0]?.id ?? "");
  expect(read?.content.toString()).toBe("%PDF-1.7");
  expect(await readAttachment(sales, await oneLead(email), files[0]?.id ?? "")).toBeUndefined();

  const context = {
    database: db.database,
    brand: emailBrand,
    now: new Date(),
    messageIdDomain: "example.se",
  };
  const [sent] = await writtenEmails({ id: form.get("id") }, context);
  expect(sent?.email.attachments?.map(({ name, content }) => [name, String(content)])).toEqual([
    ["offert å.pdf", "%PDF-1.7"],
    ["karta.txt", "x"],
  ]);

  const admin = await adminOf(db, "admin");
  const file = await readPersonFile(admin, { email, phone: "", scope: "" }, { forExport: true });
  expect(file.lead_emails[0]).toMatchObject({
    files: [{ name: "offert å.pdf", content: "JVBERi0xLjc=" }, {}],
  });
  const shown = await readPersonFile(admin, { email, phone: "", scope: "" }, { forExport: false });
  expect(shown.lead_emails[0]).toMatchObject({ files: [{ name: "offert å.pdf", content: null }, {}] });
});

test("too many or too large attachments are refused, and the typed text stays", async () => {
  const lead = await oneLead(`${randomUUID()}@example.se`);
  for (const [files, text] of [
    [Array.from({ length: 6 }, () => offer), "Välj högst 5 bilagor"],
    [[new File([new Uint8Array(7_000_001)], "film.mov")], /för stora/],
  ] as const)
    expect(await handleLeadForm({ staff: sales, locale: "sv" }, lead, emailForm(files))).toMatchObject({
      done: false,
      values: { subject: "Offert", body: "Hej" },
      wrong: [{ fieldId: "sendEmail-files", text: expect.stringMatching(text) }],
    });
  expect((await listEvents(sales, [lead])).filter(({ writtenEmail }) => writtenEmail)).toEqual([]);
});

test("nobody can add an attachment to a colleague's email", async () => {
  const lead = await oneLead(`${randomUUID()}@example.se`);
  const form = emailForm([offer]);
  await handleLeadForm({ staff: sales, locale: "sv" }, lead, form);
  const other = await adminOf(db, "sales", "Bo Ek");
  const added = db.database.as(
    "authenticated",
    (queries) =>
      sql`insert into lead_email_files (email_id, place, name, kind, content)
        values (${String(form.get("id"))}, 2, 'b', 'text/plain', 'b')`.execute(queries),
    { claims: other.claims },
  );
  await expect(added).rejects.toMatchObject({ code: "42501" });
});
