import { describe, expect, it } from "vitest";
import { openMailTransport } from "#backend/mail/transport.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";
import { renderContactRequestEmails } from "./emails.tsx";

const received = new Date("2026-11-19T12:42:00Z");
const soon = new Date("2026-11-19T12:42:05Z");
const byPhone = {
  id: "0b8f5b6e-1111-4222-8333-444455556666",
  contactType: "phone" as const,
  name: null as string | null,
  email: null as string | null,
  phone: "+46 (0)70-123 45 67",
  message: null as string | null,
  companyName: "Mälarport AB",
  locale: "sv" as "sv" | "en",
  createdAt: received,
};
const byEmail = {
  ...byPhone,
  contactType: "email" as const,
  email: "kontakt@malarport.example",
  name: "Åsa Öberg",
  phone: "070-123 45 67",
  message: "Hamnfest 5 december.\nTvå ordningsvakter 18–02?",
};
const render = (request: Parameters<typeof renderContactRequestEmails>[0], now = soon) =>
  renderContactRequestEmails(request, emailBrand, now);
async function confirm(change: Partial<typeof byEmail>, now = soon) {
  const { visitor } = await render({ ...byEmail, ...change }, now);
  if (!visitor) throw new Error("no confirmation");
  return visitor;
}

describe("the email to the admin", () => {
  it("begins with the time, and its only action is to reply", async () => {
    const { admin } = await render(byEmail);
    expect(admin).toMatchObject({
      to: "kundservice@exempla.example",
      replyTo: "kontakt@malarport.example",
      fromName: "Exempla arbetsbord",
      subject: "Svara före 14:12: Mälarport AB",
    });
    expect(admin.text).toBe(`Svara före 14:12


Mälarport AB

Vill ha svar med e-post

Skriv till kontakt@malarport.example

”Hamnfest 5 december.
Två ordningsvakter 18–02?”

Öppna förfrågan på arbetsbordet https://www.exempla.example/admin/forfragningar/0b8f5b6e-1111-4222-8333-444455556666

Kontakt   Åsa Öberg
E-post    kontakt@malarport.example
Telefon   070-123 45 67
Inkom     tors 19 nov 13:42

Skickas till kundtjänst vid ny förfrågan. Svar på det här mejlet går till besökaren.`);
    expect(admin.html).toContain('href="mailto:kontakt@malarport.example"');
    expect(admin.html).toContain('<html lang="sv">');
    expect(admin.automatic).toBeUndefined();
  });

  it("its only action is to call, and no confirmation is sent", async () => {
    const { admin, visitor } = await render(byPhone);
    expect(visitor).toBeNull();
    expect(admin.replyTo).toBeUndefined();
    expect(admin.html).toContain('href="tel:+46701234567"');
    expect(admin.text).toContain("Ring +46 (0)70-123 45 67");
    expect(admin.text).not.toContain("E-post");
  });

  it("is Swedish for an English request too, and says to answer in English", async () => {
    const { admin } = await render({ ...byEmail, locale: "en" });
    expect(admin.html).toContain('<html lang="sv">');
    expect(admin.text).toContain("Svara på engelska.");
    expect((await render(byEmail)).admin.text).not.toContain("engelska");
  });
});

describe("the confirmation", () => {
  it("says in Swedish when we answer, what happens, who we are and how long it is kept", async () => {
    const email = await confirm({});
    expect(email).toMatchObject({
      to: "kontakt@malarport.example",
      replyTo: "kundservice@exempla.example",
      fromName: "Exempla",
      subject: "Vi har fått din förfrågan",
      automatic: true,
    });
    expect(email.text).toBe(`Exempla

Vi hör av oss, oftast före 14:12


Tack, vi har fått din förfrågan

En av våra samordnare läser den och skriver till dig på den här adressen. Är det bråttom utanför kontorstid? Beställ i appen, som är öppen dygnet runt.

Öppna bokningsappen https://app.exempla.example/

Mottagen   tors 19 nov 13:42

Så går det till
1. Vi hör av oss och stämmer av plats, tider och vad du behöver. I genomsnitt tar det 30\u00a0minuter, mån–fre 08:00–18:00.
2. Du får ett fast pris, exkl. moms, med kväll och helg på egna rader.
3. Du säger ja eller nej. Inget är bokat innan dess.

Vi upprepar inte det du skrev, eftersom vem som helst kan skriva in en adress. Vill du ändra eller lägga till något? Svara på det här mejlet. Var det inte du som skrev? Svara, så tar vi bort uppgifterna.

Exempla AB · org.nr\u00a0556677-8899 · momsreg.nr\u00a0SE556677889901
Provgatan 2, 222 33 Lund
kundservice@exempla.example
08-123 45 67 · mån–fre 08:00–18:00
Vi raderar uppgifterna efter 12\u00a0månader om det inte blir något samarbete. Så hanterar vi personuppgifter https://www.exempla.example/privacy`);
    expect(email.html).toContain('<html lang="sv">');
  });

  it("is in the visitor's language only", async () => {
    const email = await confirm({
      locale: "en",
      companyName: "Harbour Ltd",
      name: "Ann",
      message: "Two guards, please.",
    });
    expect(email.html).toContain('<html lang="en">');
    expect(email.text).toContain("We will be in touch, usually before 14:12");
    expect(email.text).toContain("https://www.exempla.example/privacy?lang=en");
    expect(`${email.subject} ${email.text}`).not.toMatch(/[åäöÅÄÖ]/);
  });

  it.each([
    ["sv", "2026-11-20T16:45:00Z", "Vi hör av oss måndag, oftast före 08:30", "Svara måndag före 08:30: "],
    [
      "en",
      "2026-11-20T16:45:00Z",
      "We will be in touch on Monday, usually before 08:30",
      "Svara måndag före 08:30: ",
    ],
    ["sv", "2026-11-20T05:00:00Z", "Vi hör av oss, oftast före 08:30", "Svara före 08:30: "],
  ] as const)("promises what can be kept (%s, %s)", async (locale, at, tape, subject) => {
    const createdAt = new Date(at);
    const { admin, visitor } = await render({ ...byEmail, locale, createdAt }, createdAt);
    // In the preheader, which lists of emails show, and on the tape.
    expect(visitor?.html.split(tape)).toHaveLength(3);
    expect(admin.subject).toBe(`${subject}Mälarport AB`);
  });

  it("promises no time that has passed when the email is sent", async () => {
    const late = new Date("2026-11-19T13:12:00Z");
    const { admin, visitor } = await render(byEmail, late);
    expect(admin.subject).toBe("Svara nu: Mälarport AB");
    expect(admin.text).toContain("Svara nu, utlovat före 14:12");
    expect(visitor?.text).toContain("Vi hör av oss så snart vi kan");
    expect(visitor?.html).not.toContain("14:12");
  });
});

describe("what a visitor typed", () => {
  const attack = '<img src=x onerror=alert(1)>"&{time}\u202Egpj';

  it("is escaped, and changes neither text direction nor placeholders", async () => {
    const { admin, visitor } = await render({
      ...byEmail,
      companyName: `${attack}\r\nBcc: x@y.example`,
      name: attack,
      message: `${attack}\n<script>alert(1)</script>`,
    });
    expect(admin.subject).toBe('Svara före 14:12: <img src=x onerror=alert(1)>"&{time}gpj Bcc: x@y.example');
    expect(admin.html).not.toMatch(/<img src=x|<script|\u202E/);
    expect(admin.html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&amp;{time}gpj");
    expect(admin.text).toContain('<img src=x onerror=alert(1)>"&{time}gpj');
    expect(admin.text).not.toContain("\u202E");
    // The confirmation has none of it (tests/structure/confirmations.test.ts).
    expect(`${visitor?.html}${visitor?.text}`).not.toMatch(/onerror|Bcc/);
  });

  it("stays inside the link it is part of", async () => {
    const { admin } = await render({ ...byEmail, email: "a?bcc=x&cc=y@malarport.example" });
    expect(admin.html).toContain('href="mailto:a%3Fbcc%3Dx%26cc%3Dy@malarport.example"');
  });
});

it("arrives whole at a mail server: headers, both parts, the symbol inline", async () => {
  const server = await startSmtpServer();
  const transport = openMailTransport({
    smtpUrl: server.url,
    from: "post@exempla.example",
    outboxDir: "unused",
  });
  const { admin, visitor } = await render(byEmail);
  await transport.send({ ...admin, messageId: "<1.admin@exempla.example>" });
  await transport.send({ ...(visitor ?? admin), messageId: "<1.visitor@exempla.example>" });
  transport.close();
  await server.close();

  const [toAdmin, toVisitor] = server.emails;
  const header = (email: typeof toAdmin, name: string) =>
    email?.headers.find(({ key }) => key === name)?.value;
  expect(toAdmin).toMatchObject({
    from: { name: "Exempla arbetsbord", address: "post@exempla.example" },
    replyTo: [{ address: "kontakt@malarport.example" }],
    subject: "Svara före 14:12: Mälarport AB",
    messageId: "<1.admin@exempla.example>",
    attachments: [],
  });
  expect(header(toAdmin, "auto-submitted")).toBeUndefined();
  expect(toVisitor).toMatchObject({
    from: { name: "Exempla", address: "post@exempla.example" },
    to: [{ address: "kontakt@malarport.example" }],
    replyTo: [{ address: "kundservice@exempla.example" }],
    subject: "Vi har fått din förfrågan",
    messageId: "<1.visitor@exempla.example>",
    attachments: [{ mimeType: "image/png", disposition: "inline", contentId: "<symbol>" }],
  });
  expect(header(toVisitor, "auto-submitted")).toBe("auto-generated");
  expect(toVisitor?.text?.trim()).toBe(visitor?.text);
  expect(toVisitor?.html?.trim()).toBe(visitor?.html);
  expect(toVisitor?.html).toContain('src="cid:symbol"');
  const [image] = toVisitor?.attachments ?? [];
  const png = image?.content instanceof ArrayBuffer ? Buffer.from(image.content) : Buffer.alloc(24);
  // A PNG of twice 30 px: its signature, then width and height in its first chunk.
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([60, 60]);
});
