import { copy } from "#app/i18n/copy.ts";

/**
 * An invented article about the company, marked as an example, until the first real one is entered in the admin. Its
 * link is the page with the company's own press text.
 */
export const inventedPress = copy(
  { outlet: "Pressbladet", title: "Ett pass som alla kan följa" },
  { outlet: "The Press Sheet", title: "A shift that everyone can follow" },
);
