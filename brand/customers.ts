/** A customer's word mark under public/illustrations/kunder: 28 units high, `width` wide. */
export interface Customer {
  name: string;
  file: string;
  width: number;
}

/** Invented logos, marked as examples, until the first of a customer is entered in the admin. */
export const customers: readonly Customer[] = [
  { name: "Nordkaj", file: "kund-01.svg", width: 147 },
  { name: "Lindvall Fastigheter", file: "kund-02.svg", width: 207 },
  { name: "Frihamnsscenen", file: "kund-04.svg", width: 199 },
  { name: "Mälarport", file: "kund-06.svg", width: 137 },
  { name: "Kvarnby Galleria", file: "kund-05.svg", width: 182 },
  { name: "Åberga kommun", file: "kund-03.svg", width: 182 },
  { name: "Valla Arena", file: "kund-09.svg", width: 166 },
  { name: "Björkö Event", file: "kund-08.svg", width: 147 },
  { name: "Östervik Hamn", file: "kund-13.svg", width: 168 },
  { name: "Stråket", file: "kund-07.svg", width: 87 },
  { name: "Tibble Logistik", file: "kund-10.svg", width: 162 },
  { name: "Sundgruppen", file: "kund-11.svg", width: 155 },
  { name: "Hagastads BRF", file: "kund-12.svg", width: 163 },
  { name: "Teater Söderport", file: "kund-14.svg", width: 190 },
];
