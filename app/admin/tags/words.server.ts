import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

export const tagsPageMessages = copy(
  {
    title: `Etiketter | ${brand.name}`,
    heading: "Etiketter",
    lead: "Etiketter samlar förfrågningar som hör ihop. En ny gör du på förfrågan: tryck på L, skriv och tryck på Enter. Byter du namn till en etikett som redan finns blir de en.",
    back: "Till förfrågningarna",
    leads: { one: "{count}\u00a0förfrågan", many: "{count}\u00a0förfrågningar" },
    name: "Nytt namn på {name}",
    save: "Spara",
    saveOf: "Spara namnet på {name}",
    remove: "Ta bort",
    removeOf: "Ta bort {name}",
    undo: "Ångra",
    empty: {
      title: "Inga etiketter än",
      text: "Öppna en förfrågan, tryck på L och skriv en etikett. Den står sedan här.",
    },
    done: {
      renamed: "{was} heter nu {name}.",
      merged: "{was} är nu samma som {name}.",
      removed: "{was} är borttagen från alla förfrågningar.",
      restored: "Etiketten är tillbaka.",
      same: "Namnet är oförändrat.",
    },
    refused: {
      title: "En kollega hann före",
      changed: "Etiketten har ändrats sedan du öppnade sidan. Så här ser det ut nu.",
      gone: "Etiketten är redan borttagen.",
      many: "En förfrågan kan ha högst 10 etiketter, och det kan finnas högst 200 olika.",
      name: "Skriv ett namn på högst 40 tecken.",
    },
  },
  {
    title: `Tags | ${brand.name}`,
    heading: "Tags",
    lead: "Tags gather requests that belong together. You make a new one on a request: press L, type and press Enter. Renamed to a tag that exists, the two become one.",
    back: "To the requests",
    leads: { one: "{count}\u00a0request", many: "{count}\u00a0requests" },
    name: "New name of {name}",
    save: "Save",
    saveOf: "Save the name of {name}",
    remove: "Remove",
    removeOf: "Remove {name}",
    undo: "Undo",
    empty: {
      title: "No tags yet",
      text: "Open a request, press L and type a tag. It then appears here.",
    },
    done: {
      renamed: "{was} is now called {name}.",
      merged: "{was} is now the same as {name}.",
      removed: "{was} was removed from all requests.",
      restored: "The tag is back.",
      same: "The name is unchanged.",
    },
    refused: {
      title: "A colleague was first",
      changed: "The tag has changed since you opened the page. This is how it looks now.",
      gone: "The tag was removed already.",
      many: "A request can have at most 10 tags, and there can be at most 200 in all.",
      name: "Write a name of at most 40 characters.",
    },
  },
);
