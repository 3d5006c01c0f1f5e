import { copy } from "#app/i18n/copy.ts";

/** The result of a form that a colleague saved first. */
export const conflictMessages = copy(
  {
    text: "{who} hann före och sparade {when}, så ditt är inte sparat än. Det du skrev står kvar, och de andra fälten visar det som sparades. Se igenom fälten och spara igen.",
    meanwhile: "Det här ändrades under tiden:",
    somebody: "Någon",
    someTime: "nyss",
  },
  {
    text: "{who} was first and saved {when}, so yours is not saved yet. What you wrote is still there, and the rest has come along. Look through the fields and save again.",
    meanwhile: "This was changed meanwhile:",
    somebody: "Somebody",
    someTime: "just now",
  },
);

/** A form that shows what was typed before the page was opened. */
export const draftMessages = copy(
  {
    unsaved: "Här står det du skrev senast. Det är inte sparat.",
    discard: "Släng ändringarna",
  },
  {
    unsaved: "This is what you wrote last. It is not saved.",
    discard: "Discard the changes",
  },
);

/** A link to the page of a person or a company. */
export const customerLinkMessages = copy({ allOf: "Allt om {name}" }, { allOf: "All about {name}" });
