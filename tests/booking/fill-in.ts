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

/** Opens the choice of an express order, which is folded unless nothing was chosen before. */
export async function openChoice(form: Locator): Promise<void> {
  if (await form.locator("[name=guardCount]").isHidden())
    await form.locator(".order-choice > summary").click();
}

/** Fills in an express order, with times that are valid whenever a test runs. */
export async function fillInOrder(form: Locator, email: string, place = "Lagergatan 4"): Promise<void> {
  await openChoice(form);
  await form.locator("[name=nar][value=valj]").check({ force: true });
  await fillAll(form, {
    contactPhone: "070-123 45 67",
    contactName: "Kim Ek",
    guardCount: "2",
    datum: "2040-11-24",
    fran: "18:00",
    till: "06:00",
    location: place,
    jobDescription: "Trasig grind, någon behöver stå där.",
    contactEmail: email,
  });
}
