import { claims } from "#app/content/claims.ts";
import { letterFootWords } from "#app/content/mails/foot.server.ts";
import { formatClock, formatWeekday } from "#app/language/clock.ts";
import { fill } from "#app/language/fill.ts";
import { pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";
import { TextLink } from "#app/letters/letter-facts.tsx";
import { cleanLines } from "#backend/mail/clean-text.ts";
import { answerBefore } from "./opening-hours.ts";

/** The company, as its letters name it (app/content/brand.ts), and where its site is. */
export type LetterBrand = {
  name: string;
  legalName: string;
  organisationNumber: string;
  vatNumber: string;
  address: { street: string; postalCode: string; city: string };
  customerServiceEmail: string;
  salesEmail: string;
  siteUrl: string;
};

/** The answer promised on the same day, on a later one, and none when the promise has passed. */
export type AnswerWords = Record<"sameDay" | "later" | "late", string>;

const promise = { ...claims.openingHours.value, minutes: claims.responseMinutes.value };

/** The promised time in words; past it, the words that promise none. */
export function answerIn(
  words: AnswerWords,
  receivedAt: Date,
  now: Date,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  const { at, sameDay } = answerBefore(receivedAt, promise);
  const text = now >= at ? words.late : sameDay ? words.sameDay : words.later;
  return fill(text, { ...values, time: formatClock(at, locale), day: formatWeekday(at, locale) });
}

/** Who sends, as e-handelslagen asks, and how long what was sent is kept. `mailbox` is the one that answers. */
export function CompanyFacts({
  brand,
  mailbox,
  locale,
}: {
  brand: LetterBrand;
  mailbox: string;
  locale: Locale;
}) {
  const words = letterFootWords[locale];
  const { street, postalCode, city } = brand.address;
  return (
    <>
      {`${brand.legalName} · ${words.organisationNumber} ${brand.organisationNumber} · ${words.vatNumber} ${brand.vatNumber}`}
      <br />
      {`${street}, ${postalCode} ${city}`}
      <br />
      <TextLink href={mailto(mailbox)}>{mailbox}</TextLink>
      {` · ${words.hours}`}
      <br />
      {`${words.privacy} `}
      <TextLink href={new URL(pageHref("privacy", locale), brand.siteUrl).href}>{words.privacyLink}</TextLink>
    </>
  );
}

/** What a visitor wrote, in the language's quotation marks, a line each. */
export function quoted(marks: string, message: string): string[] {
  return fill(marks, { text: cleanLines(message).join("\n") }).split("\n");
}

export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

export function tel(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
