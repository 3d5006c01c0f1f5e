import { describe, expect, test } from "vitest";
import {
  currentOffer,
  faultsOfOffer,
  lacksPermit,
  type Offer,
  offerState,
  refusalOfAnswer,
  reminderTime,
  sumOfOffer,
  usualValidity,
} from "./offer.ts";

const now = new Date("2026-11-28T13:30:00Z");
const later = new Date("2026-11-30T13:30:00Z");
const earlier = new Date("2026-11-27T13:30:00Z");

function offer(fields: Partial<Offer> = {}): Offer {
  return {
    id: "first",
    version: 1,
    checksum: "a",
    validUntil: later,
    withdrawnAt: null,
    declinedAt: null,
    acceptedAt: null,
    ...fields,
  };
}

test("lines are people × hours × price, numbers × price, and discounts on all of them together", () => {
  const sum = sumOfOffer(
    [
      { kind: "hours", text: "2 väktare", people: 2, hours: 8, price: 385 },
      { kind: "discount", text: "Avtal", percent: 10 },
      { kind: "each", text: "Larmutryckning", number: 3, price: 395 },
    ],
    25,
  );
  expect(sum).toEqual({ lines: [6160, -734.5, 1185], net: 6610.5, vat: 1652.63, total: 8263.13 });
});

test("a sum has no errors of floating point", () => {
  const line = { kind: "each", text: "x", number: 3, price: 0.1 } as const;
  expect(sumOfOffer([line, line], 25)).toMatchObject({ lines: [0.3, 0.3], net: 0.6, vat: 0.15, total: 0.75 });
});

test("half an öre is rounded up", () => {
  const line = { kind: "hours", text: "x", people: 1, hours: 0.25, price: 4.1 } as const;
  expect(sumOfOffer([line], 0).lines).toEqual([1.03]);
});

test("an offer is open until its last second, and what happened to it stays", () => {
  expect(offerState(offer({ validUntil: now }), [], now)).toBe("open");
  expect(offerState(offer({ validUntil: now }), [], new Date(now.getTime() + 1))).toBe("expired");
  expect(offerState(offer({ withdrawnAt: earlier }), [], now)).toBe("withdrawn");
  expect(offerState(offer({ acceptedAt: earlier, validUntil: earlier }), [], now)).toBe("accepted");
  const second = offer({ id: "second", version: 2 });
  expect(offerState(offer(), [offer(), second], now)).toBe("replaced");
  expect(offerState(offer({ declinedAt: earlier }), [second], now)).toBe("declined");
  expect(offerState(offer({ withdrawnAt: earlier }), [second], now)).toBe("replaced");
});

test("the offer that counts is the accepted one, else the latest", () => {
  const [first, second] = [offer(), offer({ id: "second", version: 2 })];
  expect(currentOffer([])).toBeUndefined();
  expect(currentOffer([first, second])).toBe(second);
  const accepted = offer({ acceptedAt: now });
  expect(currentOffer([accepted, second])).toBe(accepted);
});

test("a yes counts for exactly the text that was seen, and once", () => {
  const [first, second] = [offer(), offer({ id: "second", version: 2, checksum: "b" })];
  expect(refusalOfAnswer(first, [first], "a", now)).toBeNull();
  expect(refusalOfAnswer(first, [first], "b", now)).toBe("changed");
  expect(refusalOfAnswer(first, [first, second], "a", now)).toBe("replaced");
  expect(refusalOfAnswer(undefined, [first], "a", now)).toBe("gone");
  const accepted = offer({ acceptedAt: earlier });
  expect(refusalOfAnswer(accepted, [accepted], "a", now)).toBe("accepted");
  expect(refusalOfAnswer(second, [accepted, second], "b", now)).toBe("replaced");
});

test("the buyer is reminded a day before an offer ends, if it was sent at least four hours before that", () => {
  expect(reminderTime({ sentAt: earlier, validUntil: later })).toEqual(new Date("2026-11-29T13:30:00Z"));
  expect(reminderTime({ sentAt: now, validUntil: new Date("2026-11-29T17:29:00Z") })).toBeNull();
  expect(reminderTime({ sentAt: now, validUntil: new Date("2026-11-29T17:30:00Z") })).toEqual(
    new Date("2026-11-28T17:30:00Z"),
  );
});

test("only public-order guards lack a permit, unless the buyer has said that there is one", () => {
  expect(lacksPermit({ service: "orderGuard" }, "yes")).toBe(false);
  for (const permit of ["no", "unknown", null])
    expect(lacksPermit({ service: "orderGuard" }, permit)).toBe(true);
  expect(lacksPermit({ service: "guard" }, null)).toBe(false);
});

describe("until when an offer is valid unless its sender says otherwise", () => {
  const shift = (time: string) => new Date(`2026-11-${time}:00+01:00`);
  const sent = shift("24T10:00");
  test.each([
    ["a week, until 17", null, "2026-12-01T16:00:00.000Z"],
    ["an hour before the shift", "24T18:00", "2026-11-24T16:00:00.000Z"],
    ["the beginning of a shift within two hours", "24T11:30", "2026-11-24T10:30:00.000Z"],
    ["a week for a shift that has begun", "24T09:00", "2026-12-01T16:00:00.000Z"],
  ])("%s", (_what, startsAt, expected) => {
    expect(usualValidity(startsAt ? shift(startsAt) : null, sent).toISOString()).toBe(expected);
  });
  test("never after the shift begins", () => {
    for (let minutes = 1; minutes < 20_000; minutes += 7) {
      const startsAt = new Date(sent.getTime() + minutes * 60_000);
      expect(usualValidity(startsAt, sent) <= startsAt).toBe(true);
    }
  });
});

describe("an offer is not sent", () => {
  const sent = {
    service: "guard" as const,
    startsAt: new Date("2026-11-29T13:30:00Z"),
    endsAt: new Date("2026-11-29T17:30:00Z"),
    validUntil: new Date("2026-11-29T12:30:00Z"),
    lines: [{ kind: "each" as const, text: "x", number: 1, price: 100 }],
  };
  const faults = (change: Partial<Parameters<typeof faultsOfOffer>[0]> = {}, permit: string | null = null) =>
    faultsOfOffer({ ...sent, ...change }, { permit, vatPercent: 25, now });
  test("with nothing wrong it is", () => expect(faults()).toEqual([]));
  test("for work that has begun, or without its end, or that ends first", () => {
    expect(faults({ startsAt: earlier })).toEqual(["startsAt.begun"]);
    expect(faults({ endsAt: null })).toEqual(["endsAt.missing"]);
    expect(faults({ startsAt: null, endsAt: null })).toEqual([]);
    expect(faults({ endsAt: sent.startsAt })).toEqual(["endsAt.beforeStart"]);
  });
  test("valid until a time that has passed, or after the work begins", () => {
    expect(faults({ validUntil: now })).toEqual(["validUntil.passed"]);
    expect(faults({ validUntil: sent.startsAt })).toEqual([]);
    expect(faults({ validUntil: later })).toEqual(["validUntil.afterStart"]);
  });
  test("with discounts of more than everything, or for more than can be paid", () => {
    const half = { kind: "discount", text: "x", percent: 60 } as const;
    expect(faults({ lines: [...sent.lines, half, half] })).toEqual(["lines.negative"]);
    const most = { kind: "hours", text: "x", people: 1000, hours: 10_000, price: 1_000_000 } as const;
    expect(faults({ lines: [most] })).toEqual(["lines.tooMuch"]);
  });
  test("of public-order guards without a permit, unless a colleague has confirmed that", () => {
    expect(faults({ service: "orderGuard" })).toEqual(["withoutPermit.unconfirmed"]);
    expect(faults({ service: "orderGuard", withoutPermit: "on" })).toEqual([]);
    expect(faults({ service: "orderGuard" }, "yes")).toEqual([]);
  });
});
