import { copy } from "#app/i18n/copy.ts";

/**
 * When we respond, at the moment of reading, and what is open now. Placeholders: {minutes}; {closes}; {opens} and
 * {day}, the next opening.
 */
export const responsePromiseMessages = copy(
  {
    response: {
      open: "Vi svarar i snitt inom {minutes}\u00a0minuter.",
      today: "Vi svarar i dag från {opens}.",
      later: "Vi svarar {day} från {opens}.",
    },
    open: {
      open: "Telefonen är öppen till {closes}.",
      closing: "Är det bråttom? Telefonen är öppen till {closes}.",
      closed: "Bokningsappen är öppen nu, dygnet runt.",
    },
  },
  {
    response: {
      open: "We answer within {minutes}\u00a0minutes on average.",
      today: "We answer today from {opens}, Swedish time.",
      later: "We answer on {day} from {opens}, Swedish time.",
    },
    open: {
      open: "Our phone lines are open until {closes}, Swedish time.",
      closing: "Is it urgent? Our phone lines are open until {closes}, Swedish time.",
      closed: "The booking app is open now, day and night.",
    },
  },
);
