import { afterEach, describe, expect, it, vi } from "vitest";
import { calendarFile } from "#app/orders/calendar-file.server.ts";
import { type Order, type OrderReport, reportOrder, undoReport } from "#app/orders/order.ts";
import { emptyFields } from "#tests/empty-fields.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { calendarEntry } from "./calendar-entry.server.ts";
import { orderFields } from "./fields.ts";

afterEach(() => vi.unstubAllEnvs());

const form = {
  changes: 2,
  state: "open" as const,
  values: {
    ...emptyFields(orderFields),
    service: "guard" as const,
    contactName: "Kim Ek",
    contactEmail: "kim@example.se",
    contactPhone: "070-123 45 67",
    billingEmail: "kim@example.se",
    jobDescription: "Trasig grind, någon behöver stå där.",
    location: "Lagergatan 4, port B",
    guardCount: 2,
    startsAt: new Date("2027-03-27T21:00:00Z"),
    endsAt: new Date("2027-03-28T04:00:00Z"),
  },
};
type Lead = Parameters<typeof calendarEntry>[0];
type Form = Parameters<typeof calendarEntry>[1];
const received: Lead = { number: "B-1234-5678", offers: [], order: null };

function read(lead: Lead, own: Form) {
  const entry = calendarEntry(lead, own, "sv");
  if (!entry) throw new Error("no entry");
  const file = calendarFile("985c1f2b-2e89-4dec-9427-8e6771c52f38", entry, {
    locale: "sv",
    url: "https://site.example/bestallning",
    organizer: { name: "Exempla", email: "sales@exempla.example" },
  });
  return readCalendar(file);
}

it.each(["UTC", "Europe/Stockholm", "America/New_York"])(
  "has the order's times in UTC on a server in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(read(received, form)).toMatchObject({
      DTSTART: "20270327T210000Z",
      DTEND: "20270328T040000Z",
      SEQUENCE: "2",
    });
  },
);

const document = {
  number: "B-1234-5678/1",
  locale: "sv" as const,
  buyer: { company: null, name: "Kim Ek" },
  service: "guard" as const,
  place: "Kajen 2",
  people: 3,
  startsAt: "2027-03-27T22:00:00.000Z",
  endsAt: "2027-03-28T04:00:00.000Z",
  text: null,
  lines: [],
  vatPercent: 25,
  validUntil: "2027-03-20T12:00:00.000Z",
  sender: { name: "Anna Lind", phone: "08-123 45 67", email: "anna@exempla.example" },
  terms: { version: "1", text: "" },
};
const offered = (version: number): Lead["offers"] => [
  {
    id: `offer-${version}`,
    leadId: "lead",
    version,
    recipient: "kim@example.se",
    locale: "sv",
    document,
    checksum: "",
    sum: 1000,
    validUntil: new Date(document.validUntil),
    sentBy: null,
    sentAt: new Date("2027-03-19T12:00:00Z"),
    readAt: null,
    withdrawnAt: null,
    withdrawnReason: null,
    declinedAt: null,
    declineReason: null,
    declineText: null,
    acceptedAt: null,
    acceptedName: null,
    invoiceAddress: null,
  },
];
const order: NonNullable<Lead["order"]> = {
  id: "lead",
  offerId: "offer-1",
  version: 1,
  service: "guard",
  place: document.place,
  people: document.people,
  startsAt: new Date(document.startsAt),
  endsAt: new Date(document.endsAt),
  createdAt: new Date("2027-03-19T13:00:00Z"),
  changedAt: new Date("2027-03-19T13:00:00Z"),
  staff: [],
  staffedAt: null,
  onSiteAt: null,
  doneAt: null,
  invoicedAt: null,
  invoiceReference: null,
  cancelledAt: null,
  cancelledReason: null,
};

describe("the calendar entry of a buyer", () => {
  it("has the times of the order by form until one is agreed, and those of the offer for other forms", () => {
    expect(read({ ...received, offers: offered(1) }, form).DTSTART).toBe("20270327T210000Z");
    expect(read({ ...received, offers: offered(1) }, null)).toMatchObject({
      DTSTART: "20270327T220000Z",
      SUMMARY: "3 väktare",
      LOCATION: "Kajen 2",
    });
    expect(read({ ...received, offers: offered(1), order }, form).DTSTART).toBe("20270327T220000Z");
  });

  it("is there once there is a time", () => {
    expect(calendarEntry(received, null, "sv")).toBeNull();
    expect(
      calendarEntry({ ...received, order: { ...order, startsAt: null, endsAt: null } }, form, "sv"),
    ).toBeNull();
  });

  it("is tentative until the yes, confirmed after it, and cancelled when it is taken back or cancelled", () => {
    expect(read(received, form)).toMatchObject({ METHOD: "PUBLISH", STATUS: "TENTATIVE" });
    expect(read({ ...received, offers: offered(1) }, form).STATUS).toBe("TENTATIVE");
    expect(read({ ...received, order }, form)).toMatchObject({ METHOD: "PUBLISH", STATUS: "CONFIRMED" });
    const gone = { METHOD: "CANCEL", STATUS: "CANCELLED" };
    expect(read(received, { ...form, state: "takenBack" })).toMatchObject(gone);
    const cancelled = { ...order, cancelledAt: new Date(), cancelledReason: "Stängt" };
    expect(read({ ...received, order: cancelled }, form)).toMatchObject(gone);
  });

  it("is the same one throughout, and its sequence rises with everything that changes it", () => {
    const reports: OrderReport[] = [
      { step: "staffed", staff: [] },
      {
        step: "changed",
        plan: { startsAt: order.startsAt, endsAt: order.endsAt, place: "Torget", people: 4 },
      },
      { step: "cancelled", reason: "Stängt" },
    ];
    let now: Order = order;
    const orders = reports.map((report, place) => {
      const after = reportOrder(now, report, new Date());
      if ("refused" in after) throw new Error(after.refused);
      now = { ...after, version: place + 2 };
      return now;
    });
    const restored = { ...undoReport(now, "cancelled"), version: 5 };
    const story: [Lead, Form][] = [
      [received, { ...form, changes: 0 }],
      [received, { ...form, changes: 1 }],
      [
        { ...received, offers: offered(1) },
        { ...form, changes: 1 },
      ],
      [
        { ...received, offers: offered(2) },
        { ...form, changes: 1 },
      ],
      ...[order, ...orders, restored].map((each): [Lead, Form] => [
        { ...received, offers: offered(2), order: { ...order, ...each } },
        { ...form, changes: 1 },
      ]),
    ];
    const entries = story.map(([lead, own]) => read(lead, own));
    expect(new Set(entries.map(({ UID }) => UID)).size).toBe(1);
    expect(entries.map(({ SEQUENCE }) => Number(SEQUENCE))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(entries.map(({ STATUS }) => STATUS).slice(-2)).toEqual(["CANCELLED", "CONFIRMED"]);
  });
});
