import type { PageKey } from "#app/site-map.ts";

/**
 * Every form that a visitor may fill in, by the name under which the browser keeps it, and the page that it
 * posts to. The names that the cookies page lists are made of these.
 */
export const formPages = {
  "contact-request": "contactRequest",
  "contact-message": "contactRequest",
  "guard-quote": "quote",
  "order-guard-quote": "quote",
  "express-order": "expressOrder",
  "demo-booking": "demo",
} as const satisfies Record<string, PageKey>;

export type FormName = keyof typeof formPages;

/** The event that tells the document that a form was sent and received; its detail is the form's name. */
export const formSent = "form-sent";

export const formNames = Object.keys(formPages).filter((name): name is FormName => name in formPages);
