import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { handleFactsForm } from "#app/admin/company/company-action.server.ts";
import { shownFields } from "#app/admin/company/company-view.server.ts";
import { handleDemoSettingsForm } from "#app/admin/demos/demo-settings-action.server.ts";
import { ruleTexts, salesRepTexts } from "#app/admin/demos/demo-settings-view.server.ts";
import { handleOpeningForm } from "#app/admin/openings/opening-action.server.ts";
import { openingTexts } from "#app/admin/openings/opening-view.server.ts";
import { addOpening } from "#app/careers/change-opening.server.ts";
import { findOpening } from "#app/careers/drafts.server.ts";
import { readCompanyFacts } from "#app/company/facts.server.ts";
import { addSalesRep } from "#app/demos/change-sales-rep.server.ts";
import { listSalesReps, readRules } from "#app/demos/demos.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let eva: Person;
let ola: Person;

beforeAll(async () => {
  db = await freshDatabase();
  eva = await adminOf(db, "admin", "Eva Ström");
  ola = await adminOf(db, "admin", "Ola Berg");
});

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function opening() {
  const id = randomUUID();
  await addOpening(
    eva,
    id,
    {
      slug: `lager-${id}`,
      role: "guard",
      city: "uppsala",
      extent: "full",
      percent: null,
      starts_at: 8,
      ends_at: 17,
      positions: 1,
      pay_from: null,
      pay_to: null,
      posted_on: "2020-01-01",
      last_day: "2099-12-31",
      title_sv: "Väktare",
      title_en: "Guard",
      place_sv: "Lager",
      place_en: "Warehouse",
      lead_sv: "Ingress",
      lead_en: "Lead",
      tasks_sv: ["Ronder", "Rapport"],
      tasks_en: ["Rounds"],
      needs_sv: ["Vana"],
      needs_en: ["Experience"],
      merits_sv: [],
      merits_en: [],
    },
    false,
  );
  const draft = async () => {
    const found = await findOpening(eva, id);
    if (!found) throw new Error("no such opening");
    return found;
  };
  const began = openingTexts(await draft());
  const act = async (person: Person, fields: Fields) =>
    handleOpeningForm(
      { staff: person, locale: "sv" },
      await draft(),
      formOf({ ...began, intent: "save", ...fields }),
    );
  return { draft, act };
}

test("an opening that is saved without an address gets one of its title", async () => {
  const { draft, act } = await opening();
  expect(await act(eva, { version: "1", slug: "", title_sv: "Väktare, årsstämma" })).toMatchObject({
    done: true,
  });
  expect((await draft()).slug).toBe("vaktare-arsstamma");
});

test("after a conflict an opening has what was typed and the colleague's other fields", async () => {
  const { draft, act } = await opening();
  const first = await act(ola, {
    version: "1",
    intent: "publish",
    city: "stockholm",
    lead_sv: "Ola skrev",
    tasks_sv: "Ronder\nLarm",
  });
  expect(first).toMatchObject({ done: true });

  // Line breaks as a browser without script sends them.
  const second = await act(eva, {
    version: "1",
    lead_sv: "Eva skrev",
    needs_sv: "Vana\r\nKörkort",
    tasks_sv: "Ronder\r\nRapport",
  });
  expect(second).toMatchObject({
    done: false,
    form: "opening",
    text: expect.stringMatching(
      /^Ola Berg hann före och sparade .*\d\d:\d\d, .* Det här ändrades under tiden:$/,
    ),
    values: {
      version: "2",
      city: "stockholm",
      lead_sv: "Eva skrev",
      needs_sv: "Vana\nKörkort",
      tasks_sv: "Ronder\nLarm",
    },
  });
  expect(second.meanwhile).toEqual([
    "Jobbet publicerades",
    "Ort",
    "Ingress, svenska: här skrev du också. Din kollega sparade ”Ola skrev”",
    "Det här gör du, svenska",
  ]);
  expect((await draft()).lead_sv).toBe("Ola skrev");

  expect(await act(eva, second.values ?? {})).toMatchObject({ done: true });
  expect(await draft()).toMatchObject({
    city: "stockholm",
    lead_sv: "Eva skrev",
    tasks_sv: ["Ronder", "Larm"],
    needs_sv: ["Vana", "Körkort"],
    published: true,
  });
});

test("an invalid opening comes back with the version that it was written on", async () => {
  const { act } = await opening();
  await act(ola, { version: "1", lead_sv: "Ola skrev" });
  const wrong = await act(eva, { version: "1", lead_sv: "Eva skrev", title_sv: "" });
  expect(wrong.wrong?.map(({ name }) => name)).toEqual(["title_sv"]);
  expect(wrong.values).toMatchObject({ version: "1", lead_sv: "Eva skrev" });
});

test("a conflict about restoring an earlier version changes nothing that was typed", async () => {
  const { act } = await opening();
  await act(ola, { version: "1", lead_sv: "Ola skrev" });
  const refused = await act(eva, { version: "1", intent: "restore", revision: "1" });
  expect(refused).toEqual({ done: false, text: expect.stringContaining("Någon hann före") });
});

const asked = { isAdministrator: false, now: new Date() };

test("after a conflict a sales rep has what was typed and the colleague's other fields", async () => {
  const id = randomUUID();
  await addSalesRep(eva, id, { name: "Bo Ek", email: null, meetLink: null, teamsLink: null });
  const salesRep = async () => {
    const found = (await listSalesReps(eva)).find((each) => each.id === id);
    if (!found) throw new Error("no such sales rep");
    return found;
  };
  const began = salesRepTexts(await salesRep());
  const act = (person: Person, fields: Fields) =>
    handleDemoSettingsForm(
      { staff: person, locale: "sv" },
      formOf({
        ...began,
        began: JSON.stringify(began),
        intent: "changeSalesRep",
        id,
        version: "1",
        ...fields,
      }),
      asked,
    );
  const first = await act(ola, { name: "Bo Eken", meetLink: "https://meet.example/bo" });
  expect(first).toMatchObject({ done: true });
  expect(await act(ola, { intent: "pauseSalesRep", version: "2" })).toMatchObject({ done: true });

  const second = await act(eva, { name: "Bosse Ek", email: "bosse@exempel.example" });
  expect(second).toMatchObject({
    done: false,
    form: id,
    text: expect.stringContaining("Ola Berg hann före"),
    meanwhile: [
      "Namn: Bo Ek → Bo Eken",
      "Länk till Google Meet: inget → https://meet.example/bo",
      "Läge: Aktiv → Pausad",
    ],
    values: {
      version: "3",
      name: "Bosse Ek",
      email: "bosse@exempel.example",
      meetLink: "https://meet.example/bo",
    },
  });
  expect((await salesRep()).name).toBe("Bo Eken");
  expect(await act(eva, second.values ?? {})).toMatchObject({ done: true });
  expect(await salesRep()).toMatchObject({
    name: "Bosse Ek",
    email: "bosse@exempel.example",
    meetLink: "https://meet.example/bo",
    active: false,
  });

  // A form that only undoes a change, or only pauses, fills in no fields.
  const undo = Object.fromEntries(
    Object.entries(first.undo ?? {}).map(([key, value]) => [key, String(value)]),
  );
  expect(undo).toMatchObject({ intent: "changeSalesRep", name: "Bo Ek" });
  const takenBack = await handleDemoSettingsForm({ staff: eva, locale: "sv" }, formOf(undo), asked);
  const paused = await act(eva, { intent: "pauseSalesRep", version: "1" });
  for (const refused of [takenBack, paused])
    expect(refused).toEqual({ done: false, text: expect.stringContaining("Någon hann före") });
});

test("after a conflict the rules have what was typed and the colleague's other fields", async () => {
  const { version, ...rules } = await readRules(eva);
  const began = ruleTexts(rules);
  const act = (person: Person, on: string, fields: Fields) => {
    const all: Fields = { ...began, began: JSON.stringify(began), ...fields, intent: "rules", version: on };
    const form = formOf(all);
    form.delete("weekdays");
    for (const day of all.weekdays?.split(",") ?? []) form.append("weekdays", day);
    if (all.closeOnEves === "") form.delete("closeOnEves");
    return handleDemoSettingsForm({ staff: person, locale: "sv" }, form, asked);
  };
  await act(ola, String(version), { weekdays: "1,2", noticeMinutes: "30" });
  const second = await act(eva, String(version), { opens: "06:30", closeOnEves: "" });
  expect(second).toMatchObject({
    done: false,
    form: "rules",
    text: expect.stringContaining("Ola Berg hann före"),
    values: {
      version: String(version + 1),
      weekdays: "1,2",
      noticeMinutes: "30",
      opens: "06:30",
      closeOnEves: "",
    },
  });
  expect(second.meanwhile).toContain(`Boka senast, minuter före: ${rules.noticeMinutes} → 30`);
  expect(second.meanwhile).toContain("Dagar: mån tis ons tor fre → mån tis");
  expect(await readRules(eva)).toMatchObject({ opens: rules.opens, closeOnEves: true });

  expect(await act(eva, String(version + 1), second.values ?? {})).toMatchObject({ done: true });
  expect(await readRules(eva)).toMatchObject({
    weekdays: [1, 2],
    noticeMinutes: 30,
    opens: "06:30",
    closeOnEves: false,
  });
});

test("prices that a colleague changed first are merged, in either language's number format", async () => {
  const { version, content } = (await readCompanyFacts(eva)).statements;
  const began = { ...shownFields(content, "sv"), intent: "save", part: "statements" };
  const evidence = { "rating.source": "App Store", "rating.date": "2026-11-20" };
  const save = (person: Person, on: number, fields: Fields) =>
    handleFactsForm({ staff: person, locale: "sv" }, formOf({ ...began, version: String(on), ...fields }));
  const one = { ...evidence, "rating.value.value": "4,3" };
  expect(await save(ola, version, one)).toMatchObject({ done: true });
  const two = { ...evidence, "rating.value.value": "4,4" };
  expect(await save(ola, version + 1, two)).toMatchObject({ done: true });
  const late = await save(eva, version + 1, { ...one, "users.value": "77" });
  expect(late).toMatchObject({
    done: false,
    form: "statements",
    text: expect.stringContaining("Ola Berg hann före"),
    values: { version: String(version + 2), "rating.value.value": "4,4", "users.value": "77" },
  });
});
