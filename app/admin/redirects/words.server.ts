import { copy } from "#app/i18n/copy.ts";

export const redirectsPageMessages = copy(
  {
    title: "Omdirigeringar – arbetsbord",
    heading: "Omdirigeringar",
    lead: "Gamla adresser som har använts de senaste 90 dagarna, och vart de leder. Länkar med många träffar är värda att rätta där de finns.",
    caption: "Gamla adresser, mest använda först",
    columns: { from: "Gammal adress", to: "Leder till", hits: "Träffar", last: "Senast" },
    empty: {
      title: "Inga gamla adresser har använts",
      text: "De gamla adresserna leder redan rätt. När någon följer en syns den här, med hur ofta och vart den leder.",
    },
  },
  {
    title: "Redirects – admin",
    heading: "Redirects",
    lead: "Old addresses used in the last 90 days, and where they lead. Links with many hits are worth correcting at the source.",
    caption: "Old addresses, most used first",
    columns: { from: "Old address", to: "Leads to", hits: "Hits", last: "Latest" },
    empty: {
      title: "No old address has been used",
      text: "The old addresses lead to the new ones already. When somebody follows one, it is shown here with how often and where it leads.",
    },
  },
);
