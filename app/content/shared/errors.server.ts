import { copy } from "#app/i18n/copy.ts";

/** The error screens; product 15 fixes the Swedish texts. */
export const errorMessages = copy(
  {
    retry: "Försök igen",
    reload: "Ladda om sidan",
    component: {
      title: "Ett fel uppstod",
      text: "{component} kunde inte laddas korrekt.",
      attempt: "Försök {number}",
    },
    route: {
      title: "Tekniskt fel",
      text: "Ett oväntat fel uppstod när sidan laddades.",
      home: "Gå till startsidan",
    },
    quote: "Hör du av dig till oss om felet? Uppge då numret {id}.",
    unreadable: {
      title: "Vi kunde inte läsa formuläret",
      text: "Något gick fel när det skickades. Gå tillbaka och försök igen.",
    },
    generic: {
      title: "Något gick fel",
      text: "Vi ber om ursäkt för besväret. Ett oväntat fel har uppstått.",
    },
  },
  {
    retry: "Try again",
    reload: "Reload the page",
    component: {
      title: "An error occurred",
      text: "{component} could not be loaded correctly.",
      attempt: "Attempt {number}",
    },
    route: {
      title: "Technical error",
      text: "An unexpected error occurred while the page was loading.",
      home: "Go to the home page",
    },
    quote: "If you contact us about the error, please quote {id}.",
    unreadable: {
      title: "We could not read the form",
      text: "Something went wrong when it was sent. Go back and try again.",
    },
    generic: {
      title: "Something went wrong",
      text: "We apologise for the inconvenience. An unexpected error has occurred.",
    },
  },
);
