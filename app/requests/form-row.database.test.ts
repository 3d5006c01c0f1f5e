import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type RequestKind, type RequestTable, tableOf } from "#app/domain/request-kinds.ts";
import { type FormField, type FormFields, fieldsOf } from "#app/forms/form-fields.ts";
import { formRow, storedForm } from "#app/forms/form-row.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { orderFields } from "./express-order/fields.ts";
import { orderGuardFields } from "./quote-request/fields.ts";
import { storeRequest } from "./store-request.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(() => db.ask("truncate quote_requests, express_orders, private.rate_counts cascade"));

const starts = new Date("2040-11-24T17:00:00Z").getTime();

/** The values of a field that the schema allows: each choice, the shortest and the longest text. */
function valuesOf(field: FormField, place: number): unknown[] {
  switch (field.kind) {
    case "text":
    case "lines":
      return ["x".repeat(field.min), "🏢".repeat(field.max)];
    case "email":
      return ["anna@example.se"];
    case "phone":
      return ["070-123 45 67", "+46 (0)70-123 45 67", "12345678", "- 1".repeat(15)];
    case "organisationNumber":
      return ["556677-8899"];
    case "choice":
      return [...field.options];
    case "count":
      return [field.min, field.max];
    case "dateTime":
      return [new Date(starts + place * 3_600_000)];
    default:
      return [null];
  }
}

/** Stores a form, each field in its column. */
function save(kind: RequestKind, form: { id: string; locale: Locale }) {
  const row = formRow<RequestTable, typeof form>(form);
  return storeRequest(db.database, kind, row, { clientIp: "192.0.2.1", proven: true });
}

/** Saves as many forms as it takes to use every value of every field, and reads each again. */
async function saveAndRead(kind: RequestKind, fields: FormFields, rest: object) {
  const all = fieldsOf(fields).map(([name, field], place) => [name, valuesOf(field, place)] as const);
  const limit = Math.max(...all.map(([, values]) => values.length));
  for (let turn = 0; turn < limit; turn += 1) {
    const values = Object.fromEntries(all.map(([name, list]) => [name, list[turn % list.length]]));
    const id = randomUUID();
    await save(kind, { id, locale: "sv", ...rest, ...values });
    const [row] = await db.ask<Record<string, unknown>>(`select * from ${tableOf(kind)} where id = '${id}'`);
    expect(storedForm(fields, row ?? {})).toEqual(values);
  }
}

/** Saves a form with its optional fields empty. */
async function saveEmpty(kind: RequestKind, fields: FormFields, rest: object) {
  const values = fieldsOf(fields).map(([name, field]) => [
    name,
    field.optional ? null : valuesOf(field, 0)[0],
  ]);
  const form = { id: randomUUID(), locale: "en", ...rest, ...Object.fromEntries(values) };
  await save(kind, form);
}

test("every field of a quote request has its column, for whatever the schema lets through", async () => {
  await saveAndRead("quote", orderGuardFields, { form: "orderGuard" });
  await saveEmpty("quote", orderGuardFields, { form: "orderGuard" });
});

test("every field of an express order has its column, for whatever the schema lets through", async () => {
  const { service, permit, endsAt, ...fields } = orderFields;
  // The permit is for public-order guards alone; an end comes after its start.
  await saveAndRead("order", { ...fields, endsAt, permit }, { service: "orderGuard" });
  for (const one of service.options)
    if (one !== "orderGuard") await saveAndRead("order", { ...fields, endsAt }, { service: one });
  const end = new Date(starts + 86_400_000);
  await saveEmpty("order", fields, { service: "guard", endsAt: end });
});
