import { describe, expect, test } from "vitest";
import { accountEmailMessages } from "#app/content/emails/account.server.ts";
import type { AccountEmail } from "#backend/auth/emails.ts";
import { notices } from "#backend/auth/one-time-tokens.ts";
import { renderAccountEmail } from "./emails.tsx";

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
const render = (email: AccountEmail) => renderAccountEmail(email, brand);

describe.each(["sv", "en"] as const)("in %s", (locale) => {
  test.each(withLink)(
    "%s has its link, its code and how long they are good for",
    async (kind, ms, sv, en) => {
      const link = "https://www.exempla.example/auth/v1/verify?token=abc&type=x";
      const email = await render({ ...base, kind, locale, link, validMilliseconds: ms });
      expect(email.text).toContain(link);
      expect(email.text).toContain(base.code);
      expect(email.text).toContain(locale === "sv" ? sv : en);
      expect(email.html).toContain(link.replace("&", "&amp;"));
      expect(email.subject + email.text).not.toMatch(/[{}]/);
    },
  );

  test("an invitation names who invites, and the role", async () => {
    const email = await render({
      ...base,
      kind: "invite_token",
      locale,
      link: "https://www.exempla.example/x",
      validMilliseconds: hour,
      invitation: { by: "Eva \u202eStröm", role: "sales" },
    });
    expect(email.text).toContain(
      locale === "sv"
        ? "Eva Ström har bjudit in dig som säljare."
        : "Eva Ström has invited you as a member of the sales team.",
    );
  });

  test.each(notices)("%s says when, and what to do about it", async (kind) => {
    const email = await render({ kind, to: base.to, locale, at: new Date("2026-11-21T12:42:00Z") });
    expect(email.text).toContain("13:42");
    expect(email.replyTo).toBe(brand.customerServiceEmail);
    const { notAsked, wasNotYou } = accountEmailMessages[locale];
    const isTheirs = !toldByAdministrator.test(kind);
    expect(email.text).toContain(isTheirs ? wasNotYou : notAsked);
    if (isTheirs) expect(email.text).toContain(`${brand.siteUrl}/logga-in/glomt-losenord`);
    expect(email.automatic).toBe(true);
    expect(email.subject + email.text).not.toMatch(/[{}]/);
  });
});
