import { copy } from "#app/i18n/copy.ts";

/** Short texts on every page. */
export const interfaceMessages = copy(
  {
    skip: "Hoppa till innehållet",
    toTop: "Till sidans topp",
    loading: "Laddar...",
    toasts: { region: "Meddelanden", close: "Stäng" },
  },
  {
    skip: "Skip to the content",
    toTop: "To the top of the page",
    loading: "Loading...",
    toasts: { region: "Messages", close: "Close" },
  },
);

/** The mark on every page of a demo (docs/development.md). */
export const inventedDataMessages = copy({ mark: "Påhittad data" }, { mark: "Invented data" });
