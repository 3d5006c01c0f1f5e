import { copy } from "#app/i18n/copy.ts";

/**
 * Shared by all confirmations. They never repeat what somebody typed: the address is not verified, and a stranger's
 * words would reach its owner in our name.
 */
export const confirmationMessages = copy(
  {
    urgent: "Är det bråttom utanför kontorstid? Beställ i appen, som är öppen dygnet runt.",
    app: "Öppna bokningsappen",
    received: "Mottagen",
    correct:
      "Vi upprepar inte det du skrev, eftersom vem som helst kan skriva in en adress. Vill du ändra eller lägga till något? Svara på det här mejlet. Var det inte du som skrev? Svara, så tar vi bort uppgifterna.",
  },
  {
    urgent: "In a hurry outside office hours? Order in the app, which is open day and night.",
    app: "Open the booking app",
    received: "Received (Swedish time)",
    correct:
      "We do not repeat what you wrote, because anyone can enter an address. Would you like to change or add something? Reply to this email. If it wasn’t you who wrote, reply and we will delete the details.",
  },
);
