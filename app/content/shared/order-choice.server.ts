import { copy } from "#app/i18n/copy.ts";

/** When staff is needed, on the home page and in the express order. `next`: once the coming evening or night has begun. */
export const orderChoiceMessages = copy(
  {
    role: "Vem?",
    city: "Var?",
    when: "När?",
    people: "Hur många?",
    whens: {
      nu: { this: "Nu", next: "Nu" },
      ikvall: { this: "I\u00a0kväll 18–02", next: "I\u00a0morgon 18–02" },
      inatt: { this: "I\u00a0natt 22–06", next: "Nästa\u00a0natt 22–06" },
      valj: { this: "Välj\u00a0tid", next: "Välj\u00a0tid" },
    },
  },
  {
    role: "Who?",
    city: "Where?",
    when: "When?",
    people: "How many?",
    whens: {
      nu: { this: "Now", next: "Now" },
      ikvall: { this: "Tonight 18–02", next: "Tomorrow 18–02" },
      inatt: { this: "Overnight 22–06", next: "Next night 22–06" },
      valj: { this: "Choose times", next: "Choose times" },
    },
  },
);
