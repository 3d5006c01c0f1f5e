import { expect, test } from "vitest";
import { apiPath } from "#app/site-map.ts";
import { site } from "./pages/read.ts";

/** The status, the headers and the JSON of what the site answers. */
async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${site.url}${apiPath}${path}`, init);
  return { status: response.status, headers: response.headers, json: await response.json() };
}

test("the OpenAPI document is served to anybody", async () => {
  const { status, json } = await send("/openapi.json");
  expect(status).toBe(200);
  expect(json.openapi).toMatch(/^3\.1\./);
});

test.each([
  ["without a key", "/leads", {}, 401, "unauthorized"],
  ["with a method that the site does not have", "/leads", { method: "PUT", body: "{}" }, 405, "wrongMethod"],
  ["with a body that is too large", "/orders", { method: "POST", body: "x".repeat(70_000) }, 413, "tooLarge"],
  [
    "sent by another site's page",
    "/orders",
    {
      method: "POST",
      body: "{}",
      headers: { origin: "https://other.example", "sec-fetch-site": "cross-site" },
    },
    403,
    "forbidden",
  ],
] as const)(
  "a request %s is refused with a problem, stored nowhere, and open to no other site",
  async (_, path, init, status, name) => {
    const sent = await send(path, init);
    expect(sent.status).toBe(status);
    expect(sent.json).toMatchObject({ status, type: `${apiPath}/openapi.json#${name}` });
    expect(sent.headers.get("content-type")).toBe("application/problem+json");
    expect(sent.headers.get("cache-control")).toBe("no-store");
    expect(sent.headers.get("access-control-allow-origin")).toBeNull();
    expect(sent.headers.get("set-cookie")).toBeNull();
  },
);
