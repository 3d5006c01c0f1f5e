import { expect, test } from "vitest";
import { readConfiguration } from "#server/configuration.ts";
import { productLines, settingLines, withoutContacts } from "./contents.ts";

test("settings are told with their values where these are harmless, and otherwise only as set or not", () => {
  const configuration = readConfiguration({
    SITE_URL: "https://www.foretag.example",
    DATABASE_URL: "postgres://user:hemligt@db.foretag.example/site",
    SMTP_URL: "smtps://user:hemligt@mail.foretag.example:465",
    MAIL_FROM: "anna@foretag.example",
    SECRETS_KEY: "hemligt-hemligt-hemligt-hemligt-hemligt",
    BACKUP_S3_URL: "https://key:hemligt@s3.foretag.example/bucket",
    SMS_URL: "https://user:hemligt@sms.foretag.example/send",
    BACKUP_EVERY_MINUTES: "15",
  });
  const lines = settingLines(configuration).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "SITE_URL=https://www.foretag.example",
      "BACKUP_EVERY_MINUTES=15",
      "SMTP_URL=(set)",
      "CAPTCHA_SECRET=(not set)",
    ]),
  );
  expect(lines.join("\n")).not.toMatch(/hemligt|anna|user|key:|db\./);
});

test("of a log the last lines of the product are kept, and no line of another program", () => {
  const line = (msg: string) => JSON.stringify({ level: 30, time: "2026-11-28T03:17:00Z", msg });
  const log = [
    line("one"),
    "Set up: https://www.foretag.example/setup – code ABCD-EFGH",
    line("two"),
    "{}",
    line("three"),
  ];
  expect(productLines(log.join("\n"), 2)).toEqual([line("two"), line("three")]);
});

test("words with an email address are replaced, names of packages are not", () => {
  expect(withoutContacts("550 <anna@example.se>: unknown\nat node_modules/@tiptap/pm/x.js")).toBe(
    "550 … unknown\nat node_modules/@tiptap/pm/x.js",
  );
});

test("telephone numbers are replaced; times, ids and amounts are not", () => {
  expect(withoutContacts("450 no route to +46 70 123 45 67, 0701234567 or tel:08-123 45 67.")).toBe(
    "450 no route to …, … or tel:….",
  );
  const log =
    '{"level":30,"time":"2026-11-28T03:17:00.007Z","request":"0339746f-ba60-0012-4455-066677788899","milliseconds":0.0012345678,"bytes":104857600}';
  expect(withoutContacts(log)).toBe(log);
});
