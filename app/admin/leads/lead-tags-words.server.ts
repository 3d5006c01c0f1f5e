import { copy } from "#app/i18n/copy.ts";

/** The texts about the tags of leads, on a lead's page and in the list. */
export const leadTagsMessages = copy(
  {
    label: "Etiketter",
    one: "Etikett",
    add: "Lägg till etikett",
    remove: "Ta bort etiketten {name}",
    all: "Alla etiketter",
    added: "Etiketten {name} är tillagd.",
    removed: "Etiketten {name} är borttagen.",
    already: "Etiketten {name} finns redan där.",
    addedTo: {
      one: "Etiketten {name} är tillagd på {count} förfrågan.",
      many: "Etiketten {name} är tillagd på {count} förfrågningar.",
    },
    removedFrom: {
      one: "Etiketten {name} är borttagen från {count} förfrågan.",
      many: "Etiketten {name} är borttagen från {count} förfrågningar.",
    },
    wrong: "Skriv en etikett på högst 40 tecken.",
    nothing: "Välj förfrågningar och skriv en etikett.",
    many: "En förfrågan kan ha högst 10 etiketter, och det kan finnas högst 200 olika.",
  },
  {
    label: "Tags",
    one: "Tag",
    add: "Add a tag",
    remove: "Remove the tag {name}",
    all: "All tags",
    added: "The tag {name} was added.",
    removed: "The tag {name} was removed.",
    already: "The tag {name} is there already.",
    addedTo: {
      one: "The tag {name} was added to {count} request.",
      many: "The tag {name} was added to {count} requests.",
    },
    removedFrom: {
      one: "The tag {name} was removed from {count} request.",
      many: "The tag {name} was removed from {count} requests.",
    },
    wrong: "Write a tag of at most 40 characters.",
    nothing: "Choose requests and write a tag.",
    many: "A request can have at most 10 tags, and there can be at most 200 in all.",
  },
);
