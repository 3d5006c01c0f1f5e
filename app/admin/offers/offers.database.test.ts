import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeContact } from "#app/account/contact.server.ts";
import { handleLeadForm } from "#app/admin/leads/lead-action.server.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { addNote, changeLead, markRead } from "#app/leads/change-lead.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { findLead, type LeadRow } from "#app/leads/leads.server.ts";
import { askQuestion, declineOffer, withdrawAfterChange } from "#app/orders/change-offer.server.ts";
import { linkOfLead } from "#app/orders/link.server.ts";
import { findSenderPhone, listOffers } from "#app/orders/offers.server.ts";
import { brand } from "#brand/company.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder } from "#tests/requests.ts";
import { handleOfferForm } from "./offer-action.server.ts";
import { offerFormData } from "./offer-view.server.ts";
import { lineField } from "./typed-lines.ts";
import { offerFormMessages } from "./words.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

const { faults, wrong, start } = offerFormMessages.sv;
const client = { clientIp: "192.0.2.1", proven: true };

let db: TestDatabase;
let anna: Person;
let elin: Person;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  anna = await adminOf(db, "sales", "Anna Lind");
  elin = await adminOf(db, "sales", "Elin Berg");
});
beforeEach(() => db.ask("delete from leads"));

const leadOf = async (id: string): Promise<LeadRow> => {
  const lead = await findLead(anna, id);
  if (!lead) throw new Error("no lead");
  return lead;
};

/** The page of an offer as a colleague opens it, and what it sends: as it is filled in, but for what they change. */
async function openForm(id: string, person = anna) {
  const lead = await leadOf(id);
  const data = offerFormData({
    ...{ lead, merged: [], facts: defaultFacts, again: false, parameters: new URLSearchParams() },
    offers: await listOffers(person, [id]),
    me: { name: person === anna ? "Anna Lind" : "Elin Berg" },
    phone: await findSenderPhone(person, person.userId),
    now: new Date(),
    locale: "sv",
  });
  const filledIn: Fields = { ...data.initial, id: data.id, version: String(data.version), intent: "send" };
  const send = (change: Fields = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...filledIn, ...change })) form.set(name, value);
    return handleOfferForm({ staff: person, locale: "sv" }, [lead], form);
  };
  return { data, send };
}

const tomorrow = () =>
  new Date(Math.ceil(Date.now() / milliseconds.hour) * milliseconds.hour + milliseconds.day);
const addTomorrow = (row: Parameters<typeof addOrder>[1] = {}) =>
  addOrder(db.database, { starts_at: tomorrow(), ...row });
const refused = (name: string, text: string) => ({ done: false, wrong: [{ name, text }] });

test("an order's offer is sent as it is filled in, to the buyer, before the work begins", async () => {
  const id = await addTomorrow();
  const { data, send } = await openForm(id);
  expect(await send()).toEqual({ sent: data.id });
  const [offer] = await listOffers(anna, [id]);
  expect(offer).toMatchObject({ version: 1, recipient: "bo@example.se", sentBy: anna.userId });
  expect(offer?.document).toMatchObject({ people: 2, place: "Stortorget 1", sender: { name: "Anna Lind" } });
  expect(offer && offer.validUntil < tomorrow()).toBe(true);
  expect(await leadOf(id)).toMatchObject({ status: "quoted", assignedTo: anna.userId, value: offer?.sum });
});

test("sent twice it is one offer", async () => {
  const { data, send } = await openForm(await addTomorrow());
  expect(await send()).toEqual({ sent: data.id });
  expect(await send()).toEqual({ sent: data.id });
  expect(await db.ask("select from offers")).toHaveLength(1);
});

test("a form that was sent and is sent again with something else in it is not taken for the same offer", async () => {
  const { data, send } = await openForm(await addTomorrow());
  expect(await send()).toEqual({ sent: data.id });
  const changes: Fields[] = [{ text: "Nytt pris!" }, { recipient: "chef@example.se" }];
  for (const change of changes)
    expect(await send(change)).toMatchObject({ done: false, form: "offer", values: change });
  expect(await db.ask("select from offers")).toHaveLength(1);
});

test("without the buyer's email address it is not sent until somebody has typed one", async () => {
  const id = await addContact(db.database, { contact_type: "phone", contact_value: "070-123 45 67" });
  const { data, send } = await openForm(id);
  expect(data.initial.recipient).toBe("");
  expect(await send()).toMatchObject(refused("recipient", wrong.recipient));
  expect(await send({ recipient: "kund@example.se" })).toEqual({ sent: data.id });
});

test("a line without a list price is not sent until somebody has typed one", async () => {
  const { send, data } = await openForm(await addTomorrow({ service: "entranceHost" }));
  const price = lineField(0, "price");
  const outcome = await send({ text: "Hej Bo!" });
  expect(outcome).toMatchObject({ ...refused(price, "Rad 1: skriv ett pris, till exempel 385 eller 17,50") });
  expect(outcome).toMatchObject({ values: { text: "Hej Bo!" } });
  expect(await send({ [price]: "410" })).toEqual({ sent: data.id });
});

test("public-order guards without a permit need a colleague's word, whatever the page shows", async () => {
  const { data, send } = await openForm(await addTomorrow({ service: "orderGuard", permit: "unknown" }));
  expect(data.hasPermit).toBe(false);
  expect(await send()).toMatchObject(refused("withoutPermit", faults["withoutPermit.unconfirmed"]));
  expect(await send({ withoutPermit: "on" })).toEqual({ sent: data.id });
  const permitted = await openForm(await addTomorrow({ service: "orderGuard", permit: "yes" }));
  expect(await permitted.send()).toEqual({ sent: permitted.data.id });
  const changed = await openForm(await addTomorrow());
  expect(await changed.send({ service: "orderGuard" })).toMatchObject({ wrong: [{ name: "withoutPermit" }] });
});

test.each([
  ["validUntil", { validUntil: "2020-01-01T10:00" }, faults["validUntil.passed"]],
  ["validUntil", { validUntil: "2099-01-01T10:00" }, faults["validUntil.afterStart"]],
  ["endsAt", { endsAt: "" }, faults["endsAt.missing"]],
  ["lines", { lineCount: "0" }, wrong.lines],
  ["senderPhone", { senderPhone: "ring mig" }, wrong.senderPhone],
])("a wrong %s is said at the field: %o", async (name, change, text) => {
  const { send } = await openForm(await addTomorrow());
  expect(await send(change)).toMatchObject(refused(name, text));
  expect(await db.ask("select from offers")).toEqual([]);
});

test("without script the buttons change the lines and send nothing", async () => {
  const { send } = await openForm(await addTomorrow());
  const outcome = await send({ intent: "add-discount", text: "Hej!" });
  expect(outcome).toMatchObject({ done: true, values: { text: "Hej!" } });
  const count = Number(outcome && "values" in outcome && outcome.values?.lineCount);
  expect(outcome).toMatchObject({ values: { [lineField(count - 1, "kind")]: "discount" } });
  expect(await db.ask("select from offers")).toEqual([]);
});

test("whoever a colleague was first with is told, and what they wrote stays to be sent again", async () => {
  const id = await addTomorrow();
  const { send } = await openForm(id);
  await addNote(elin, { id: crypto.randomUUID(), leadId: id, text: "Ringer dem." });
  const { version } = await leadOf(id);
  await changeLead(elin, { id, version, value: 12_000 });
  const outcome = await send({ text: "Hej Bo!" });
  expect(outcome).toMatchObject({ done: false, title: "Elin Berg hann före", form: "offer" });
  const values = outcome && "values" in outcome ? outcome.values : undefined;
  expect(values).toMatchObject({ text: "Hej Bo!", version: String(version + 1) });
  expect(await send(values)).toMatchObject({ sent: expect.any(String) });
});

test("of two colleagues who send at once one is first, and the other is told of that offer", async () => {
  const id = await addTomorrow();
  const [one, other] = [await openForm(id), await openForm(id, elin)];
  const outcomes = await Promise.all([one.send(), other.send()]);
  expect(outcomes.filter((outcome) => outcome && "sent" in outcome)).toHaveLength(1);
  const [late] = outcomes.flatMap((outcome) => (outcome && "text" in outcome ? [outcome] : []));
  expect(late?.title).toMatch(/(Anna Lind|Elin Berg) hann före/);
  expect(late?.text).toContain("Offert 1 har redan skickats.");
  expect(await listOffers(anna, [id])).toHaveLength(1);
});

test("what the customer did first is told", async () => {
  const id = await addTomorrow();
  await (await openForm(id)).send();
  const { send } = await openForm(id);
  const link = await db.database.as("service_role", (queries) => linkOfLead(queries, id));
  await askQuestion(db.database, link, { id: crypto.randomUUID(), text: "Kan de komma 22?" }, client);
  const outcome = await send();
  expect(outcome).toMatchObject({ title: "Kunden hann före" });
  expect(outcome && "text" in outcome && outcome.text).toContain("Kunden ställde en fråga.");
});

test("an offer has its sender's own telephone before that of their latest offer, and the company's without either", async () => {
  const first = await openForm(await addTomorrow());
  expect(first.data.initial.senderPhone).toBe(brand.phone);
  await first.send({ senderPhone: "070-174 06 12" });
  const phoneOfNext = async () => (await openForm(await addTomorrow())).data.initial.senderPhone;
  expect(await phoneOfNext()).toBe("070-174 06 12");
  await changeContact(anna, { title: "", phone: "070-174 06 11" });
  expect(await phoneOfNext()).toBe("070-174 06 11");
  await changeContact(anna, { title: "", phone: "" });
});

test("the next offer begins from the latest, with this colleague's telephone, unless the buyer has changed the order", async () => {
  const id = await addTomorrow();
  await (await openForm(id)).send({ text: "Hej Bo!", senderPhone: "070-765 43 21", place: "Grinden" });
  const next = await openForm(id);
  expect(next.data.initial).toMatchObject({
    text: "Hej Bo!",
    place: "Grinden",
    senderPhone: "070-765 43 21",
  });
  expect(next.data.frame.number).toMatch(/\/2$/);
  const elins = await openForm(id, elin);
  expect(elins.data.initial.senderPhone).not.toBe("070-765 43 21");
  await next.send({ text: "Hej igen!" });
  expect(await listOffers(anna, [id])).toMatchObject([{ version: 2 }, { version: 1 }]);
  await db.database.as("service_role", (queries) => withdrawAfterChange(queries, id, new Date()));
  const afterChange = await openForm(id);
  expect(afterChange.data.start.text).toBe(start.changed);
  expect(afterChange.data.initial).toMatchObject({ text: "", place: "Stortorget 1" });
});

test("an offer is withdrawn with a word to the customer, and not once it is answered", async () => {
  const id = await addTomorrow();
  await (await openForm(id)).send();
  const [offer] = await listOffers(anna, [id]);
  const withdraw = (reason: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "withdrawOffer", offer: offer?.id ?? "", reason }))
      form.set(name, value);
    return handleLeadForm({ staff: anna, locale: "sv" }, id, form);
  };
  expect(await withdraw(" ")).toMatchObject({ done: false, wrong: [{ name: "reason" }] });
  expect(await withdraw("Vi är fullbokade den kvällen.")).toMatchObject({ done: true });
  expect(await withdraw("En gång till.")).toMatchObject({ done: false });
  expect(await listOffers(anna, [id])).toMatchObject([{ withdrawnReason: "Vi är fullbokade den kvällen." }]);
  const [event] = await listEvents(anna, [id]);
  expect(event).toMatchObject({ kind: "offerWithdrawn", said: "Vi är fullbokade den kvällen." });
});

test("a question and a no are read on the timeline", async () => {
  const id = await addTomorrow();
  await (await openForm(id)).send();
  const [offer] = await listOffers(anna, [id]);
  const link = await db.database.as("service_role", (queries) => linkOfLead(queries, id));
  await askQuestion(db.database, link, { id: crypto.randomUUID(), text: "Kan de komma 22?" }, client);
  const { id: sent = "", checksum = "" } = offer ?? {};
  await declineOffer(
    db.database,
    link,
    { offer: sent, checksum, reason: "times", text: "För sent." },
    client,
  );
  const events = await listEvents(anna, [id]);
  expect(events.find(({ kind }) => kind === "question")).toMatchObject({ said: "Kan de komma 22?" });
  expect(events.find(({ kind }) => kind === "offerDeclined")).toMatchObject({
    said: "För sent.",
    reason: "times",
  });
});

test("a lead is marked as read once, which changes nothing that a colleague could overwrite", async () => {
  const id = await addTomorrow();
  const { version } = await leadOf(id);
  await markRead(anna, [id]);
  const first = await leadOf(id);
  await markRead(elin, [id]);
  expect(first.readAt).toBeInstanceOf(Date);
  expect(await leadOf(id)).toMatchObject({ readAt: first.readAt, version });
});
