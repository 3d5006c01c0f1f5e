import type { OfferDocument, OfferForm } from "./schema.ts";

/** What an offer has besides what its form says. */
export interface OfferFrame {
  /** The lead's number and the offer's version: "B-0A3C-8F1E/2". */
  number: string;
  senderEmail: string;
  vatPercent: number;
  terms: OfferDocument["terms"];
}

/** The document of an offer, complete as its buyer sees it: what is sent, and what its sender sees before. */
export function documentOf(
  form: OfferForm,
  { number, senderEmail, vatPercent, terms }: OfferFrame,
): OfferDocument {
  return {
    number,
    locale: form.locale,
    buyer: { company: form.company, name: form.name },
    service: form.service,
    place: form.place,
    people: form.people,
    startsAt: form.startsAt?.toISOString() ?? null,
    endsAt: form.endsAt?.toISOString() ?? null,
    text: form.text,
    lines: form.lines,
    vatPercent,
    validUntil: form.validUntil.toISOString(),
    sender: { name: form.senderName, phone: form.senderPhone, email: senderEmail },
    terms,
  };
}
