import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";
import { fieldErrors, submissionMessages } from "./forms.server.ts";
import { serviceNames } from "./service-names.server.ts";

const phone = brand.phone.replaceAll(" ", "\u00a0");

/** The express order: its fields and messages. */
export const orderMessages = copy(
  {
    ...submissionMessages.sv,
    sent: "Tack, vi har fått din beställning",
    title: "Beställning",
    change: "Ändra",
    permitNotes: {
      yes: "Bra. Ha beslutet eller villkoren till hands när vi ringer.",
      no: "Utan tillstånd får ordningsvakter inte användas, och vi bokar inga. Skicka ändå, så berättar vi hur du söker. En väktare kräver inget tillstånd.",
      unknown: "Vi reder ut det med dig först. Finns inget tillstånd, bokar vi inga ordningsvakter.",
    },
    fewer: "En färre",
    more: "En fler",
    times: {
      label: "När gäller det?",
      late: {
        call: "Vi hinner inte svara innan passet börjar. Ring oss nu eller boka det i bokningsappen, eller välj en senare tid.",
        book: "Vi hinner inte svara innan passet börjar. Boka det i bokningsappen i stället, eller välj en senare tid.",
      },
      inSweden: "{times}",
      shortest: "{times}, kortaste passet",
      day: "Dag",
      from: "Från",
      to: "Till",
      hint: "Svensk tid. Flera dagar? Skriv vilka under Uppdrag.",
    },
    jobPreset: "Jag berättar mer när ni ringer.",
    invoice: "Företag, faktura och referens",
    sum: {
      title: "Uppskattad summa",
      terms: "exkl.\u00a0moms",
      about: "ca\u00a0{sum} exkl.\u00a0moms",
      onRequest: "pris på förfrågan",
      open: "Välj dag och tid, så räknar vi.",
      unpriced: { entranceHost: "Entrévärdar har inget listpris. Du får ett fast pris i svaret." },
      note: "Räknat på prislistan. Det fasta priset står i bekräftelsen.",
      spoken: "Uppskattad summa {sum} exklusive moms.",
    },
    correcting: {
      send: "Spara ändringen",
      sent: "Tack, vi har fått ändringen",
      errors: {
        ...submissionMessages.sv.errors,
        formInvalid: `Ändringen gick inte att spara. Vi har redan svarat, eller så har passet börjat. Ring ${phone} om något ska ändras`,
      },
    },
    fields: {
      service: {
        label: "Vem behöver du?",
        options: serviceNames.sv,
      },
      permit: {
        label: "Finns tillstånd?",
        fact: "Tillstånd",
        hint: "Ordningsvakter får bara användas med tillstånd från Polismyndigheten för platsen, eller när villkor om dem står i evenemangs- eller serveringstillståndet.",
        options: { yes: "Ja", no: "Nej", unknown: "Vet inte" },
      },
      contactName: { label: "Ditt namn", fact: "Kontakt", errors: fieldErrors.sv.name },
      contactEmail: { label: "E-post", errors: fieldErrors.sv.email },
      contactPhone: { label: "Telefon", example: "070-123 45 67", errors: fieldErrors.sv.phone },
      company: { label: "Företag", errors: { tooLong: fieldErrors.sv.company.tooLong } },
      orgNumber: {
        label: "Organisationsnummer",
        example: "556677-8899",
        errors: {
          invalid: "Organisationsnumret stämmer inte. Kontrollera de tio siffrorna",
        },
      },
      billingEmail: {
        label: "Faktura till",
        hint: "Lämna tomt om fakturan ska gå till samma adress.",
        errors: { ...fieldErrors.sv.email, invalid: "Ange en giltig e-postadress för fakturan" },
      },
      location: {
        label: "Plats",
        example: "Gatuadress, ingång, ort",
        errors: {
          tooShort: "Platsen måste vara minst 2 tecken",
          tooLong: "Platsen får max vara 200 tecken",
        },
      },
      jobDescription: {
        label: "Uppdrag",
        hint: "Vad som har hänt eller ska hända, och vem som möter\u00a0upp.",
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
        errors: { missing: "Ange när uppdraget börjar", passed: "Starttiden har redan passerat" },
      },
      endsAt: {
        label: "Slutar",
        fact: "Slutar",
        errors: {
          missing: "Ange när uppdraget slutar",
          beforeStart: "Sluttiden måste vara efter starttiden",
          tooLate: "En beställning kan gälla högst ett år",
        },
      },
      reference: {
        label: "Din referens",
        fact: "Referens",
        example: "Kostnadsställe eller ordernummer",
        errors: { tooLong: "Referensen får max vara 100 tecken" },
      },
    },
    send: "Skicka beställningen",
    number: "Din beställning har nummer {number}.",
  },
  {
    ...submissionMessages.en,
    sent: "Thank you, we have your order",
    title: "Order",
    change: "Change",
    permitNotes: {
      yes: "Good. Have the decision or its conditions at hand when we call.",
      no: "Without a permit, public-order guards may not be used and we book none. Send it anyway, and we will tell you how to apply. A guard needs no permit.",
      unknown: "We look into it with you first. If there is no permit, we book no public-order guards.",
    },
    fewer: "One fewer",
    more: "One more",
    times: {
      label: "When do you need them?",
      late: {
        call: "The shift begins before we can answer. Call us now or book it in the booking app, or choose a later time.",
        book: "The shift begins before we can answer. Book it in the booking app instead, or choose a later time.",
      },
      inSweden: "{times}, Swedish time",
      shortest: "{times}, the shortest shift",
      day: "Day",
      from: "From",
      to: "To",
      hint: "Swedish time. Several days? Write which under Job.",
    },
    jobPreset: "I will tell you more when you call.",
    invoice: "Company, invoice and reference",
    sum: {
      title: "Estimated total",
      terms: "excl.\u00a0VAT",
      about: "about {sum} excl.\u00a0VAT",
      onRequest: "price on request",
      open: "Choose a day and times, and we work it out.",
      unpriced: {
        entranceHost: "Entrance hosts have no list price. You get a fixed price in the answer.",
      },
      note: "By the price list. The fixed price is in the confirmation.",
      spoken: "Estimated total {sum} excluding VAT.",
    },
    correcting: {
      send: "Save the change",
      sent: "Thank you, the change is saved",
      errors: {
        ...submissionMessages.en.errors,
        formInvalid: `The change could not be saved. We have answered already, or the shift has begun. Call ${phone} if something should change`,
      },
    },
    fields: {
      service: {
        label: "Who do you need?",
        options: serviceNames.en,
      },
      permit: {
        label: "Is there a permit?",
        fact: "Permit",
        hint: "Public-order guards (ordningsvakter) may only be used with a permit from the Swedish Police Authority for the place, or when the event permit or alcohol licence has conditions about them.",
        options: { yes: "Yes", no: "No", unknown: "Not sure" },
      },
      contactName: { label: "Your name", fact: "Contact", errors: fieldErrors.en.name },
      contactEmail: { label: "Email", errors: fieldErrors.en.email },
      contactPhone: { label: "Phone", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
      company: { label: "Company", errors: { tooLong: fieldErrors.en.company.tooLong } },
      orgNumber: {
        label: "Organisation number",
        example: "556677-8899",
        errors: {
          invalid: "The organisation number is not right. Check its ten digits",
        },
      },
      billingEmail: {
        label: "Invoice to",
        hint: "Leave empty if the invoice goes to the same address.",
        errors: { ...fieldErrors.en.email, invalid: "Enter a valid email address for the invoice" },
      },
      location: {
        label: "Place",
        example: "Street, entrance, town",
        errors: {
          tooShort: "The place must be at least 2 characters",
          tooLong: "The place can be at most 200 characters",
        },
      },
      jobDescription: {
        label: "Job",
        hint: "What has happened or will happen, and who will meet the guard.",
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
        errors: {
          missing: "Enter when the assignment starts",
          passed: "The start must be in the future",
        },
      },
      endsAt: {
        label: "Ends",
        fact: "Ends (Swedish time)",
        errors: {
          missing: "Enter when the assignment ends",
          beforeStart: "The end must be after the start",
          tooLate: "An order can cover one year at most",
        },
      },
      reference: {
        label: "Your reference",
        fact: "Reference",
        example: "Cost centre or order number",
        errors: { tooLong: "The reference can be at most 100 characters" },
      },
    },
    send: "Send the order",
    number: "Your order number is {number}.",
  },
);
