import { afterAll, beforeAll, expect, test } from "vitest";
import { offerPage } from "#app/content/pages/offer.server.ts";
import { unavailableMessages } from "#app/content/shared/unavailable.server.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer, type SiteOffer, yesTo } from "#tests/site-offer.ts";

/** What somebody tries with a buyer's link, or without one. */

let site: RunningSite;
let offer: SiteOffer;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "1" });
  offer = await addSiteOffer(site);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

let visitor = 0;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | FormData;
}

/** Sends a request as a visitor with an address of their own. */
async function send(path: string, { method = "POST", headers = {}, body }: Sent = {}) {
  visitor += 1;
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    headers: { origin: site.url, "x-forwarded-for": `10.7.${visitor >> 8}.${visitor & 255}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Everything that an answer would change. */
async function stateOf({ lead }: SiteOffer) {
  const [row] = await ask(
    site,
    `select leads.status, leads.version, (select count(*)::int from orders where id = leads.id) as orders,
       (select count(*)::int from lead_events where lead_id = leads.id) as events,
       (select json_agg(offers order by version)::text from offers where lead_id = leads.id) as offers
     from leads where id = $1`,
    [lead],
  );
  return row;
}

const withBody = (change: Record<string, string>) => ({ body: yesTo(offer, change) });
const utf16 = `${"a".repeat(99)}😀`;

test("nothing but the buyer's own yes, to the text that they saw, changes anything", async () => {
  const other = await addSiteOffer(site);
  const [id = "", signature = ""] = offer.path.split("?skickat=")[1]?.split(".") ?? [];
  const link = (text: string) => offer.path.replace(/skickat=.*/, `skickat=${text}`);
  const before = [await stateOf(offer), await stateOf(other)];
  const attempts: [what: string, path: string, sent: Sent, status: number][] = [
    ["a GET that says yes", `${offer.path}&${yesTo(offer)}`, { method: "GET" }, 200],
    ["a HEAD that says yes", `${offer.path}&${yesTo(offer)}`, { method: "HEAD" }, 200],
    ["the yes in the address only", `${offer.path}&${yesTo(offer)}`, { body: new URLSearchParams() }, 400],
    ["no command", offer.path, withBody({ do: "" }), 400],
    ["an unknown command", offer.path, withBody({ do: "accept " + "x" }), 400],
    ["a command in capitals", offer.path, withBody({ do: "ACCEPT" }), 400],
    ["another text", offer.path, withBody({ checksum: "0".repeat(64) }), 409],
    ["another offer's text", offer.path, withBody({ checksum: other.checksum }), 409],
    ["a checksum in capitals", offer.path, withBody({ checksum: offer.checksum.toUpperCase() }), 400],
    ["no checksum", offer.path, withBody({ checksum: "" }), 400],
    ["another buyer's offer", offer.path, { body: yesTo(other) }, 404],
    ["another buyer's link", other.path, { body: yesTo(offer) }, 404],
    ["an offer that is no id", offer.path, withBody({ offer: "1' or '1'='1" }), 400],
    ["no box ticked", offer.path, withBody({ accepts: "" }), 400],
    ["a box with another value", offer.path, withBody({ accepts: "true" }), 400],
    ["a name of one letter", offer.path, withBody({ name: "K" }), 400],
    ["a name of spaces that nobody sees", offer.path, withBody({ name: "\u200b\u00a0 \u2003" }), 400],
    ["a name that is too long", offer.path, withBody({ name: "x".repeat(101) }), 400],
    ["a name that is too long by an emoji", offer.path, withBody({ name: `${utf16}${utf16}` }), 400],
    ["an address that is too long", offer.path, withBody({ invoiceAddress: "x".repeat(501) }), 400],
    ["a signature in capitals", link(`${id}.${signature.toUpperCase()}`), withBody({}), 404],
    ["an id in capitals", link(`${id.toUpperCase()}.${signature}`), withBody({}), 404],
    ["an id without hyphens", link(`${id.replaceAll("-", "")}.${signature}`), withBody({}), 404],
    ["a signature with a space", link(`${id}.${signature}%20`), withBody({}), 404],
    ["half a signature", link(`${id}.${signature.slice(0, 32)}`), withBody({}), 404],
    ["no signature", link(id), withBody({}), 404],
    ["another's id", link(`${other.lead}.${signature}`), withBody({}), 404],
    ["a link given twice, ours last", `${link("x")}&skickat=${id}.${signature}`, withBody({}), 404],
    ["JSON", offer.path, { headers: { "content-type": "application/json" }, body: "{}" }, 400],
    [
      "plain text",
      offer.path,
      { headers: { "content-type": "text/plain" }, body: String(yesTo(offer)) },
      400,
    ],
    ["no type", offer.path, { headers: { "content-type": "" }, body: String(yesTo(offer)) }, 400],
    ["a huge body", offer.path, withBody({ name: "x".repeat(2_000_000) }), 413],
    ["another site's form", offer.path, { ...withBody({}), headers: { origin: "https://ond.example" } }, 403],
    [
      "another site's form, by the browser's word",
      offer.path,
      { ...withBody({}), headers: { origin: "null", "sec-fetch-site": "cross-site" } },
      403,
    ],
    ["a no without a reason", offer.path, withBody({ do: "decline" }), 400],
    ["a no for an unknown reason", offer.path, withBody({ do: "decline", reason: "constructor" }), 400],
    ["an empty question", offer.path, withBody({ do: "ask", id: offer.id, text: " \n " }), 400],
    [
      "a question that is too long",
      offer.path,
      withBody({ do: "ask", id: offer.id, text: "x".repeat(2001) }),
      400,
    ],
    ["that nothing was shown", offer.path, { body: new URLSearchParams({ do: "read" }) }, 204],
    [
      "that another's was shown",
      offer.path,
      { body: new URLSearchParams({ do: "read", offer: other.id }) },
      204,
    ],
  ];
  const wrong: unknown[] = [];
  for (const [what, path, sent, status] of attempts) {
    const response = await send(path, sent);
    if (response.status !== status) wrong.push([what, response.status, status]);
  }
  expect(wrong).toEqual([]);
  expect([await stateOf(offer), await stateOf(other)]).toEqual(before);
});

test("what is typed is shown as text, whatever it is, and asked for again with what was typed", async () => {
  const markup = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const invoiceAddress = `${markup}\u202egnp.exe`;
  const { status, text } = await send(offer.path, withBody({ name: "K", invoiceAddress }));
  expect(status).toBe(400);
  expect(text).not.toContain("<img src=x");
  expect(text).not.toContain("<script>alert");
  expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("a question with hostile text is stored once, as text, however often it is sent", async () => {
  const asked = await addSiteOffer(site);
  const id = asked.id.replace(/^./, (first) => (first === "0" ? "1" : "0"));
  const body = new URLSearchParams({
    do: "ask",
    id,
    text: "'; drop table offers; --\u0000\u202e<b>\r\nBcc: a@b.se",
  });
  for (let time = 0; time < 3; time += 1) expect((await send(asked.path, { body })).status).toBe(303);
  const rows = await ask(site, "select data from lead_events where lead_id = $1 and kind = 'question'", [
    asked.lead,
  ]);
  expect(rows).toHaveLength(1);
});

test("that it was shown does not use up a buyer's attempts, and too many answers are refused in words", async () => {
  const busy = await addSiteOffer(site);
  const headers = { "x-forwarded-for": "198.51.100.9" };
  const shown = { headers, body: new URLSearchParams({ do: "read", offer: busy.id }) };
  for (let time = 0; time < 70; time += 1) expect((await send(busy.path, shown)).status).toBe(204);
  const before = await stateOf(busy);
  const wrongText = { headers, body: yesTo(busy, { checksum: "0".repeat(64) }) };
  const statuses = [];
  for (let time = 0; time < 61; time += 1) statuses.push((await send(busy.path, wrongText)).status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(60);
  const refused = await send(busy.path, { headers, body: yesTo(busy, { invoiceAddress: "Min gata 7" }) });
  expect(refused.status).toBe(429);
  expect(refused.text).toContain(offerPage.sv.refused.rateLimited);
  expect(refused.text).toContain("Min gata 7");
  expect(await stateOf(busy)).toEqual(before);
  // The same buyer from another network.
  expect((await send(busy.path, { body: yesTo(busy) })).status).toBe(303);
});

test("while the database is away the page says so, and what was typed can be sent again without script", async () => {
  const kept = await addSiteOffer(site);
  const body = yesTo(kept, { invoiceAddress: "Min gata 7 & 8" });
  const revive = await killDatabase(site);
  const page = await send(kept.path, { method: "GET" });
  // As a browser asks for its next page.
  const answer = await send(kept.path, { body, headers: { accept: "text/html" } });
  const byScript = await send(kept.path.replace("/offert?", "/offert.data?"), { body });
  const postgres = await revive();
  try {
    expect([page.status, answer.status, byScript.status]).toEqual([503, 503, 503]);
    expect(answer.text).toContain(unavailableMessages.sv.unsent.title);
    for (const [name, value] of body) {
      expect(answer.text).toContain(`name="${name}"`);
      expect(answer.text).toContain(`value="${value.replace("&", "&amp;")}"`);
    }
    expect((await send(kept.path, { body })).status).toBe(303);
    expect(await stateOf(kept)).toMatchObject({ status: "won", orders: 1 });
  } finally {
    await postgres.stop();
  }
}, 60_000);
