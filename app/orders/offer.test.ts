import { expect, test } from "vitest";
import {
  currentOffer,
  lacksPermit,
  type Offer,
  offerState,
  refusalOfAnswer,
  reminderTime,
  sumOfOffer,
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
