import { expect, test } from "vitest";
import { formatKronorSpan, formatShortKronor } from "./numbers.ts";

test("an amount in short has its thousands or millions, in each language's words", () => {
  const amounts = [0, 850, 999.6, 1_000, 412_300, 999_499, 999_500, 1_240_000, 12_000_000, 131_500_000];
  const of = (locale: "sv" | "en") =>
    amounts.map((amount) => formatShortKronor(amount, locale).replaceAll("\u00a0", " "));
  expect(of("sv")).toEqual([
    ...["0 kr", "850 kr", "1 000 kr", "1 tkr", "412 tkr", "999 tkr"],
    ...["1 mnkr", "1,2 mnkr", "12 mnkr", "132 mnkr"],
  ]);
  expect(of("en").slice(4, 8)).toEqual(["SEK 412k", "SEK 999k", "SEK 1m", "SEK 1.2m"]);
});

test("a span of amounts has its currency once, and stays on one line", () => {
  expect(formatKronorSpan({ from: 5520, to: 6160 }, "sv")).toBe("5\u00a0520–\u20606\u00a0160\u00a0kr");
  expect(formatKronorSpan({ from: 5520, to: 6160 }, "en")).toBe("SEK\u00a05,520–\u20606,160");
  expect(formatKronorSpan({ from: 158, to: 158 }, "sv")).toBe("158\u00a0kr");
});
