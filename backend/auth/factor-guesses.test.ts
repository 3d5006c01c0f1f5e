import { assert, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { waitAfter } from "./factor-guesses.ts";

describe("waitAfter", () => {
  it("is nothing for a person's own mistakes, then doubles up to an hour, then never ends", () => {
    const waits = [4, 5, 6, 10, 11, 29, 30].map((failures) => waitAfter(failures, { isRecovery: false }));
    expect(waits).toEqual([0, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000, null]);
  });

  it("is an hour at most after the email for a new password, and never shorter after more wrong codes", () => {
    assert(
      property(nat(10_000), (failures) => {
        const [wait, next] = [failures, failures + 1].map((count) => waitAfter(count, { isRecovery: true }));
        return wait != null && next != null && wait <= next && next <= 3_600_000;
      }),
    );
  });
});
