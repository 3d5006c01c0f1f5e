import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { currentCode, type DemoSignIn } from "./sign-ins.ts";

const signIn: DemoSignIn = {
  name: "Sara Lindqvist",
  role: "admin",
  email: "sara@foretag.example",
  password: "",
  secret: new Secret({ size: 20 }).base32,
};
const filledAt = new Date("2026-11-28T09:00:10Z");
const codeAt = (time: string) =>
  new TOTP({ secret: Secret.fromBase32(signIn.secret) }).generate({ timestamp: Date.parse(time) });

test("the terminal shows the code of the current half minute", () => {
  const { code, seconds } = currentCode(signIn, filledAt, new Date("2026-11-28T09:05:20Z"));
  expect(code).toBe(codeAt("2026-11-28T09:05:00Z"));
  expect(seconds).toBe(40);
});

test("in the half minute of the filling, which has used its code, it shows the next one", () => {
  expect(currentCode(signIn, filledAt, new Date("2026-11-28T09:00:12Z")).code).toBe(
    codeAt("2026-11-28T09:00:30Z"),
  );
});
