import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ask } from "#tests/pages/site-database.ts";
import { site } from "./pages/read.ts";

const client = createClient(site.url, "sb_publishable_own", {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** The status, the type and the text of what the site answers. */
async function responseOf(path: string, method: string, body?: object) {
  const sent = { "content-type": "application/json", apikey: "sb_publishable_own" };
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: sent,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

test("the named function acknowledges, and sends nothing by itself", async () => {
  const jobs = "select count(*)::int as count from mail_deliveries";
  const before = await ask(site, jobs);
  const body = { contactType: "email", contactValue: "anna@example.se", companyName: "Exempel AB" };
  expect(await client.functions.invoke("send-contact-request-email", { body })).toMatchObject({
    data: { acknowledged: true },
    error: null,
  });
  const wrong = await client.functions.invoke("send-contact-request-email", {
    body: { to: "anna@example.se" },
  });
  expect(wrong.error).toMatchObject({ name: "FunctionsHttpError" });
  expect(await wrong.response?.json()).toMatchObject({ code: "BAD_REQUEST" });
  expect(await ask(site, jobs)).toEqual(before);
});

test("every other service of the client answers with an error that the client reads", async () => {
  const other = await client.functions.invoke("send-everything", { body: {} });
  expect(other.error).toMatchObject({ name: "FunctionsHttpError" });
  expect(await other.response?.json()).toMatchObject({ code: "NOT_FOUND" });
  expect(await client.from("leads").select()).toMatchObject({ status: 404, error: { code: "PGRST205" } });
  expect(await client.rpc("merge_leads")).toMatchObject({ status: 404, error: { code: "PGRST202" } });
  const bucket = client.storage.from("pictures");
  for (const { data, error } of [
    await bucket.list(),
    await bucket.download("a.png"),
    await bucket.upload("a.png", new Blob(["a"])),
    await client.storage.listBuckets(),
  ]) {
    expect(data).toBeNull();
    expect(error).toMatchObject({ name: "StorageApiError", status: 404 });
  }
});

test("a channel says that it can't be joined", async () => {
  const states: string[] = [];
  const channel = client.channel("leads");
  await new Promise<void>((ended) => {
    channel.subscribe((state) => {
      states.push(state);
      ended();
    });
  });
  await client.removeAllChannels();
  expect(states[0]).toBe("CHANNEL_ERROR");
});

test.each([
  ["GET", "/rest/v1"],
  ["GET", "/rest/v1/"],
  ["PATCH", "/rest/v1/leads?id=eq.1"],
  ["GET", "/functions/v1/"],
  ["DELETE", "/functions/v1/send-contact-request-email"],
  ["GET", "/storage/v1"],
  ["PUT", "/storage/v1/object/pictures/a.png"],
  ["POST", "/graphql/v1"],
  ["GET", "/graphql/v1?query=%7Bleads%7D"],
  ["GET", "/realtime/v1/websocket?vsn=1.0.0"],
  ["POST", "/realtime/v1/api/broadcast"],
  ["GET", "/auth/v1"],
])("%s %s is answered with one line of JSON, never with a page", async (method, path) => {
  const { status, type, text } = await responseOf(path, method, method === "GET" ? undefined : {});
  expect(status).toBeGreaterThanOrEqual(400);
  expect(type).toMatch(/^application\/json/);
  expect(text.split("\n")).toHaveLength(1);
  expect(JSON.parse(text)).toBeTypeOf("object");
});
