import { expect, test } from "vitest";
import { readFormData } from "./form-body.server.ts";

test("what is posted without script is cleaned, but a password stays as it was typed", async () => {
  const secret = "a\u0308ppl\u00ADe\u200D";
  const body = new URLSearchParams({ name: "A\u030Asa\u200B\r\nEk", password: secret, current: secret });
  const form = await readFormData(new Request("https://site.example/", { method: "POST", body }));
  expect(Object.fromEntries(form)).toEqual({ name: "Åsa\nEk", password: secret, current: secret });
});
