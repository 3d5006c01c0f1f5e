import { describe, expect, test } from "vitest";
import { accountLetterWords } from "#app/content/emails/account.server.ts";
import type { AccountLetter } from "#backend/auth/emails.ts";
import { notices } from "#backend/auth/one-time-tokens.ts";
import { renderAccountLetter } from "./mail.tsx";

const brand = {
  name: "Exempla",
  customerServiceEmail: "kundservice@exempla.example",
  siteUrl: "https://www.exempla.example",
};
const hour = 3_600_000;
const withLink = [
  ["confirmation_token", 24 * hour, "24\u00a0timmar", "24\u00a0hours"],
  ["invite_token", 7 * 24 * hour, "7\u00a0dagar", "7\u00a0days"],
  ["recovery_token", hour, "en timme", "an hour"],
  ["magiclink_token", hour, "en timme", "an hour"],
  ["email_change_token_new", 24 * hour, "24\u00a0timmar", "24\u00a0hours"],
  ["email_change_token_current", 24 * hour, "24\u00a0timmar", "24\u00a0hours"],
] as const;
const toldByAdministrator = /administrator|role|account/;

const base = { to: "anna@example.se", code: "042917" };
const render = (letter: AccountLetter) => renderAccountLetter(letter, brand);

describe.each(["sv", "en"] as const)("in %s", (locale) => {
  test.each(withLink)(
    "%s has its link, its code and how long they are good for",
    async (kind, ms, sv, en) => {
      const link = "https://www.exempla.example/auth/v1/verify?token=abc&type=x";
      const letter = await render({ ...base, kind, locale, link, goodForMilliseconds: ms });
      expect(letter.text).toContain(link);
      expect(letter.text).toContain(base.code);
      expect(letter.text).toContain(locale === "sv" ? sv : en);
      expect(letter.html).toContain(link.replace("&", "&amp;"));
      expect(letter.subject + letter.text).not.toMatch(/[{}]/);
    },
  );

  test("an invitation says who invites, and as what", async () => {
    const letter = await render({
      ...base,
      kind: "invite_token",
      locale,
      link: "https://www.exempla.example/x",
      goodForMilliseconds: hour,
      invitation: { by: "Eva \u202eStröm", role: "sales" },
    });
    expect(letter.text).toContain(
      locale === "sv"
        ? "Eva Ström har bjudit in dig som säljare."
        : "Eva Ström has invited you as a member of the sales team.",
    );
  });

  test("the code for a password has no link to click", async () => {
    const letter = await render({
      ...base,
      kind: "reauthentication_token",
      locale,
      goodForMilliseconds: hour / 4,
    });
    expect(letter.text).toContain(base.code);
    expect(letter.text).not.toContain("http");
  });

  test.each(notices)("%s says when, and what to do about it", async (kind) => {
    const letter = await render({ kind, to: base.to, locale, at: new Date("2026-11-21T12:42:00Z") });
    expect(letter.text).toContain("13:42");
    expect(letter.replyTo).toBe(brand.customerServiceEmail);
    const { notAsked, wasNotYou } = accountLetterWords[locale];
    const isTheirs = !toldByAdministrator.test(kind);
    expect(letter.text).toContain(isTheirs ? wasNotYou : notAsked);
    if (isTheirs) expect(letter.text).toContain(`${brand.siteUrl}/logga-in/glomt-losenord`);
    expect(letter.automatic).toBe(true);
    expect(letter.subject + letter.text).not.toMatch(/[{}]/);
  });
});
