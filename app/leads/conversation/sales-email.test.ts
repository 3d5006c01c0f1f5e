import { expect, test } from "vitest";
import { forwardedEmail } from "./quoted-text.ts";
import { languageOf, readSalesEmail } from "./sales-email.ts";

const company = {
  siteHost: "www.foretag.example",
  addresses: ["sales@foretag.example", "kundservice@foretag.example"],
  domain: "foretag.example",
};
const email = (change: Partial<Parameters<typeof readSalesEmail>[0]> = {}) => ({
  sender: "anna@kund.example",
  senderName: "Anna Ek",
  subject: "Två väktare",
  body: "Hej, vi behöver två väktare på lördag.",
  isAutomatic: false,
  isBulk: false,
  isSpam: false,
  origins: ["kund.example"],
  attached: null,
  ...change,
});
const read = (change: Parameters<typeof email>[0] = {}, isColleague = false) =>
  readSalesEmail(email(change), company, isColleague);
const colleague = { sender: "Eva@foretag.example", senderName: "Eva Lind" };

test("a customer's email is from who wrote it, as mail hosts forward it", () => {
  expect(read()).toEqual({
    from: { name: "Anna Ek", address: "anna@kund.example" },
    subject: "Två väktare",
    text: "Hej, vi behöver två väktare på lördag.",
    body: "Hej, vi behöver två väktare på lördag.",
  });
  // A customer may forward something as well: it is theirs.
  expect(
    read({ subject: "VB: Fest", body: "Se nedan\n\nFrån: Bo <bo@x.example>\nTill: a@b.example\nÄmne: Fest" }),
  ).toMatchObject({
    from: { address: "anna@kund.example" },
    text: "Se nedan",
  });
});

test.each<[string, Partial<ReturnType<typeof email>>]>([
  ["own", { origins: ["www.foretag.example"] }],
  ["own", { sender: "sales@foretag.example" }],
  ["own", { sender: "Kundservice@Foretag.example" }],
  ["spam", { isSpam: true }],
  ["automatic", { isAutomatic: true }],
  ["bulk", { isBulk: true }],
  ["nobody", { sender: "" }],
  ["nobody", { sender: "anna@kund.example, bo@kund.example" }],
  ["nobody", { sender: "anna@localhost" }],
  ["internal", { ...colleague, subject: "Fredagsfika" }],
  [
    "internal",
    {
      ...colleague,
      subject: "Re: Två väktare",
      body: "Visst!\n\nFrån: Anna <anna@kund.example>\nTill: sales@foretag.example\nÄmne: Två väktare\n\nHej",
    },
  ],
])("%s emails change nothing: %o", (ignored, change) => {
  expect(read(change)).toEqual({ ignored });
});

test("whoever has an account is a colleague, whatever the domain", () => {
  expect(read({}, true)).toEqual({ ignored: "internal" });
});

const outlook = `Ta den här du?

Eva

________________________________
Från: Anna Ek <anna@kund.example>
Skickat: den 26 november 2026 10:12
Till: Sälj <sales@foretag.example>
Ämne: Två väktare

Hej, vi behöver två väktare.
Anna`;
const gmail = `---------- Forwarded message ---------
Från: Anna Ek <anna@kund.example>
Date: tors 26 nov. 2026 kl 10:12
Subject: Två väktare
To: <sales@foretag.example>


Hej, vi behöver två väktare.
Anna`;
const apple = `Begin forwarded message:

From: Anna Ek <anna@kund.example>
Subject: Två väktare
Date: 26 November 2026 at 10:12:00 CET
To: sales@foretag.example

Hej, vi behöver två väktare.
Anna`;

test.each([
  ["Outlook", "VB: Två väktare", outlook],
  ["Gmail", "Fwd: Två väktare", gmail],
  ["Apple Mail", "Fwd: VB: Två väktare", apple],
])(
  "of an email that a colleague forwards by hand in %s the sender is the one that it quotes",
  (_program, subject, body) => {
    expect(read({ ...colleague, subject, body })).toMatchObject({
      from: { name: "Anna Ek", address: "anna@kund.example" },
      subject: "Två väktare",
      text: "Hej, vi behöver två väktare.\nAnna",
      body: expect.stringMatching(/^Hej, vi behöver två väktare\.\nAnna\n\nVidarebefordrat av Eva Lind/),
    });
  },
);

test("what the colleague wrote above is kept below", () => {
  const { body } = read({ ...colleague, subject: "VB: x", body: outlook }) as { body: string };
  expect(body.endsWith("Vidarebefordrat av Eva Lind:\nTa den här du?\n\nEva")).toBe(true);
});

const attached = {
  sender: "Anna@kund.example",
  senderName: "Anna Ek",
  body: "Hej, vi behöver två väktare.\n\n> Vad gäller det?",
};

test.each([
  ["with a word of theirs", "Ta den här du?", "Vidarebefordrat av Eva Lind:\nTa den här du?"],
  ["without one", "", "Vidarebefordrat av Eva Lind."],
])(
  "of an email that a colleague forwards as an attachment, %s, the sender is that of the attached one",
  (_, above, note) => {
    expect(read({ ...colleague, subject: "VB: Två väktare", body: above, attached })).toEqual({
      from: { name: "Anna Ek", address: "anna@kund.example" },
      subject: "Två väktare",
      text: "Hej, vi behöver två väktare.",
      body: `${attached.body}\n\n${note}`,
    });
  },
);

test("an attached email of a colleague or of our own names no customer", () => {
  for (const sender of ["bo@foretag.example", "kundservice@foretag.example", ""])
    expect(read({ ...colleague, subject: "VB: x", attached: { ...attached, sender } })).toMatchObject({
      from: null,
    });
});

test("what a customer attaches changes nothing about whom an email is from", () => {
  const other = { ...attached, sender: "bo@kund.example" };
  expect(read({ subject: "VB: x", attached: other })).toMatchObject({
    from: { address: "anna@kund.example" },
  });
});

test.each([
  ["no header", "Hon heter Anna och vill ha två väktare."],
  ["two addresses in From", outlook.replace("<anna@kund.example>", "<anna@kund.example>, <bo@kund.example>")],
  ["a colleague in From", outlook.replace("anna@kund.example", "bo@foretag.example")],
  ["no address in From", outlook.replace(" <anna@kund.example>", "")],
])("with %s nobody is guessed: the lead has the colleague's text and says so", (_what, body) => {
  const known = read({ ...colleague, subject: "VB: Två väktare", body });
  expect(known).toMatchObject({ from: null, subject: "Två väktare" });
  expect(known).toMatchObject({ text: expect.stringContaining("Det gick inte att läsa ut vem som skrev") });
  expect(known).toMatchObject({ text: expect.stringContaining(body) });
});

test("a hostile text takes no time", () => {
  for (const part of ["From: ", "a@", "<", "@.", "_____\n", "From: a@b.c\nTo: x\nDate: 1\n", "\n"])
    forwardedEmail(part.repeat(50_000 / part.length));
});

test("the language is Swedish, unless the text is English", () => {
  expect(languageOf("")).toBe("sv");
  expect(languageOf("Hej! Vi har en fest och behöver två vakter.")).toBe("sv");
  expect(languageOf("Hello, we would like two guards for a party at the office.")).toBe("en");
});
