import { copy } from "#app/i18n/copy.ts";

/** The name and the first link of all breadcrumbs. */
export const breadcrumbMessages = copy(
  { label: "Brödsmulor", home: "Start" },
  { label: "Breadcrumbs", home: "Home" },
);
