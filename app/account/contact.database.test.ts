import { beforeAll, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { changeContact, readContact } from "./contact.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

const all = () => db.ask("select name, role, title, phone from staff order by name");

test("everybody on the staff changes their own title and telephone, and nothing of anybody else", async () => {
  const editor = await adminOf(db, "editor", "Elin Berg");
  const sales = await adminOf(db, "sales", "Anna Lind");
  expect(await changeContact(editor, { title: " Redaktör ", phone: "070–123 45 67" })).toEqual([]);
  expect(await readContact(editor)).toEqual({ title: "Redaktör", phone: "070-123 45 67" });
  expect(await readContact(sales)).toEqual({ title: "", phone: "" });
  expect(await all()).toEqual([
    { name: "Anna Lind", role: "sales", title: null, phone: null },
    { name: "Elin Berg", role: "editor", title: "Redaktör", phone: "070-123 45 67" },
  ]);
  expect(await changeContact(editor, { title: "", phone: "" })).toEqual([]);
  expect(await readContact(editor)).toEqual({ title: "", phone: "" });
});

test.each([
  ["ring mig", "phone"],
  ["070-123", "phone"],
  ["1234567890123456", "phone"],
])("%s is no telephone number, and nothing is stored", async (phone, field) => {
  const sales = await adminOf(db, "sales", "Bo Ek");
  expect(await changeContact(sales, { title: "x".repeat(61), phone })).toEqual(["title", field]);
  expect(await readContact(sales)).toEqual({ title: "", phone: "" });
});

test("without a second factor, without a place on the staff and past the function nobody changes a staff member", async () => {
  const without = await adminOf(db, "sales", "Eva Ström", "aal1");
  const stranger = await adminOf(db, undefined, "Nils");
  const change = { title: "Chef", phone: "" };
  for (const person of [without, stranger])
    await expect(changeContact(person, change)).rejects.toMatchObject({ code: "42501" });
  expect(await readContact(stranger)).toBeNull();
  const sales = await adminOf(db, "sales", "Ulf Berg");
  const past = db.database.as(
    "authenticated",
    (queries) =>
      queries.updateTable("staff").set({ title: "Chef" }).where("user_id", "=", sales.userId).execute(),
    { claims: sales.claims },
  );
  await expect(past).rejects.toMatchObject({ code: "42501" });
});
