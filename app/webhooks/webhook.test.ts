import { describe, expect, test } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { type Attempt, afterAttempt, mostAttempts, overlapMilliseconds, signingSecrets } from "./webhook.ts";

const start = new Date("2026-11-28T20:00:00Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const well = { failingSince: null };
const fresh = { event: "lead.created", attempts: 0 } as const;
const answered = (status: number, retryAfter: string | null = null): Attempt => ({ status, retryAfter });
const noAnswer: Attempt = { status: null, retryAfter: null };
const at = (now: Date, random = 0) => ({ now, random });

/** All attempts of a delivery that nobody takes: when each is made, and what follows from the last. */
function attemptsUntilOver(attempt: Attempt, random = 0) {
  const times: number[] = [];
  let webhook: { failingSince: Date | null } = well;
  let [attempts, now] = [0, start];
  for (;;) {
    times.push(now.getTime() - start.getTime());
    const after = afterAttempt(webhook, { event: "lead.created", attempts }, attempt, at(now, random));
    if (!after.delivery.nextAt || !after.webhook) return { times, after };
    ({ attempts } = after.delivery);
    now = after.delivery.nextAt;
    webhook = after.webhook;
  }
}

describe("a delivery", () => {
  test.each([200, 201, 204, 299])("is done by a response of %d", (status) => {
    const { delivery, webhook } = afterAttempt({ failingSince: start }, fresh, answered(status), at(start));
    expect(delivery).toEqual({ status: "delivered", attempts: 1, nextAt: null });
    expect(webhook).toEqual({ failingSince: null, off: null });
  });

  test.each([answered(100), answered(301), answered(400), answered(404), answered(500), noAnswer])(
    "is tried again after any other response, and after none (%o)",
    (attempt) => {
      const { delivery, webhook } = afterAttempt(well, fresh, attempt, at(start));
      expect(delivery).toEqual({ status: "waiting", attempts: 1, nextAt: later(5_000) });
      expect(webhook).toEqual({ failingSince: start, off: null });
    },
  );

  test("is tried for three days with growing waits, and then given up", () => {
    const { times, after } = attemptsUntilOver(noAnswer);
    const waits = times.slice(1).map((time, nth) => time - (times[nth] ?? 0));
    expect(times).toHaveLength(mostAttempts);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect((times.at(-1) ?? 0) / milliseconds.day).toBeGreaterThan(3);
    expect(after.delivery).toEqual({ status: "failed", attempts: mostAttempts, nextAt: null });
  });

  test("of many that wait for a receiver not all are sent at the same moment", () => {
    const next = (random: number) =>
      afterAttempt(well, fresh, noAnswer, at(start, random)).delivery.nextAt?.getTime();
    expect(next(0)).toBe(start.getTime() + 5_000);
    expect(next(1)).toBe(start.getTime() + 5_500);
  });

  test.each([
    ["120", 120_000],
    ["Sat, 28 Nov 2026 20:10:00 GMT", 600_000],
    ["1", 5_000],
    ["999999999", milliseconds.day],
    ["Sat, 28 Nov 2026 19:00:00 GMT", 5_000],
    ["soon", 5_000],
    ["-5", 5_000],
  ])("is not tried before its receiver asks (Retry-After: %s)", (retryAfter, wait) => {
    const { delivery } = afterAttempt(well, fresh, answered(503, retryAfter), at(start));
    expect(delivery.nextAt).toEqual(later(wait));
  });

  test("that is a test is attempted once, and says nothing about the webhook", () => {
    const trial = { event: "webhook.test", attempts: 0 } as const;
    for (const attempt of [noAnswer, answered(410), answered(500)])
      expect(afterAttempt({ failingSince: start }, trial, attempt, at(later(9e9)))).toEqual({
        delivery: { status: "failed", attempts: 1, nextAt: null },
        webhook: null,
      });
    expect(afterAttempt(well, trial, answered(200), at(start)).webhook).toBeNull();
  });
});

describe("a webhook", () => {
  test("is switched off at once when its receiver answers 410", () => {
    const { delivery, webhook } = afterAttempt(well, fresh, answered(410), at(start));
    expect(webhook?.off).toBe("gone");
    expect(delivery).toMatchObject({ status: "failed", nextAt: null });
  });

  test("is switched off when it has failed for three days and taken nothing meanwhile", () => {
    expect(attemptsUntilOver(answered(500)).after.webhook).toEqual({ failingSince: start, off: "failing" });
    const atDay = (days: number) =>
      afterAttempt({ failingSince: start }, fresh, noAnswer, at(later(days * milliseconds.day)));
    expect(atDay(2.99).webhook?.off).toBeNull();
    expect(atDay(3).webhook?.off).toBe("failing");
  });

  test("stays on when it refuses one event and takes others", () => {
    const last = { event: "lead.created", attempts: mostAttempts - 1 } as const;
    const now = later(4 * milliseconds.day);
    const { delivery, webhook } = afterAttempt(well, last, answered(400), at(now));
    expect(delivery.status).toBe("failed");
    expect(webhook).toEqual({ failingSince: now, off: null });
  });

  test("signs with both secrets for two days after a rotation, and then with the new one", () => {
    const rotated = { secret: "new", previousSecret: "old", previousUntil: later(overlapMilliseconds) };
    expect(signingSecrets(rotated, start)).toEqual(["new", "old"]);
    expect(signingSecrets(rotated, later(overlapMilliseconds))).toEqual(["new"]);
    expect(signingSecrets({ secret: "a", previousSecret: null, previousUntil: null }, start)).toEqual(["a"]);
  });
});
