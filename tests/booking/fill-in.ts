import type { Locator, Page } from "@playwright/test";

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

/** Chooses a day of next week and one of the free times of a demo; gives the time's instant. */
export async function chooseDemoTime(page: Page, nth = 3): Promise<string> {
  const card = page.locator(".demo-card");
  await card.locator(".day input:enabled").last().check({ force: true });
  const slot = card.locator(".slot input:enabled:visible").nth(nth);
  await slot.check({ force: true });
  return (await slot.getAttribute("value")) ?? "";
}

/** Fills in the details of a demo. */
export async function fillInDemo(page: Page, email: string): Promise<void> {
  const card = page.locator(".demo-card");
  await fillAll(card, { name: "Karin Lund", company: "Mälarport AB", email, phone: "070-123 45 67" });
  await card.locator("[name=service]").selectOption("orderGuard");
  await card.locator("[name=message]").fill("Vi vill se hur man följer ett pass.");
}
