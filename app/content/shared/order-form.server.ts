import { copy } from "#app/i18n/copy.ts";
import { fieldErrors, submissionWords } from "./forms.server.ts";

/** The express order: its fields and messages. */
export const orderWords = copy(
  {
    ...submissionWords.sv,
    sent: "Tack, din beställning är framme",
    fields: {
      service: {
        label: "Vem behöver du?",
        options: { guard: "Väktare", orderGuard: "Ordningsvakter", entranceHost: "Entrévärdar" },
      },
      permit: {
        label: "Finns tillstånd?",
        fact: "Tillstånd finns",
        hint: "Ordningsvakter får bara användas med tillstånd från Polismyndigheten för platsen, eller när villkor om dem står i evenemangs- eller serveringstillståndet.",
        options: { yes: "Ja", no: "Nej", unknown: "Vet inte" },
      },
      contactName: { label: "Ditt namn", fact: "Kontakt", errors: fieldErrors.sv.name },
      contactEmail: { label: "E-post", errors: fieldErrors.sv.email },
      contactPhone: { label: "Telefon", example: "070-123 45 67", errors: fieldErrors.sv.phone },
      billingEmail: {
        label: "Faktura till",
        errors: { ...fieldErrors.sv.email, invalid: "Ange en giltig e-postadress för fakturan" },
      },
      location: {
        label: "Plats",
        example: "Gatuadress, ingång och vem som möter",
        errors: {
          tooShort: "Platsen måste vara minst 2 tecken",
          tooLong: "Platsen får max vara 200 tecken",
        },
      },
      jobDescription: {
        label: "Uppdrag",
        example: "Vad som har hänt eller ska hända",
        errors: {
          tooShort: "Beskrivningen måste vara minst 10 tecken",
          tooLong: "Beskrivningen får max vara 2000 tecken",
        },
      },
      guardCount: {
        label: "Antal",
        errors: {
          notWhole: "Antal vakter måste vara ett heltal",
          tooSmall: "Minst 1 vakt krävs",
          tooLarge: "Max 100 vakter",
        },
      },
      startsAt: {
        label: "Börjar",
        fact: "Börjar",
        hint: "Svensk tid",
        errors: { missing: "Ange när uppdraget börjar", passed: "Starttiden har redan passerat" },
      },
      endsAt: {
        label: "Slutar",
        fact: "Slutar",
        hint: "Svensk tid",
        errors: {
          missing: "Ange när uppdraget slutar",
          beforeStart: "Sluttiden måste vara efter starttiden",
          tooLate: "En beställning kan gälla högst ett år",
        },
      },
      reference: {
        label: "Er referens",
        example: "Kostnadsställe eller ordernummer",
        errors: { tooLong: "Referensen får max vara 100 tecken" },
      },
    },
    send: "Skicka beställningen",
    number: "Din beställning har nummer {number}.",
  },
  {
    ...submissionWords.en,
    sent: "Thank you, your order has arrived",
    fields: {
      service: {
        label: "Who do you need?",
        options: { guard: "Guards", orderGuard: "Public-order guards", entranceHost: "Entrance hosts" },
      },
      permit: {
        label: "Is there a permit?",
        fact: "Permit in place",
        hint: "Public-order guards (ordningsvakter) may only be used with a permit from the Swedish Police Authority for the place, or when the event permit or alcohol licence has conditions about them.",
        options: { yes: "Yes", no: "No", unknown: "Not sure" },
      },
      contactName: { label: "Your name", fact: "Contact", errors: fieldErrors.en.name },
      contactEmail: { label: "Email", errors: fieldErrors.en.email },
      contactPhone: { label: "Phone", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
      billingEmail: {
        label: "Invoice to",
        errors: { ...fieldErrors.en.email, invalid: "Enter a valid email address for the invoice" },
      },
      location: {
        label: "Place",
        example: "Street, entrance and who meets up",
        errors: {
          tooShort: "The place must be at least 2 characters",
          tooLong: "The place can be at most 200 characters",
        },
      },
      jobDescription: {
        label: "Job",
        example: "What has happened or will happen",
        errors: {
          tooShort: "The description must be at least 10 characters",
          tooLong: "The description can be at most 2000 characters",
        },
      },
      guardCount: {
        label: "Number",
        errors: {
          notWhole: "The number of guards must be a whole number",
          tooSmall: "At least 1 guard is needed",
          tooLarge: "At most 100 guards",
        },
      },
      startsAt: {
        label: "Starts",
        fact: "Starts (Swedish time)",
        hint: "Swedish time",
        errors: {
          missing: "Enter when the assignment starts",
          passed: "The start must be in the future",
        },
      },
      endsAt: {
        label: "Ends",
        fact: "Ends (Swedish time)",
        hint: "Swedish time",
        errors: {
          missing: "Enter when the assignment ends",
          beforeStart: "The end must be after the start",
          tooLate: "An order can cover one year at most",
        },
      },
      reference: {
        label: "Your reference",
        example: "Cost centre or order number",
        errors: { tooLong: "The reference can be at most 100 characters" },
      },
    },
    send: "Send the order",
    number: "Your order has number {number}.",
  },
);
