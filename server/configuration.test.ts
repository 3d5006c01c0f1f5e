import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./configuration.ts";

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
    ["SITE_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://host/name"],
    ["SMTP_URL", "mail.foretag.se"],
    ["MAIL_FROM", "kundservice"],
    ["BOOKING_APP_URL", "app"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "-1"],
  ])("refuses %s=%s in one line with the name, the value and an example", (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      new RegExp(`^${name} must be .+, but is "${value.replace(/[()]/g, "\\$&")}"\\. Example: ${name}=.+$`),
    );
  });

  it("never repeats a password", () => {
    expect(() => readConfiguration({ DATABASE_URL: "mysql://user:hemligt@host/name" })).toThrow(
      /^(?!.*hemligt)/,
    );
  });
});
