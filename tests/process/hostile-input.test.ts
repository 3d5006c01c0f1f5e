import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { authEndpointPaths } from "#backend/auth/service.ts";
import { type TestedForm, testedForms } from "#tests/forms.ts";
import { dataPath, filled, formsOf, parameterNames, routePaths } from "#tests/hostile.ts";
import { slowness } from "#tests/machine-speed.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer } from "#tests/site-offer.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

/** How long a request may hold the process (ms of its main thread's processor time). */
const most = 50;

let site: RunningSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "1" });
  const account = await addAccount((query, values) => ask(site, query, values), { role: "editor" });
  editor = { cookie: (await signInWithSecondFactor(site.url, account)).cookieHeader };
}, 60_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

/** The processor time of the site's main thread (ms), however busy the machine is. */
async function worked(): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${site.process.pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e6;
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

let visitor = 0;
const slow: string[] = [];

/** Sends a request; gives the status, or null for an answer with a Location longer than this client reads. */
async function send({ path, method = "GET", headers = {}, body }: Sent): Promise<number | null> {
  visitor += 1;
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    headers: { origin: site.url, "x-forwarded-for": `10.9.${visitor >> 8}.${visitor & 255}`, ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    const { code } = Object(Object(error).cause);
    if (code === "UND_ERR_HEADERS_OVERFLOW") return null;
    throw error;
  });
  await response?.arrayBuffer();
  return response?.status ?? null;
}

/**
 * Sends a request, and again if it was slow, since the first time may have been the compiler or a garbage collection.
 */
async function measure(sent: Sent, what: string): Promise<void> {
  let took = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && took > most; round += 1) {
    const before = await worked();
    await send(sent);
    took = Math.min(took, (await worked()) - before);
  }
  if (took > most && took > most * slowness())
    slow.push(`${Math.round(took)} ms: ${sent.method ?? "GET"} ${sent.path.slice(0, 60)} ${what}`);
}

/** Texts that are slow in expressions and parsers, repeated to any length. */
const pieces = [
  "a",
  "a.",
  "@",
  "a@",
  "a@a.",
  "?",
  "<",
  "<p>",
  "<li><p>",
  "<a href=",
  "&",
  "%",
  " ",
  "\n",
  "\\",
  '"',
  "=",
  "[",
  "-",
  "1",
  ":",
  "\u0301",
  "😀",
  "å",
  "\u00ad",
];
const filledTo = (piece: string, characters: number) =>
  piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);

test("no form blocks the process: every field filled with slow input, as long as a body may be", async () => {
  const before = await worked();
  for (const form of testedForms) {
    const fields = Object.keys(form.valid);
    for (const piece of pieces) {
      // All fields share the limit of a body; JSON escapes some characters, which makes them longer.
      const body = filledForm(form, fields, (n) => filledTo(piece, Math.floor(9_000 / n)));
      await measure(
        { path: form.path, method: "POST", headers: json, body },
        `all fields ${JSON.stringify(piece)}`,
      );
    }
    for (const field of fields) {
      const body = filledForm(form, [field], () => filledTo("a", 60_000));
      await measure({ path: form.path, method: "POST", headers: json, body }, `${field} alone`);
    }
  }
  // The pages that are measured exist.
  expect((await worked()) - before).toBeGreaterThan(most);
  expect(slow.splice(0)).toEqual([]);
}, 180_000);

const json = { "content-type": "application/json", accept: "application/json" };
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

function filledForm(
  { valid }: TestedForm,
  fields: readonly string[],
  text: (count: number) => string,
): string {
  const hostile = fields.map((field) => [field, text(fields.length)]);
  return JSON.stringify({ ...valid, id: randomUUID(), elapsed: 20_000, ...Object.fromEntries(hostile) });
}

test("no event blocks the process", async () => {
  const longest = 8_000;
  for (const piece of pieces) {
    const space = Math.floor(longest / JSON.stringify(piece).length / 2) * piece.length;
    for (const data of [{ message: filledTo(piece, space) }, { stack: filledTo(piece, space) }]) {
      const body = JSON.stringify({ name: "exception", path: "/", data });
      await measure({ path: "/events", method: "POST", headers: json, body }, JSON.stringify(piece));
    }
  }
  await measure({ path: "/events", method: "POST", headers: json, body: "[".repeat(longest) }, "brackets");
  const tooLong = JSON.stringify({ name: "x", path: "/", data: { m: "a".repeat(60_000) } });
  expect(await send({ path: "/events", method: "POST", headers: json, body: tooLong })).toBe(413);
  expect(slow.splice(0)).toEqual([]);
}, 60_000);

test("no path, parameter, cookie or header blocks the process", async () => {
  const names = parameterNames();
  const address = 7_000;
  const inAddress = pieces.map((piece) => encodeURIComponent(piece)).concat("%", "..%2f", "a/", "a-");
  const paths = routePaths().filter(({ path }) => !path.endsWith(".png"));
  // What is built once and kept: the search's index and the list of pages.
  for (const path of ["/sok?q=vakt", "/sok?q=guard&lang=en", "/"]) await send({ path });
  for (const [n, { path, isPage }] of paths.entries()) {
    const loaded = isPage ? dataPath(filled(path, "x")) : filled(path, "x");
    // Each address gets some of the pieces; the addresses together get all.
    for (const piece of inAddress.filter((_piece, i) => i % 10 === n % 10)) {
      if (filled(path, "x") !== path)
        await measure({ path: filled(path, filledTo(piece, address)) }, `path of ${piece}`);
      const each = filledTo(piece, Math.floor(address / names.length));
      const query = names
        .map((name) => `${name}=${each}`)
        .join("&")
        .slice(0, 12_000);
      await measure({ path: `${loaded}?${query}` }, `parameters of ${piece}`);
    }
  }
  for (const [path, name] of [
    ["/sok", "q"],
    ["/nyheter", "kategori"],
    ["/logga-in", "next"],
    ["/boka-demo/tider", "near"],
  ])
    for (const piece of inAddress)
      await measure({ path: `${path}?${name}=${filledTo(piece, address)}` }, `${name} of ${piece}`);
  // As many words as a query may have, each a mistake that every correction is tried on.
  const mistakes = [..."abcdefgh"].map((letter) => `ordnixgsvxktar${letter}`).join("+");
  await measure({ path: `/sok?q=${mistakes}` }, "mistakes");
  for (const header of [
    "cookie",
    "user-agent",
    "accept-language",
    "accept-encoding",
    "if-none-match",
    "referer",
    "x-forwarded-for",
    "authorization",
    "accept",
  ])
    for (const piece of ["a", "a=", ";", ", ", '"', "=", "base64-", "lang=", "sb-auth-token.0=", "Bearer "])
      await measure(
        { path: "/priser?x=1", headers: { [header]: `${filledTo(piece, 7_000)}x` } },
        `${header} of ${piece}`,
      );
  expect(slow.splice(0)).toEqual([]);
}, 240_000);

test("no form of an account or a buyer, endpoint or broken body holds the process", async () => {
  const { path: buyerPage } = await addSiteOffer(site);
  for (const page of [
    "/logga-in",
    "/logga-in/lank",
    "/logga-in/glomt-losenord",
    "/setup",
    "/konto",
    buyerPage,
  ]) {
    const markup = await (await fetch(site.url + page)).text();
    for (const { action, fields, hidden } of formsOf(markup, page))
      for (const piece of ["a", "a@", "a.", "@a.", " ", "%"]) {
        const body = new URLSearchParams([
          ...hidden,
          ...fields.map((name): [string, string] => [
            name,
            filledTo(piece, Math.floor(18_000 / fields.length)),
          ]),
        ]).toString();
        await measure({ path: action, method: "POST", headers: urlencoded, body }, `fields of ${piece}`);
      }
  }
  for (const path of authEndpointPaths)
    for (const piece of ["a", "a@", "a.", '\\"', "{"]) {
      const text = filledTo(piece, 20_000);
      const body = JSON.stringify({
        email: text,
        password: text,
        code: text,
        token: text,
        data: { a: text },
      }).slice(0, 64_000);
      await measure({ path, method: "POST", headers: json, body }, `fields of ${piece}`);
    }
  const bodies: [type: string, body: string][] = [
    ["application/json", "[".repeat(64_000)],
    ["application/json", `${"[".repeat(32_000)}${"]".repeat(32_000)}`],
    ["application/json", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
    ["multipart/form-data; boundary=x", `${"--x\r\n".repeat(10_000)}--x--\r\n`],
    [
      "multipart/form-data; boundary=x",
      `--x\r\nContent-Disposition: form-data; name="${"a;".repeat(30_000)}`,
    ],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_000),
    ],
    ["application/x-www-form-urlencoded", "&=".repeat(32_000)],
    ["application/x-www-form-urlencoded", "%".repeat(64_000)],
  ];
  for (const [type, body] of bodies)
    for (const path of ["/bli-kontaktad", "/logga-in", "/boka-demo", "/auth/v1/signup"])
      await measure({ path, method: "POST", headers: { "content-type": type }, body }, body.slice(0, 20));
  expect(slow.splice(0)).toEqual([]);
}, 180_000);

test("no text of the news editor blocks the process for longer than it takes to read it", async () => {
  const [row] = await ask(site, "select id, content from news_drafts limit 1");
  const [article] = await ask(site, "select id from news_articles limit 1");
  const id = String(Reflect.get(Object(row ?? article), "id"));
  const path = `/admin/nyheter/${id}/spara`;
  const content = (html: string) => ({
    slug: "provtext",
    category: "guide",
    cover: "notebook",
    author: "Anna",
    roles: [],
    reviewedOn: null,
    image: null,
    rows: [{ id: "b1", kind: "text", cells: { html: { sv: html, en: "" }, note: { sv: html, en: "" } } }],
  });
  for (const piece of ["<p>", "<p> ", "<li><p>", "<p></p>", "<li>", "<", "<a href='", "&nbsp;", "&", "a"])
    for (const length of [19_000, 300_000]) {
      const body = JSON.stringify({ intent: "save", version: 1, content: content(filledTo(piece, length)) });
      await measure({ path, method: "POST", headers: { ...json, ...editor }, body }, `${length} of ${piece}`);
    }
  expect(slow.splice(0)).toEqual([]);
  expect(await send({ path: dataPaths.health })).toBe(200);
}, 120_000);

test("no upload blocks the process: only pictures are decoded, in another process, and two at once", async () => {
  const [article] = await ask(site, "select id from news_articles limit 1");
  const path = `/admin/nyheter/${String(Reflect.get(Object(article), "id"))}/bild`;
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set("image", new Blob([bytes], { type: "image/jpeg" }), "bild.jpg");
    const headers = { ...editor, origin: site.url, accept: "application/json" };
    const response = await fetch(site.url + path, { method: "POST", headers, body });
    await response.arrayBuffer();
    return response;
  };
  const filters = Array.from({ length: 40 }, () => '<feMorphology operator="dilate" radius="900"/>').join("");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f">${filters}</filter><rect width="5000" height="5000" filter="url(#f)"/></svg>`;
  const before = await worked();
  expect((await upload(Uint8Array.from(Buffer.from(drawing)))).status).toBe(422);
  expect(
    (
      await upload(
        Uint8Array.from(Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.from(drawing)])),
      )
    ).status,
  ).toBe(422);
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect((await upload(Uint8Array.from(bomb))).status).toBe(422);
  expect((await worked()) - before).toBeLessThan(500 * slowness());

  const big = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "navy" } })
    .jpeg()
    .toBuffer();
  const responses = await Promise.all(Array.from({ length: 6 }, () => upload(Uint8Array.from(big))));
  const busy = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect(busy.length).toBeGreaterThanOrEqual(1);
  for (const { headers } of busy) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(responses.length).toBe(busy.length + responses.filter(({ ok }) => ok).length);
  expect((await upload(Uint8Array.from(big))).status).toBe(200);
}, 60_000);
