import { beforeAll, beforeEach, expect, test } from "vitest";
import { exportTable } from "#app/admin/leads/export-columns.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { cleanTyped } from "#app/forms/posted-form.ts";
import { logCall } from "#app/leads/change-lead.server.ts";
import { tagLeads } from "#app/leads/change-tags.server.ts";
import { csvOf } from "#app/leads/export.server.ts";
import { type LeadRow, listLeads } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addOrder, addQuote } from "#tests/requests.ts";
import { handleImport, type ImportOutcome } from "./import-action.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let anna: Person;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  anna = await adminOf(db, "sales", "Anna Lind");
});
beforeEach(() => db.ask("truncate leads cascade"));

const retention = { erasedBefore: new Date("2020-01-01T00:00:00Z"), retentionMonths: 24 };

async function post(fields: Record<string, string | File>, by = anna): Promise<ImportOutcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const outcome = await handleImport({ staff: by, locale: "sv" }, form, retention);
  if (!outcome) throw new Error("no outcome");
  return outcome;
}
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "leads.csv");
const look = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { preview, text } = await post({ intent: "look", file: fileOf(content) });
  if (!preview) throw new Error(text);
  return preview;
};
/** Looks at a file and says yes. */
async function importFile(content: string | Uint8Array<ArrayBuffer>, by = anna): Promise<Outcome> {
  const { text, batch } = await look(content);
  return post({ intent: "import", text, batch }, by);
}
const stored = async () => (await listLeads(anna, { filter: {}, sort: "oldest", cursor: null }, 100)).rows;

test("the first look says what will happen and stores nothing, the yes stores it, and a second time adds nothing", async () => {
  const csv =
    "Företag;Kontakt;E-post;Telefon;Inkom;Värde;Status;Ansvarig;Skostorlek\n" +
    "Mälarport AB;Karin Lund;karin@malarport.example;070-123 45 67;2026-03-02 09:15;12 500;Offert skickad;Anna Lind;43\n" +
    "Klubb Norrsken;;;08-123 45 67;2026-03-03;;;Någon Annan;\n";
  const preview = await look(csv);
  expect(preview).toMatchObject({
    fresh: 2,
    wrong: [],
    lines: [
      "2 nya förfrågningar läggs in.",
      "Ingen kollega heter Någon Annan, så de förfrågningarna får ingen ansvarig.",
      "De här kolumnerna används inte: Skostorlek.",
    ],
    confirm: "Importera 2 förfrågningar",
  });
  expect(await stored()).toHaveLength(0);

  expect(await importFile(csv)).toMatchObject({ done: true, text: "2 förfrågningar är importerade." });
  expect(await stored()).toMatchObject([
    {
      company: "Mälarport AB",
      source: "import",
      status: "quoted",
      value: 12_500,
      assignedTo: anna.userId,
      createdAt: new Date("2026-03-02T08:15:00Z"),
    },
    { company: "Klubb Norrsken", phone: "08-123 45 67", status: "new", assignedTo: null },
  ]);
  const events = await db.ask("select distinct kind, data ->> 'source' as source, actor from lead_events");
  expect(events).toEqual([{ kind: "added", source: "import", actor: anna.userId }]);

  expect((await look(csv)).lines[1]).toBe("2 finns redan och hoppas över.");
  expect(await importFile(csv)).toMatchObject({ text: "Allt i filen fanns redan. Inget ändrades." });
  expect(await stored()).toHaveLength(2);
});

test("what is wrong is said with its row, column and text, and the other rows are imported", async () => {
  const csv =
    "Company,Email,Phone,Received,Status,Next step,Value\n" +
    "Rätt AB,ratt@example.se,,2026-03-02 09:15,New,,\n" +
    "Fel AB,fel,,2026-03-02,,,\n" +
    "Sen AB,sen@example.se,,2026-13-45,,,\n" +
    "Ny AB,ny@example.se,,2999-01-01,,,\n" +
    "Gammal AB,gammal@example.se,,2019-01-01,,,\n" +
    "Ingen AB,,,,,,\n" +
    "Konstig AB,konstig@example.se,,,Maybe,Dance,much\n";
  const { wrong, fresh, lines } = await look(csv);
  expect(fresh).toBe(1);
  expect(lines).toContain("6 rader är fel och hoppas över:");
  expect(wrong.map(({ row, column, text }) => `${row} ${column}: ${text}`)).toEqual([
    "3 Email: fel",
    "4 Received: 2026-13-45",
    "5 Received: 2999-01-01",
    "6 Received: 2019-01-01",
    "7 Phone: ",
    "8 Status: Maybe",
    "8 Value: much",
    "8 Next step: Dance",
  ]);
  await importFile(csv);
  expect(await stored()).toMatchObject([{ company: "Rätt AB" }]);
});

const umlauts = (encode: (text: string) => Uint8Array<ArrayBuffer>) =>
  encode("Företag;Telefon\r\nÅkeri Öst;070-123 45 67\r\n");
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let place = 0; place < text.length; place += 1)
    bytes.setUint16(2 * place, text.charCodeAt(place), isLittle);
  return new Uint8Array(bytes.buffer);
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["UTF-8", umlauts((text) => new TextEncoder().encode(text))],
  ["UTF-8 with a byte order mark", umlauts((text) => new TextEncoder().encode(`\ufeff${text}`))],
  ["Windows-1252", umlauts(latin)],
  ["UTF-16", umlauts((text) => utf16(`\ufeff${text}`, true))],
  ["UTF-16 in the other order", umlauts((text) => utf16(`\ufeff${text}`, false))],
  ["tabs", new TextEncoder().encode("Telefon\tFöretag\n070-123 45 67\tÅkeri Öst\n")],
  ["commas and quotes", new TextEncoder().encode('"Företag","Telefon"\n"Åkeri Öst","070-123 45 67"\n')],
])("a file with %s is read", async (_, bytes) => {
  await importFile(bytes);
  expect(await stored()).toMatchObject([{ company: "Åkeri Öst", phone: "070-123 45 67" }]);
});

test("an export in either language is here already, and is read whole in another database", async () => {
  await addQuote(db.database, {
    message: 'Flera\nrader; med "citat"',
    place: "Hamnen",
    phone: "+46 70 123 45 67",
  });
  const order = await addOrder(db.database, { company: "=HYPERLINK(A1)" });
  await tagLeads(anna, [order], { add: ["Mässa 2026", "Avtal"] });
  const leads = await stored();
  async function* pages(all: LeadRow[]) {
    yield all;
  }
  for (const locale of ["sv", "en"] as const) {
    let csv = "";
    for await (const part of csvOf(exportTable(new Map(), locale), pages(leads))) csv += part;
    await db.ask("truncate leads cascade");
    expect((await look(csv)).wrong).toEqual([]);
    await importFile(csv);
    const again = await stored();
    const facts = (row: LeadRow) => [
      row.number,
      row.company,
      row.email,
      row.phone,
      row.place,
      row.message,
      row.service,
      row.tags,
    ];
    expect(again.map(facts).sort()).toEqual(leads.map(facts).sort());
    expect((await look(csv)).fresh).toBe(0);
  }
});

test("tags of a file are those that there are, or new ones, and too many refuse it whole", async () => {
  await importFile("Telefon;Etiketter\n070-123 45 67;mässan, Skog\n070-123 45 68;Mässan\n");
  expect((await stored()).map(({ tags }) => tags)).toEqual([["mässan", "Skog"], ["mässan"]]);
  const ofOne = Array.from({ length: 11 }, (_, n) => `e${n}`).join(",");
  expect((await look(`Telefon;Etiketter\n070-123 45 60;"${ofOne}"\n`)).wrong).toMatchObject([
    { row: 2, column: "Etiketter" },
  ]);
  const rows = Array.from({ length: 201 }, (_, n) => `070-123 5${n + 1000};Etikett ${n}`);
  expect(await importFile(`Telefon;Etiketter\n${rows.join("\n")}`)).toMatchObject({
    done: false,
    text: expect.stringContaining("fler än 200"),
  });
  expect(await stored()).toHaveLength(2);
});

test("two who import the same file at once import it once", async () => {
  const csv = `Telefon;Namn\n${Array.from({ length: 300 }, (_, n) => `070-123 4${n + 1000};Kund ${n}`).join("\n")}`;
  const outcomes = await Promise.all([importFile(csv), importFile(csv)]);
  expect(outcomes.map(({ text }) => text).sort()).toEqual([
    "300 förfrågningar är importerade.",
    "Allt i filen fanns redan. Inget ändrades.",
  ]);
  expect(await db.ask("select from leads")).toHaveLength(300);
});

test("an import is undone, except what somebody has worked on", async () => {
  const outcome = await importFile("Telefon;Namn\n070-123 45 67;Ett\n070-123 45 68;Två\n");
  const [one] = await stored();
  await logCall(anna, one?.id ?? "", "reached");
  const batch = String(outcome.undo?.batch);
  const other = await adminOf(db, "sales", "Bo Ek");
  expect(await post({ intent: "undo", batch }, other)).toMatchObject({
    text: "0 importerade förfrågningar är borttagna. De som någon har arbetat med är kvar.",
  });
  await post({ intent: "undo", batch });
  expect((await stored()).map(({ id }) => id)).toEqual([one?.id]);
});

test("what is imported is what was shown, also with line breaks that the form would change", async () => {
  const { text, fresh, batch } = await look("Telefon;Meddelande\r\n070-123 45 67;rad ett\u2028rad två\r\n");
  expect(fresh).toBe(1);
  // As readFormData reads the text that is posted again.
  await post({ intent: "import", text: cleanTyped("text", text), batch });
  expect(await stored()).toMatchObject([{ message: "rad ett rad två" }]);
});

test("rows whose cells are all empty are none", async () => {
  const { fresh, wrong } = await look("Telefon;Namn\n;;\n070-123 45 67;Karin\n12;Fel\n;\n");
  expect(fresh).toBe(1);
  expect(wrong).toMatchObject([{ row: 4, text: "12" }]);
});

test("a file with very many columns does not stop the server", async () => {
  const columns = Array.from({ length: 100_000 }, (_, n) => `k${n}`).join(";");
  expect(await look(`${columns};Telefon\n${";".repeat(100_000)}070-123 45 67\n`)).toMatchObject({ fresh: 1 });
});

test.each([
  ["", "Välj en fil"],
  ["Telefon;Namn\n", "Filen har inga rader under rubrikerna"],
  ["Namn;Ort\nKarin;Malmö\n", "Ingen kolumn heter Telefon eller E-post. Rubrikerna ska stå på första raden"],
  [`Telefon\n${"070-123 45 67\n".repeat(2001)}`, "Filen har fler än 2 000 rader. Dela den"],
  ["x".repeat(1024 * 1024 + 1), "Filen är större än 1 MB. Dela den"],
  [
    'Telefon;Namn\n070-123 45 67;"Karin\n',
    "Filen går inte att läsa som CSV. Spara den som CSV i Excel och välj den igen",
  ],
])("a file that is none is refused with a reason", async (content, text) => {
  expect(await post({ intent: "look", file: fileOf(content) })).toMatchObject({ done: false, text });
});

test.each([
  ["an editor", "editor", "aal2"],
  ["an account without a role", undefined, "aal2"],
  ["somebody of sales before the second factor", "sales", "aal1"],
] as const)("%s imports nothing", async (_, role, aal) => {
  const stranger = await adminOf(db, role, "Ett", aal);
  const posted = { intent: "import", text: "Telefon;Namn\n070-123 45 67;Karin\n" };
  await expect(post(posted, stranger)).rejects.toMatchObject({ code: "42501" });
  expect(await db.ask("select from leads")).toHaveLength(0);
});
