import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addOpening } from "#app/careers/change-opening.server.ts";
import { asStaff } from "#app/domain/as-staff.server.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { type FormField, fieldsOf } from "#app/forms/form-fields.ts";
import { storedForm } from "#app/forms/form-row.server.ts";
import { ProofOfWorkRequired } from "#backend/database/errors.ts";
import type { Email } from "#backend/mail/email.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { openingFields } from "#tests/opening.ts";
import { countApplications, findApplication, listApplications } from "./applications.server.ts";
import { changeApplication, eraseApplications, saveApplication } from "./change-application.server.ts";
import { applicationEmails } from "./emails.tsx";
import { applicationFields } from "./fields.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;
let editor: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  sales = await adminOf(db, "sales", "Cia Ros");
  editor = await adminOf(db, "editor", "Eva Ström");
  await addOpening(editor, randomUUID(), openingFields("vaktare-lager"), true);
});
beforeEach(() =>
  db.ask(
    "truncate job_applications, mail_deliveries, private.rate_counts, admin_log; delete from graphile_worker._private_jobs",
  ),
);

type Application = Parameters<typeof saveApplication>[1];
const application = (change: Partial<Application> = {}): Application => ({
  id: randomUUID(),
  locale: "sv",
  role: "guard",
  city: "uppsala",
  name: "Noor Ek",
  phone: "070-123 45 67",
  email: "noor@example.se",
  message: null,
  opening: null,
  ...change,
});
const save = async (change: Partial<Application> = {}, clientIp = "192.0.2.1") => {
  const sent = application(change);
  await saveApplication(db.database, sent, { clientIp, proven: true });
  return sent.id;
};
const jobs = () =>
  db.ask<{ key: string }>("select key from graphile_worker.jobs where key like 'job-application:%'");

test("the same form sent many times at once is one application, with its emails queued once", async () => {
  const id = randomUUID();
  await Promise.all(Array.from({ length: 10 }, (_, place) => save({ id }, `192.0.2.${place}`)));
  expect(await db.ask("select id, status, version from job_applications")).toEqual([
    { id, status: "new", version: 1 },
  ]);
  expect(await jobs()).toEqual([{ key: `job-application:${id}` }]);
});

test("a client that sends many must prove that it works", async () => {
  const send = () => saveApplication(db.database, application(), { clientIp: "192.0.2.9" });
  for (let sent = 0; sent < 5; sent += 1) await send();
  await expect(send()).rejects.toThrow(ProofOfWorkRequired);
});

/** The values of a field that the schema allows: each choice, the shortest and the longest text. */
function valuesOf(field: FormField): (string | null)[] {
  if (field.kind === "choice") return [...field.options];
  if (field.kind === "text" || field.kind === "lines")
    return ["x".repeat(field.min), "🏢".repeat(field.max), ...(field.optional ? [null] : [])];
  return field.kind === "email"
    ? ["anna@example.se"]
    : field.kind === "phone"
      ? ["+46 (0)70-123 45 67"]
      : [null];
}

test("every field has its column, for whatever the schema lets through", async () => {
  const { opening: _opening, ...fields } = applicationFields;
  const all = fieldsOf(fields).map(([name, field]) => [name, valuesOf(field)] as const);
  for (let turn = 0; turn < 6; turn += 1) {
    const values = Object.fromEntries(all.map(([name, list]) => [name, list[turn % list.length]]));
    const id = await save(values);
    const [row] = await db.ask<Record<string, unknown>>("select * from job_applications where id = $1", [id]);
    expect(storedForm(fields, row ?? {})).toEqual(values);
  }
});

test("an application for an opening has its title; for a closed one, or another role or city, it is an open one", async () => {
  const ids = [
    await save({ opening: "vaktare-lager" }),
    await save({ opening: "finns-inte" }),
    await save({ opening: "vaktare-lager", city: "malmo" }),
  ];
  const found = await Promise.all(ids.map((id) => findApplication(sales, id)));
  expect(found.map((each) => [each?.openingSlug, each?.openingTitle, each?.city])).toEqual([
    ["vaktare-lager", "Väktare, lager", "uppsala"],
    [null, null, "uppsala"],
    [null, null, "malmo"],
  ]);
});

test("administrators and sales, with the second factor, read and handle applications, and nobody else", async () => {
  const id = await save();
  for (const staff of [sales, await adminOf(db, "admin", "Ada Berg")]) {
    expect(await findApplication(staff, id)).toMatchObject({ name: "Noor Ek" });
    expect((await listApplications(staff, "new", null)).rows).toHaveLength(1);
  }
  for (const other of [editor, await adminOf(db, "sales", "Utan Steg", "aal1"), await adminOf(db)]) {
    expect(await findApplication(other, id)).toBeUndefined();
    expect((await listApplications(other, undefined, null)).rows).toEqual([]);
    expect(await countApplications(other)).toEqual({ new: 0, contacted: 0, hired: 0, declined: 0 });
    await expect(changeApplication(other, id, { version: 1, status: "hired" })).rejects.toMatchObject({
      code: "42501",
    });
  }
  for (const query of [
    "insert into job_applications (id) values (gen_random_uuid())",
    "update job_applications set status = 'hired'",
    "delete from job_applications",
  ]) {
    for (const staff of [sales, editor])
      await expect(
        asStaff(staff, (queries) => sql.raw(query).execute(queries)),
        query,
      ).rejects.toMatchObject({
        code: "42501",
      });
    await expect(
      db.database.as("anon", (queries) => sql.raw(query).execute(queries)),
      query,
    ).rejects.toMatchObject({ code: "42501" });
  }
  await expect(
    db.database.as("anon", (queries) => sql`select * from job_applications`.execute(queries)),
  ).rejects.toMatchObject({ code: "42501" });
});

test("a colleague sets the status and writes a note; the second of two is told, and the log has no name", async () => {
  const id = await save();
  expect(await changeApplication(sales, id, { version: 1, status: "contacted" })).toEqual({
    kind: "done",
    version: 2,
    was: { status: "new", note: null },
  });
  expect(await changeApplication(sales, id, { version: 1, note: "Ringt" })).toEqual({ kind: "changed" });
  expect(await changeApplication(sales, id, { version: 2, note: "Ringt" })).toMatchObject({ version: 3 });
  expect(await findApplication(sales, id)).toMatchObject({
    status: "contacted",
    note: "Ringt",
    changedBy: sales.userId,
  });
  expect(await countApplications(sales)).toMatchObject({ new: 0, contacted: 1 });
  expect(await db.ask("select kind, about, actor, data from admin_log order by id")).toEqual([
    {
      kind: "applicationStatus",
      about: id,
      actor: sales.userId,
      data: { from: "new", to: "contacted" },
    },
    { kind: "applicationNote", about: id, actor: sales.userId, data: {} },
  ]);
  expect(await changeApplication(sales, randomUUID(), { version: 1, note: "x" })).toEqual({ kind: "gone" });
});

test("the company and the applicant each get one email, and both are erased with the application", async () => {
  const id = await save({ opening: "vaktare-lager", message: "Jag har utbildning." });
  const sent: Email[] = [];
  const deliver = () =>
    sendEmails(
      applicationEmails,
      { id },
      {
        database: db.database,
        brand: emailBrand,
        messageIdDomain: "site.example",
        send: async (email) => {
          sent.push(email);
        },
      },
      { number: 1, of: 25 },
    );
  await deliver();
  await deliver();
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [emailBrand.customerServiceEmail, "Ny ansökan: Väktare, Uppsala"],
      ["noor@example.se", "Vi har fått din ansökan"],
    ].sort(),
  );
  const [company] = sent.filter(({ to }) => to === emailBrand.customerServiceEmail);
  expect(company).toMatchObject({ replyTo: "noor@example.se" });
  for (const text of [
    "Noor Ek",
    "070-123 45 67",
    "Jag har utbildning.",
    "Väktare, lager",
    `/admin/ansokningar/${id}`,
  ])
    expect(company?.text).toContain(text);
  expect(await db.ask("select kind, status from mail_deliveries order by kind")).toEqual([
    { kind: "admin", status: "sent" },
    { kind: "visitor", status: "sent" },
  ]);
  await eraseApplications(db.database, new Date(Date.now() + 1000));
  for (const table of ["job_applications", "mail_deliveries"])
    expect(await db.ask(`select from ${table}`), table).toEqual([]);
  expect(await jobs()).toEqual([]);
  await deliver();
  expect(sent).toHaveLength(2);
});

test("one mailbox gets no more confirmations than of other forms, and every application reaches the company", async () => {
  const kept: string[] = [];
  for (let place = 0; place < 5; place += 1) kept.push(await save({}, `198.51.100.${place}`));
  const sent: Email[] = [];
  for (const id of kept)
    await sendEmails(
      applicationEmails,
      { id },
      {
        database: db.database,
        brand: emailBrand,
        messageIdDomain: "site.example",
        send: async (email) => {
          sent.push(email);
        },
      },
      { number: 1, of: 25 },
    );
  expect(sent.filter(({ to }) => to === "noor@example.se")).toHaveLength(3);
  expect(sent.filter(({ to }) => to === emailBrand.customerServiceEmail)).toHaveLength(5);
});
