import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration, warningsOf } from "./configuration.ts";

describe("readConfiguration", () => {
  it("works with nothing set", () => {
    expect(readConfiguration({})).toMatchObject({ PORT: 3000, DATA_DIR: "./data", LOG_LEVEL: "info" });
  });

  it("takes an empty value for an absent one", () => {
    expect(readConfiguration({ PORT: "", SMTP_URL: "" })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["SITE_URL", "foretag.se"],
    ["SITE_URL", "https://www.foretag.example/sida"],
    ["SITE_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://host/name"],
    ["DATABASE_URL", "postgres://one:5432,two:port/name"],
    ["DATABASE_POOL", "1"],
    ["ROLES", "mail"],
    ["SMTP_URL", "mail.foretag.se"],
    ["MAIL_FROM", "kundservice"],
    ["BACKUP_S3_URL", "https://store.example/bucket"],
    ["BACKUP_S3_URL", "bucket"],
    ["BOOKING_APP_URL", "app"],
    ["APP_STORE_URL", "id123"],
    ["PLAY_STORE_URL", "market://details"],
    ["MEASUREMENT_TAG_URL", "http://tag.example/tag.js"],
    ["RETENTION_MONTHS", "0"],
    ["RETENTION_MONTHS", "121"],
    ["RETENTION_MONTHS", "1.5"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "-1"],
  ])("refuses %s=%s in one line with the name, the value and an example", (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      new RegExp(`^${name} must be .+, but is "${value.replace(/[()]/g, "\\$&")}"\\. Example: ${name}=.+$`),
    );
  });

  it.each([
    ["DATABASE_URL", "mysql://user:hemligt@host/name"],
    ["DATABASE_URL", "postgres://user:hem/hemligt@host/name"],
    ["DATABASE_URL", "user:hemligt@host/name"],
    ["BACKUP_S3_URL", "https://key:hemligt@store.example"],
    ["BACKUP_S3_URL", "https://key:hemligt%@store.example/bucket"],
    ["SMTP_URL", "smtp://user:hem#hemligt@mail.example"],
    ["SECRETS_KEY", "hemligt"],
    ["SECRETS_KEY_PREVIOUS", "hemligt"],
  ])("never repeats the secret in %s", (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(/^(?!.*hemligt)/);
  });

  it.each([
    ["OAUTH_GOOGLE_ID", "1234-abc", "OAUTH_GOOGLE_SECRET"],
    ["CAPTCHA_SECRET", "0x0000", "CAPTCHA_VERIFY_URL"],
  ])("refuses %s alone in one line", (name, value, other) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(
      new RegExp(
        `^${name} must be set together with ${other}, but ${other} is not set\\. Example: ${name}=.+$`,
      ),
    );
  });

  it.each([
    ["SMTP_ULR", "SMTP_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["SITE_URLS", "SITE_URL"],
    ["BACKUP-DIR", "BACKUP_DIR"],
    ["smtp_url", "SMTP_URL"],
  ])("refuses %s, and names %s", (name, meant) => {
    expect(() => readConfiguration({ [name]: "" })).toThrow(
      new ConfigurationError(
        `${name} is not a setting; ${meant} is. Write ${meant}, or remove ${name}: docs/settings.md lists all.`,
      ),
    );
  });

  it.each(["HOME", "PORTS", "HOSTNAME", "HTTP_URL", "DATABASE_PORT", "SITE_PORT", "ROLE"])(
    "leaves %s to other programs",
    (name) => expect(readConfiguration({ [name]: "x" })).toEqual(readConfiguration({})),
  );

  it("warns of settings that several nodes need, and of unencrypted backups, and of nothing else", () => {
    const warnings = (environment: Record<string, string>) => warningsOf(readConfiguration(environment));
    const DATABASE_URL = "postgres://host/name";
    const BACKUP_S3_URL = "https://key:secret@store.example/bucket";
    const key = "k".repeat(32);
    expect(warnings({ DATABASE_URL })).toEqual([
      expect.stringMatching(/^SECRETS_KEY is not set: .+$/),
      expect.stringMatching(/^SMTP_URL is not set: .+$/),
    ]);
    expect(warnings({ BACKUP_S3_URL })).toEqual([
      expect.stringMatching(/^BACKUP_KEY is not set: .+ bucket of BACKUP_S3_URL .+$/),
    ]);
    expect(warnings({ BACKUP_DIR: "/srv/backups" })).toEqual([
      expect.stringMatching(/^BACKUP_KEY is not set: .+ folder BACKUP_DIR .+$/),
    ]);
    expect(warnings({ BACKUP_DIR: "/srv/backups", BACKUP_KEY: key })).toEqual([]);
    // Data would be stored for longer than the texts promise.
    expect(warnings({ RETENTION_MONTHS: "13" })).toEqual([expect.stringMatching(/^RETENTION_MONTHS is 13/)]);
    expect(warnings({ RETENTION_MONTHS: "6" })).toEqual([]);
    expect(warnings({})).toEqual([]);
    const SMTP_URL = "smtps://mail.example";
    expect(warnings({ DATABASE_URL, SECRETS_KEY: key, SMTP_URL, BACKUP_S3_URL, BACKUP_KEY: key })).toEqual(
      [],
    );
  });

  it("stores a request for twelve months, as the forms promise, unless configured otherwise", () => {
    expect(readConfiguration({}).RETENTION_MONTHS).toBe(12);
    expect(readConfiguration({ RETENTION_MONTHS: "24" }).RETENTION_MONTHS).toBe(24);
  });
});
