import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { expect, test } from "vitest";
import { endpoints } from "./endpoints.server.ts";
import { openApiDocument } from "./openapi.server.ts";

test("the document is valid OpenAPI 3.1", async () => {
  const { valid } = await validate("https://spec.openapis.org/oas/3.1/schema-base", plain());
  expect(valid).toBe(true);
});

test("a document that is none is found invalid", async () => {
  const broken = { ...plain(), paths: { "/leads": { get: { responses: { 200: {} } } } } };
  expect((await validate("https://spec.openapis.org/oas/3.1/schema-base", broken)).valid).toBe(false);
});

test("docs/openapi.json is the document that the API serves (npm run fix)", async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot(
    "../../docs/openapi.json",
  );
});

test("every endpoint has a name of its own", () => {
  const names = endpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

function plain() {
  return JSON.parse(JSON.stringify(openApiDocument()));
}
