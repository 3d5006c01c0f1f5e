import { copy } from "#app/i18n/copy.ts";

/** The words of every row of breadcrumbs: what it is called and where it begins. */
export const breadcrumbWords = copy(
  { label: "Brödsmulor", home: "Start" },
  { label: "Breadcrumbs", home: "Home" },
);
