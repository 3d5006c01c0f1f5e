import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { heldSeconds } from "#app/leads/conversation/held-email.ts";
import { listTemplates, saveTemplate, type TemplateRow } from "#app/leads/conversation/templates.server.ts";
import { findLead } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { emailFormData } from "./email-form-view.server.ts";
import { handleLeadForm } from "./lead-action.server.ts";
import { leadPanelMessages } from "./words.server.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  sales = await adminOf(db, "sales", "Anna Lind");
});

/** A new lead, and the texts of the form for an email to it, as it is opened or with a template. */
async function openForm(template: string, templates: readonly TemplateRow[] = []) {
  const id = await addContact(db.database, { company_name: "Lunds Bygg" });
  const lead = await findLead(sales, id);
  if (!lead) throw new Error("no lead");
  const me = { userId: sales.userId, name: "Anna Lind" };
  const parameters = new URLSearchParams({ mall: template });
  const parts = {
    lead,
    me,
    signer: { name: "Anna Lind", title: null, phone: null },
    templates,
    parameters,
    receivesEmails: true,
    now: new Date(),
    locale: "sv",
  } as const;
  const data = emailFormData(parts);
  if (!data) throw new Error("no form");
  const send = (body: string, subject = data.subject) => {
    const form = new FormData();
    const texts = { subject, body, template: data.template };
    const fields = { intent: "sendEmail", id: data.id, version: String(lead.version), ...texts };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return handleLeadForm({ staff: sales, locale: "sv" }, id, form);
  };
  const undo = (fields: HiddenValues = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    return handleLeadForm({ staff: sales, locale: "sv" }, id, form);
  };
  const stored = () => db.ask("select body from lead_emails where lead_id = $1", [id]);
  return { body: data.body, send, undo, stored };
}

const refused = (text: string) => ({ done: false, wrong: [{ name: "body", text }] });
const { wrong } = leadPanelMessages.sv;

test.each([
  ["as the form is opened", (body: string) => body],
  ["with other line breaks", (body: string) => body.replaceAll("\n", "\r\n\r\n")],
  ["with the greeting alone", (body: string) => body.split("\n")[0] ?? ""],
])("an email without a word of its own is refused at its field: %s", async (_name, written) => {
  const { body, send, stored } = await openForm("free");
  expect(await send(written(body))).toMatchObject(refused(wrong.empty));
  expect(await stored()).toEqual([]);
});

test("an email with words between greeting and signature is sent, and so is a template that says something", async () => {
  const own = await openForm("free");
  const written = own.body.replace("\n\n\n\n", "\n\nVi ringer i morgon.\n\n");
  expect(await own.send(written)).toMatchObject({ done: true });
  expect(await own.stored()).toEqual([{ body: written }]);
  const template = await openForm("noAnswer");
  expect(await template.send(template.body)).toMatchObject({ done: true });
});

test("an email with an open placeholder is refused where it is", async () => {
  const { body, send, stored } = await openForm("noAnswer");
  expect(await send(`${body}\nVi ses {tid}`)).toMatchObject(refused(wrong.place.replace("{place}", "{tid}")));
  expect(await send(body, "Start {start}")).toMatchObject({ done: false, wrong: [{ name: "subject" }] });
  expect(await stored()).toEqual([]);
});

test("what a template leaves to be written by hand keeps the email from being sent, until it is written", async () => {
  const id = randomUUID();
  const texts = { subject: "Pris, {tjänst}", body: "Hej {företag},\n\nPriset är [pris] per timme." };
  const fields = { name: "Pris", owner: "me", locale: "sv", ...texts } as const;
  expect(await saveTemplate(sales, { id, version: 0 }, fields)).toBe("saved");
  const { body, send, stored } = await openForm(id, await listTemplates(sales));
  expect(body).toBe("Hej Lunds Bygg,\n\nPriset är [pris] per timme.");
  expect(await send(body, "Pris")).toMatchObject(refused(wrong.place.replace("{place}", "[pris]")));
  expect(await stored()).toEqual([]);
  const written = body.replace("[pris]", "500 kr [utan moms]");
  expect(await send(written, "Pris")).toMatchObject({ done: true, held: { seconds: heldSeconds } });
  expect(await stored()).toEqual([{ body: written }]);
});

test("an email that is taken back comes back as it was typed, with its template", async () => {
  const { body, send, stored, undo } = await openForm("noAnswer");
  const sent = await send(`${body}  \n`);
  const undone = await undo(sent?.undo);
  expect(undone).toMatchObject({
    done: true,
    form: "undoEmail",
    values: { body: `${body}  \n`, template: "noAnswer", files: "" },
  });
  expect(await stored()).toEqual([]);
  // Pressed again, since the answer was lost.
  expect(await undo(sent?.undo)).toMatchObject({ done: true, values: undone?.values });
});
