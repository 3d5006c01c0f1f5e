import { expect, test } from "vitest";
import { readForm } from "./submit-form.server.ts";

const form = (body: BodyInit, type = "application/json") =>
  new Request("http://site.example/", {
    method: "POST",
    body,
    headers: { "content-type": type },
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });

test("a form is read as script sends it, and as a browser posts it without script", async () => {
  const fields = { companyName: "Åre AB" };
  const data = new FormData();
  data.set("companyName", "Åre AB");
  const multipart = new Request("http://site.example/", { method: "POST", body: data });
  const sent = [
    form(JSON.stringify(fields)),
    form(new URLSearchParams(fields), "application/x-www-form-urlencoded"),
    multipart,
  ];
  expect(await Promise.all(sent.map(readForm))).toEqual(Array(3).fill(fields));
});

test.each(["", "[", "null", "1", '"a"'])("what is no form has no fields: %s", async (body) => {
  expect(await readForm(form(body))).toEqual({});
});

test("a form that breaks off has no fields", async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a"'));
      controller.error(new Error("the connection was closed"));
    },
  });
  expect(await readForm(form(broken))).toEqual({});
});
