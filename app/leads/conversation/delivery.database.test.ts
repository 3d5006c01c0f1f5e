import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { sendLeadEmail } from "#app/leads/change-lead.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { receiveTestEmail } from "#tests/incoming-email.ts";
import { addContact } from "#tests/requests.ts";
import { writtenEmails } from "./delivery.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("an email refers to the customer's, by which mail programs show both in one conversation", async () => {
  const sales = await adminOf(db, "sales");
  const lead = await addContact(db.database);
  await receiveTestEmail(db.database, lead, { messageId: "<fraga@kund.example>" });
  const [row] = await db.ask<{ version: number }>("select version from leads where id = $1", [lead]);
  const email = {
    id: randomUUID(),
    leadId: lead,
    version: row?.version ?? 0,
    recipient: "kund@example.se",
    subject: "Offert",
    body: "Hej",
    locale: "sv" as const,
    files: [],
  };
  expect(await sendLeadEmail(sales, email)).toMatchObject({ done: true });
  const [sent] = await writtenEmails(
    { id: email.id },
    { database: db.database, brand: emailBrand, now: new Date(), messageIdDomain: "example.se" },
  );
  expect(sent?.email.references).toEqual(["<fraga@kund.example>"]);
});
