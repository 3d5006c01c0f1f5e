import { applicationMonths } from "#app/domain/retention.ts";
import { copy } from "#app/i18n/copy.ts";

const years = applicationMonths / 12;

/** The confirmation of an application. It repeats nothing that was typed: the address is not verified. */
export const applicationConfirmationMessages = copy(
  {
    subject: "Vi har fått din ansökan",
    preheader: "Vi ringer dig, oftast inom en vecka.",
    tape: "Vi ringer, oftast inom en vecka",
    heading: "Tack, vi har fått din ansökan",
    lead: "Den som bemannar i din stad läser den och ringer dig. Du får besked även om det blir nej.",
    role: "Roll",
    city: "Stad",
    received: "Mottagen",
    stepsTitle: "Så går det till",
    steps: [
      "Vi ringer, och du får fråga allt om pass, lön och platser. Det tar ungefär tjugo minuter.",
      "Vi tar referenser och gör den kontroll som rollen kräver.",
      "Första passet går du med en kollega som kan platsen.",
    ],
    correct:
      "Vi upprepar inte det du skrev, eftersom vem som helst kan skriva in en adress. Vill du ändra något eller ta tillbaka din ansökan? Svara på det här mejlet. Var det inte du som sökte? Svara, så tar vi bort uppgifterna.",
    kept: `Vi raderar uppgifterna ${years}\u00a0år efter beskedet, eller tidigare om du ber om det.`,
  },
  {
    subject: "We have received your application",
    preheader: "We will call you, usually within a week.",
    tape: "We call you, usually within a week",
    heading: "Thank you, we have your application",
    lead: "The person who staffs your city reads it and calls you. You hear from us even if the answer is no.",
    role: "Role",
    city: "City",
    received: "Received (Swedish time)",
    stepsTitle: "What happens next",
    steps: [
      "We call, and you can ask anything about shifts, pay and places. It takes about twenty minutes.",
      "We take references and make the checks that the role requires.",
      "You work your first shift with a colleague who knows the place.",
    ],
    correct:
      "We do not repeat what you wrote, because anyone can enter an address. Would you like to change something or withdraw your application? Reply to this email. If it wasn’t you who applied, reply and we will delete the details.",
    kept: `We erase your details ${years}\u00a0years after the answer, or earlier if you ask us to.`,
  },
);

/** The email to the company, which works in Swedish. */
export const applicationAdminMessages = {
  sender: "{name} arbetsbord",
  subject: "Ny ansökan: {role}, {city}",
  preheader: "{name} söker jobb.",
  tape: "Ny ansökan",
  lead: "Söker jobb som {role} i {city}.",
  opening: "Jobb",
  call: "Ring {number}",
  received: "Inkom",
  quoted: "”{text}”",
  open: "Öppna ansökan på arbetsbordet",
  inEnglish: {
    title: "Tänk på när du ringer",
    text: "Ansökan kom från den engelska sidan.",
  },
  why: "Skickas till kundtjänst vid ny ansökan om jobb. Svar på det här mejlet går till den som söker.",
} as const;
