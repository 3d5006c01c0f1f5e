import type { Locator } from "@playwright/test";

async function fillAll(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}

/** Fills in a quote request in its dialog. */
export function fillInQuote(form: Locator, email: string): Promise<void> {
  return fillAll(form, {
    name: "Anna Ek",
    company: "Mälarport AB",
    email,
    phone: "070-123 45 67",
    message: "Två vakter på lördag.",
  });
}

/** Fills in an express order. */
export function fillInOrder(form: Locator, email: string): Promise<void> {
  return fillAll(form, {
    contactName: "Kim Ek",
    contactEmail: email,
    billingEmail: "faktura@malarport.example",
    location: "Lagergatan 4",
    jobDescription: "Trasig grind, någon behöver stå där.",
    startsAt: "2040-11-24T18:00",
    endsAt: "2040-11-25T06:00",
    guardCount: "2",
  });
}
