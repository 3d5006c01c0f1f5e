import { expect, test } from "vitest";
import { hashPassword, isPassword, maxWaiting } from "./passwords.ts";

test("a rush at the start of the process refuses its own sign-ins only", async () => {
  const rush = Array.from({ length: maxWaiting + 1 }, () => hashPassword("x"));
  await expect(isPassword("x", null)).rejects.toMatchObject({ status: 503 });
  const [hash = ""] = await Promise.all(rush);
  expect([await isPassword("x", null), await isPassword("x", hash)]).toEqual([false, true]);
});
