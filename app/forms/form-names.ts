import type { PageKey } from "#app/site-map.ts";

/**
 * Every form that a visitor can fill in: the name under which the browser stores it, and the page that it
 * posts to. The cookies page derives its list of storage keys from these.
 */
export const formPages = {
  "contact-request": "contactRequest",
  "contact-message": "contactRequest",
  "guard-quote": "quote",
  "order-guard-quote": "quote",
  "express-order": "expressOrder",
  "demo-booking": "demo",
  "job-application": "careers",
} as const satisfies Record<string, PageKey>;

/** The query parameter of a page that thanks for a form sent without script. */
export const sentParameter = "skickat";

export type FormName = keyof typeof formPages;

/** The document's event when the server has stored a form; its detail is the form's name. */
export const formSent = "form-sent";

export const formNames = Object.keys(formPages).filter((name): name is FormName => name in formPages);
