import { copy } from "#app/i18n/copy.ts";

/** The page on which a colleague writes down a request that no form has sent. */
export const newLeadMessages = copy(
  {
    title: "Ny förfrågan – arbetsbord",
    heading: "Ny förfrågan",
    back: "Till förfrågningarna",
    lead: "För den som har ringt, mejlat eller kommit förbi. Ett telefonnummer eller en e-postadress räcker.",
    labels: { name: "Namn", message: "Vad gäller det?" },
    source: "Hur kom den in?",
    more: "Tjänst, plats, tid och värde",
    value: "Värde, kronor utan moms",
    save: "Spara förfrågan",
    wrong: "Rätta det här och spara igen",
    known: "Finns redan",
    nobody: "ingen ansvarig",
    importLink: "Har du många? Importera dem från en fil",
  },
  {
    title: "New request – admin",
    heading: "New request",
    back: "To the requests",
    lead: "For somebody who has called, written or come by. A telephone number or an email address is enough.",
    labels: { name: "Name", message: "What is it about?" },
    source: "How did it come in?",
    more: "Service, place, time and value",
    value: "Value, SEK without VAT",
    save: "Save the request",
    wrong: "Correct this and save again",
    known: "Already here",
    nobody: "no owner",
    importLink: "Do you have many? Import them from a file",
  },
);
