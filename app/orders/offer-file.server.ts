import PDFDocument from "pdfkit";
import { offerPage } from "#app/content/pages/offer.server.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { typefaceCharacters } from "#app/ui/fonts/characters.ts";
import { colours } from "#brand/colours.ts";
import { offerRows, offerTimes } from "./offer-rows.ts";
import type { OfferRow } from "./offers.server.ts";

/** In points. */
const [margin, amountWidth] = [56, 120];
const { "ink-950": ink, "text-muted": muted, "paper-300": ruleColour } = colours;

/** The company that an offer comes from, for the head and the foot of its file. */
export interface FileBrand {
  name: string;
  legalName: string;
  organisationNumber: string;
  /** In one line. */
  address: string;
  /** The site's typeface, TrueType. */
  typeface: Buffer;
  /** One for texts with letters that the typeface lacks, such as the name of a buyer from Kyiv. */
  namesTypeface: Buffer;
}

/** An offer as a tagged PDF in its own language, with its yes and the checksum of its text when it is accepted. */
export async function offerFile(offer: OfferRow, brand: FileBrand): Promise<Buffer> {
  const { document, locale } = offer;
  const messages = offerMessages[locale];
  const page = offerPage[locale];
  const title = fill(messages.title, { number: document.number });
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: brand.legalName, CreationDate: offer.sentAt },
  });
  const done = bytesOf(pdf);
  pdf.registerFont("text", brand.typeface).registerFont("names", brand.namesTypeface);
  const width = pdf.page.width - 2 * margin;
  const right = margin + width;
  const rule = () =>
    pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).strokeColor(ruleColour).lineWidth(0.5).stroke();
  const write = (text: string, size: number, colour: string, x: number, y: number, options: TextOptions) =>
    pdf
      .font(isInTypeface(text) ? "text" : "names")
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, options);
  const line = (text: string, size: number, colour: string = ink) =>
    write(text, size, colour, margin, pdf.y, { width });

  line(brand.name, 11, muted);
  pdf.moveDown(0.6);
  line(title, 24);
  pdf.moveDown(0.4);
  for (const text of factsOf(offer)) line(text, 10.5);
  if (document.text) {
    pdf.moveDown(0.8);
    line(document.text, 10.5);
  }
  pdf.moveDown(1.2);
  for (const { label, detail, terms, amount, kind } of offerRows(document, messages, locale)) {
    rule();
    pdf.moveDown(0.4);
    const top = pdf.y;
    const size = kind === "sum" ? 14 : 10.5;
    write(amount, size, ink, right - amountWidth, top, { width: amountWidth, align: "right" });
    const beside = { width: width - amountWidth - 12 };
    write([label, terms].filter(Boolean).join(" "), size, ink, margin, top, beside);
    if (detail) write(detail, 9, muted, margin, pdf.y, beside);
    pdf.moveDown(0.4);
  }
  if (offer.acceptedAt) {
    pdf.moveDown(1);
    rule();
    pdf.moveDown(0.6);
    const time = inFull(offer.acceptedAt, locale);
    line(fill(page.lead.accepted, { time, name: offer.acceptedName ?? "" }), 12);
    line(`${page.invoiceTo}: ${(offer.invoiceAddress ?? "").replaceAll("\n", ", ")}`, 10.5);
    line(`${page.checksum} (SHA-256): ${offer.checksum}`, 8, muted);
  }
  pdf.moveDown(1.4);
  line(fill(messages.terms, { version: document.terms.version }), 12);
  pdf.moveDown(0.3);
  line(document.terms.text, 9);
  pdf.moveDown(1);
  line([brand.legalName, brand.organisationNumber, brand.address].join(" · "), 8, muted);
  pdf.end();
  return done;
}

type TextOptions = PDFKit.Mixins.TextOptions;

const characters = new Set([...typefaceCharacters, "\n"]);

/** Whether the typeface has every character of a text. A text is never set in two, whose lines differ in height. */
const isInTypeface = (text: string) => [...text].every((each) => characters.has(each));

/** Who, when and where, to whom, from whom and until when. */
function factsOf({ document, locale }: OfferRow): string[] {
  const messages = offerMessages[locale];
  const { people, place, buyer, sender, validUntil } = document;
  const fact = (name: string, values: readonly (string | null)[], mark = " · ") => {
    const text = values.filter(Boolean).join(mark);
    return text ? [`${name}: ${text}`] : [];
  };
  const who = people === 1 ? messages.person : fill(messages.people, { people: String(people) });
  return [
    ...fact(messages.when, [offerTimes(document, messages, locale)]),
    ...fact(messages.where, [place]),
    ...fact(messages.who, [who]),
    ...fact(messages.buyer, [buyer.company, buyer.name], ", "),
    ...fact(messages.sender, [sender.name, sender.phone, sender.email], ", "),
    ...fact(messages.validUntil, [inFull(new Date(validUntil), locale)]),
  ];
}

/** A Swedish date with its year, and the time: a file is kept. */
function inFull(time: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(time);
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
}
