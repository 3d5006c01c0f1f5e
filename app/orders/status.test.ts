import { describe, expect, it } from "vitest";
import { type OwnRequest, type StepName, statusSteps } from "./status.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const now = at(12);

const received: OwnRequest = {
  createdAt: at(8),
  readAt: null,
  outcome: null,
  takenBackAt: null,
  offers: [],
  order: null,
};
const open = {
  id: "offer",
  version: 1,
  checksum: "c",
  sentAt: at(10),
  validUntil: at(20),
  withdrawnAt: null,
  declinedAt: null,
  acceptedAt: null,
};
const agreed = {
  id: "order",
  version: 1,
  people: 2,
  place: null,
  startsAt: null,
  endsAt: null,
  staff: [],
  createdAt: at(11),
  staffedAt: null,
  onSiteAt: null,
  doneAt: null,
  invoicedAt: null,
  invoiceReference: null,
  cancelledAt: null,
  cancelledReason: null,
};
const accepted: OwnRequest = {
  ...received,
  readAt: at(9),
  outcome: "won",
  offers: [{ ...open, acceptedAt: at(11) }],
  order: agreed,
};

/** The steps in words: what is done, the next one in brackets, what comes later in round ones. */
const story = (request: OwnRequest, time = now) =>
  statusSteps(request, time)
    .map(({ name, state }) => (state === "done" ? name : state === "next" ? `[${name}]` : `(${name})`))
    .join(" ");
const timeOf = (request: OwnRequest, step: StepName) =>
  statusSteps(request, now).find(({ name }) => name === step)?.at;

describe("the steps of a request", () => {
  it("begins received, and being read is next", () => {
    expect(story(received)).toBe("received [read] (offer) (yes) (staffed) (onSite) (done) (invoiced)");
  });

  it("once somebody has read it an offer is next, and then the buyer's yes", () => {
    expect(story({ ...received, readAt: at(9) })).toMatch(/^received read \[offer\]/);
    expect(story({ ...received, readAt: at(9), offers: [open] })).toMatch(/^received read offer \[yes\]/);
  });

  it("each step has the time at which it happened, and what is to come has none", () => {
    expect(timeOf(accepted, "received")).toEqual(at(8));
    expect(timeOf(accepted, "read")).toEqual(at(9));
    expect(timeOf(accepted, "offer")).toEqual(at(10));
    expect(timeOf(accepted, "yes")).toEqual(at(11));
    expect(timeOf(accepted, "staffed")).toBeNull();
  });

  it("after the yes come staffed, on site, done and the invoice, and after that nothing", () => {
    const steps = [
      ["staffedAt", "received read offer yes staffed [onSite] (done) (invoiced)"],
      ["onSiteAt", "received read offer yes staffed onSite [done] (invoiced)"],
      ["doneAt", "received read offer yes staffed onSite done [invoiced]"],
      ["invoicedAt", "received read offer yes staffed onSite done invoiced"],
    ] as const;
    let order = { ...agreed };
    for (const [time, told] of steps) {
      order = { ...order, [time]: now };
      expect(story({ ...accepted, order })).toBe(told);
    }
  });

  it("a step that was left out is not shown once a later one is done", () => {
    expect(story({ ...accepted, readAt: null, order: { ...agreed, doneAt: now } })).toBe(
      "received offer yes done [invoiced]",
    );
  });

  it("an offer that is withdrawn, declined or has ended says so, and a new one is next", () => {
    const rest = "[newOffer] (yes) (staffed) (onSite) (done) (invoiced)";
    const ended = (change: object) => story({ ...received, offers: [{ ...open, ...change }] });
    expect(ended({ withdrawnAt: at(11) })).toBe(`received offer withdrawn ${rest}`);
    expect(ended({ declinedAt: at(11) })).toBe(`received offer declined ${rest}`);
    expect(ended({ validUntil: at(11) })).toBe(`received offer expired ${rest}`);
  });

  it("a new offer takes the place of one that was withdrawn", () => {
    const offers = [
      { ...open, id: "new", version: 2, sentAt: at(11) },
      { ...open, withdrawnAt: at(11) },
    ];
    expect(story({ ...received, offers })).toMatch(/^received offer \[yes\]/);
    expect(timeOf({ ...received, offers }, "offer")).toEqual(at(11));
  });

  it("the second at which an offer ends is still in time", () => {
    expect(story({ ...received, offers: [open] }, open.validUntil)).toMatch(/offer \[yes\]/);
    expect(story({ ...received, offers: [open] }, new Date(open.validUntil.getTime() + 1))).toMatch(
      /expired/,
    );
  });

  it("an order that was agreed on the telephone has its yes without an offer", () => {
    expect(story({ ...received, outcome: "won", order: agreed })).toMatch(/^received yes \[staffed\]/);
    expect(timeOf({ ...received, outcome: "won", order: agreed }, "yes")).toEqual(at(11));
    expect(story({ ...received, outcome: "won" })).toMatch(/^received yes \[staffed\]/);
    // The offer that was out is not said to have been withdrawn or declined.
    const offers = [{ ...open, withdrawnAt: at(11) }];
    expect(story({ ...received, outcome: "won", offers, order: agreed })).toMatch(/^received offer yes/);
  });

  it("nothing is next once the buyer has taken it back, or the company has closed or cancelled it", () => {
    expect(story({ ...received, outcome: "lost", takenBackAt: at(9) })).toBe("received takenBack");
    const offers = [{ ...open, withdrawnAt: at(11) }];
    expect(story({ ...received, outcome: "lost", takenBackAt: at(11), offers })).toBe(
      "received offer takenBack",
    );
    expect(story({ ...received, readAt: at(9), outcome: "lost" })).toBe("received read closed");
    const order = { ...agreed, staffedAt: at(11), cancelledAt: now, cancelledReason: "Stängt" };
    expect(story({ ...accepted, order })).toBe("received read offer yes staffed cancelled");
    expect(timeOf({ ...accepted, order }, "cancelled")).toEqual(now);
  });
});
