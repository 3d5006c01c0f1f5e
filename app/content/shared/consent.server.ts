import { copy } from "#app/i18n/copy.ts";

/**
 * The question about a configured measurement tag. `{host}` is the tag's, `{cookies}` the address of the cookies
 * page.
 */
export const consentMessages = copy(
  {
    consentModal: {
      title: "Får vi mäta ditt besök?",
      description:
        "Vi vill se vilka annonser och sidor som leder till en bokning. Då laddas ett mätverktyg från {host}, som får spara kakor i din webbläsare. Säger du nej, fungerar allt likadant.",
      acceptAllBtn: "Ja, ni får mäta",
      acceptNecessaryBtn: "Nej, mät inte",
      footer: '<a href="{cookies}">Allt som lagras, namn för namn</a>',
    },
    preferencesModal: {
      title: "Ditt val",
      acceptAllBtn: "Ja, ni får mäta",
      acceptNecessaryBtn: "Nej, mät inte",
      savePreferencesBtn: "Spara mitt val",
      closeIconLabel: "Stäng",
      sections: [
        {
          title: "Det nödvändiga",
          description:
            "Ditt språk, det du har börjat skriva och sidor att läsa utan nät. Det går inte att välja bort här, men du kan tömma det i webbläsaren.",
          linkedCategory: "necessary",
        },
        {
          title: "Mätning",
          description:
            "Ett mätverktyg från {host} får se vilka sidor du öppnar och varifrån du kom, och spara kakor för det. Du kan ta tillbaka ditt ja när du vill.",
          linkedCategory: "measurement",
        },
      ],
    },
  },
  {
    consentModal: {
      title: "May we measure your visit?",
      description:
        "We would like to see which ads and pages lead to a booking. A measurement tool is then loaded from {host}, and may store cookies in your browser. If you say no, everything works just the same.",
      acceptAllBtn: "Yes, you may measure",
      acceptNecessaryBtn: "No, do not measure",
      footer: '<a href="{cookies}">Everything that is stored, name by name</a>',
    },
    preferencesModal: {
      title: "Your choice",
      acceptAllBtn: "Yes, you may measure",
      acceptNecessaryBtn: "No, do not measure",
      savePreferencesBtn: "Save my choice",
      closeIconLabel: "Close",
      sections: [
        {
          title: "What is necessary",
          description:
            "Your language, what you have begun to write, and pages to read without a network. It cannot be turned off here, but you can empty it in your browser.",
          linkedCategory: "necessary",
        },
        {
          title: "Measurement",
          description:
            "A measurement tool from {host} may see which pages you open and where you came from, and store cookies to do so. You can withdraw consent whenever you like.",
          linkedCategory: "measurement",
        },
      ],
    },
  },
);
