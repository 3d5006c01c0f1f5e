import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readIncomingEmail } from "./read-incoming-email.server.ts";

const headers = "From: Karin <karin@kund.example>\r\nSubject: Re: Avtal\r\nMessage-ID: <a@kund.example>\r\n";
const read = (rest: string) => readIncomingEmail(Buffer.from(headers + rest.replaceAll("\n", "\r\n")));
const readFixture = async (file: string) =>
  readIncomingEmail(await readFile(new URL(`./fixtures/${file}`, import.meta.url)));
const part = (type: string, content: string) => `--b\nContent-Type: ${type}\n\n${content}\n`;
const alternative = (plain: string, html: string) =>
  `Content-Type: multipart/alternative; boundary=b\n\n${part("text/plain; charset=utf-8", plain)}${part("text/html; charset=utf-8", html)}--b--`;

test("of an email whose plain part is blank the HTML is read", async () => {
  expect(await readFixture("blank-plain-part.eml")).toMatchObject({
    body: "Ja, kl. 18 passar. Grindkoden ar 4711.",
    doubts: [],
  });
});

test.each([" ", "\n\n", "\u00A0", "\u200B\uFEFF\u2060", "\u00AD", "\u3164", "\u2800", "\u200E\n \u00A0"])(
  "a plain part of %j is blank",
  async (plain) => {
    expect((await read(alternative(plain, "<p>Kl. 18.</p>"))).body).toBe("Kl. 18.");
  },
);

test("the plain part is read where the HTML does not say what it quotes", async () => {
  expect((await read(alternative("Kl. 18.", "<b>Kl.</b> 18 <img alt=x>"))).body).toBe("Kl. 18.");
  const quoting = '<p>Kl. 18.</p><blockquote type="cite">Vilka tider?</blockquote>';
  expect((await read(alternative("Kl. 18.\n\nVilka tider?", quoting))).body).toBe(
    "Kl. 18.\n\n> Vilka tider?",
  );
});

test("an email without a text says so", async () => {
  expect(await read(alternative(" ", "<img src='x'>"))).toMatchObject({ body: "", doubts: ["empty"] });
  expect(await read("\n\n")).toMatchObject({ body: "", doubts: ["empty"] });
});

test("UTF-8 under the label of ASCII is read", async () => {
  expect(await readFixture("ascii-label-utf8.eml")).toMatchObject({
    body: "Väktare behövs på Årö – kl. 18",
    doubts: [],
  });
});

test("of a very long text the beginning is read, which is said", async () => {
  const { body, isCut } = await read(`\n${" ".repeat(1_100_000)}Kl. 18.`);
  expect({ body, isCut }).toEqual({ body: "", isCut: true });
});

test("letters that may be wrong are told", async () => {
  expect((await read("Content-Type: text/plain; charset=utf-7\n\n+AOU-")).doubts).toEqual(["letters"]);
});

test("every text of an email is read, in its order", async () => {
  const mixed = `Content-Type: multipart/mixed; boundary=b\n\n${part("text/plain", "Först")}${part("text/html", "<p>Sedan</p>")}--b--`;
  expect((await read(mixed)).body).toMatch(/^Först\s+Sedan$/);
});

test("text that a program has broken into lines is joined", async () => {
  const flowed = "Content-Type: text/plain; format=flowed\n\nTvå \nväktare.\n> Vilka \nKl. 18.";
  expect((await read(flowed)).body).toBe("Två väktare.\n> Vilka\nKl. 18.");
});

test("an attachment is stored before the pictures of a signature, of which those left out are counted", async () => {
  const picture = (index: number) =>
    `--m\nContent-Type: image/png; name=logo${index}.png\nContent-ID: <logo${index}>\n\n${"x".repeat(index)}\n`;
  const pictures = Array.from({ length: 11 }, (_, index) => picture(index + 1)).join("");
  const html = Array.from({ length: 11 }, (_, index) => `<img src="cid:logo${index + 1}">`).join("");
  const email = await read(
    `Content-Type: multipart/mixed; boundary=m\n\n--m\nContent-Type: text/html\n\n<p>Avtal</p>${html}\n${pictures}--m\nContent-Type: application/pdf; name=avtal.pdf\nContent-Disposition: attachment\n\npdf\n--m--`,
  );
  expect(email.files.map(({ name }) => name)).toEqual([
    "avtal.pdf",
    ...["logo11.png", "logo10.png", "logo9.png", "logo8.png", "logo7.png"],
    ...["logo6.png", "logo5.png", "logo4.png", "logo3.png"],
  ]);
  expect(email).toMatchObject({ filesLeft: 0, namesLeft: [], picturesLeft: 2 });
});

test("the same picture many times is stored once, beside an attachment", async () => {
  const email = await readFixture("eleven-logos-and-pdf.eml");
  expect(email.files.map(({ name }) => name)).toEqual(["avtal.pdf", "image001.png"]);
  expect(email).toMatchObject({ filesLeft: 0, picturesLeft: 0 });
});

test("attachments beyond ten are named", async () => {
  const files = Array.from(
    { length: 12 },
    (_, index) => `--m\nContent-Type: application/pdf; name=fil${index + 1}.pdf\n\npdf\n`,
  ).join("");
  const email = await read(`Content-Type: multipart/mixed; boundary=m\n\n${files}--m--`);
  expect(email.files).toHaveLength(10);
  expect(email).toMatchObject({ filesLeft: 2, namesLeft: ["fil11.pdf", "fil12.pdf"] });
});

test.each([
  ["text/calendar; method=REQUEST", "bilaga-1.ics"],
  ["message/rfc822", "bilaga-1.eml"],
  ["application/pdf", "bilaga-1.pdf"],
  ['message/rfc822; name="Re: Offert"', "Re: Offert.eml"],
  ["text/calendar; name=mote.ics", "mote.ics"],
  ["application/x-unknown", "bilaga-1"],
])("an attachment of %s is named %s", async (type, name) => {
  const email = await read(
    `Content-Type: multipart/mixed; boundary=m\n\n--m\nContent-Type: ${type}\nContent-Disposition: attachment\n\nSubject: x\n\ny\n--m--`,
  );
  expect(email.files.map((file) => file.name)).toEqual([name]);
});

const mixedWith = (...files: string[]) =>
  read(
    `Content-Type: multipart/mixed; boundary=b\n\n${part("text/plain", "Ta den här?")}${files.map((file) => part("message/rfc822", file)).join("")}--b--`,
  );
const inner = (name: string) =>
  `From: ${name} <${name}@kund.example>\nContent-Type: text/plain; charset=utf-8\n\nHej från ${name}`;

test("the one email that an email has attached is read, and stored as a file", async () => {
  const { attached, body, files } = await mixedWith(inner("Anna"));
  expect(attached).toEqual({ sender: "Anna@kund.example", senderName: "Anna", body: "Hej från Anna" });
  expect(body).toBe("Ta den här?");
  expect(files).toHaveLength(1);
});

test("of several attached emails, of none, and of one that can't be read nobody is the sender", async () => {
  const deep = Array.from(
    { length: 40 },
    (_, at) => `Content-Type: multipart/mixed; boundary=x${at}\n\n--x${at}\n`,
  );
  for (const files of [[], [inner("Anna"), inner("Bo")], [`From: a@kund.example\n${deep.join("")}`]])
    expect((await mixedWith(...files)).attached).toBeNull();
});

test("a subject that says so makes an email automatic", async () => {
  const email = "From: k@kund.example\r\nSubject: =?utf-8?Q?Automatiskt_svar:_Fr=C3=A5gor?=\r\n\r\nSemester";
  expect((await readIncomingEmail(Buffer.from(email))).isAutomatic).toBe(true);
  expect((await read("\nKl. 18.")).isAutomatic).toBe(false);
});
