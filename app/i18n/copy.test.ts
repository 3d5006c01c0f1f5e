import { expect, it } from "vitest";
import { copyWith } from "./copy.ts";

interface Facts {
  minutes: number;
}

const pick = ({ minutes }: Facts) => ({ short: `${minutes} min` });

it("texts with facts are in the language asked for, with the current facts", () => {
  const messages = copyWith(pick, {
    sv: ({ short }) => ({ wait: `Svar inom ${short}` }),
    en: ({ short }, { minutes }) => ({ wait: `A reply within ${short} (${minutes})` }),
  });
  expect(messages({ minutes: 30 }, "sv").wait).toBe("Svar inom 30 min");
  expect(messages({ minutes: 20 }, "en").wait).toBe("A reply within 20 min (20)");
});

it("a language or a key that is missing is a type error", () => {
  // @ts-expect-error: there is no English.
  copyWith(pick, { sv: ({ short }) => ({ wait: short }) });
  // @ts-expect-error: English has another key.
  copyWith(pick, { sv: ({ short }) => ({ wait: short }), en: ({ short }) => ({ weight: short }) });
});
