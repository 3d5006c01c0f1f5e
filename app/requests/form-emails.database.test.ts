import { expect, test } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { addQuote } from "#tests/requests.ts";
import { quoteEmails } from "./quote-request/emails.tsx";

test("the confirmation goes to the address that a colleague has corrected, ours shows what the visitor wrote", async () => {
  const db = await freshDatabase();
  const id = await addQuote(db.database, { email: "kair@malarport.example" });
  await db.ask("update leads set email = 'karin@malarport.example' where id = $1", [id]);
  const context = {
    database: db.database,
    brand: emailBrand,
    now: new Date(),
    messageIdDomain: "exempla.example",
  };
  const [ours, confirmation] = await quoteEmails({ id }, context);
  expect(confirmation?.email.to).toBe("karin@malarport.example");
  expect(ours?.email.text).toContain("kair@malarport.example");
});
