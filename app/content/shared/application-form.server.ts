import type { CitySlug } from "#app/domain/cities.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { applicationMonths } from "#app/domain/retention.ts";
import { copy } from "#app/i18n/copy.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { fieldErrors, submissionMessages } from "./forms.server.ts";
import { roleNames } from "./service-names.server.ts";

const years = applicationMonths / 12;

const cityNames = (locale: Locale) =>
  // Made from all cities.
  Object.fromEntries(citiesIn(locale).map(({ slug, name }) => [slug, name])) as Record<CitySlug, string>;

/** The application for a job: on /bli-kollega and on the page of an opening. */
export const applicationMessages = copy(
  {
    ...submissionMessages.sv,
    sent: "Tack! Din ansökan är skickad.",
    next: "Den som bemannar i din stad ringer dig, oftast inom en vecka. Du får besked även om det blir nej.",
    confirmed: "En bekräftelse är på väg till din e-postadress.",
    again: "Skicka en ansökan till",
    legal: `${brand.legalName} använder uppgifterna bara för att pröva din ansökan. De läses av dem som bemannar och anställer, och raderas ${years}\u00a0år efter beskedet. Skriv inte personnummer eller något om hälsa.`,
    fields: {
      role: {
        label: "Roll",
        example: "Välj",
        options: roleNames.sv,
        errors: { missing: "Välj den roll du söker" },
      },
      city: {
        label: "Stad",
        example: "Välj",
        options: cityNames("sv"),
        errors: { missing: "Välj den stad du vill arbeta i" },
      },
      name: { label: "Namn", errors: fieldErrors.sv.name },
      phone: { label: "Telefon", example: "070-123 45 67", errors: fieldErrors.sv.phone },
      email: { label: "E-post", errors: fieldErrors.sv.email },
      message: {
        label: "Meddelande",
        example: "Till exempel: jag har väktarutbildning, eller jag kan arbeta kvällar och helger.",
        errors: { tooLong: fieldErrors.sv.message.tooLong },
      },
    },
    send: "Skicka ansökan",
  },
  {
    ...submissionMessages.en,
    sent: "Thank you! Your application has been sent.",
    next: "The person who staffs your city calls you, usually within a week. You hear from us even if the answer is no.",
    confirmed: "A confirmation is on its way to your email address.",
    again: "Send another application",
    legal: `${brand.legalName} uses your details only to consider your application. They are read by those who staff and hire, and erased ${years}\u00a0years after the answer. Leave out your personal identity number and anything about your health.`,
    fields: {
      role: {
        label: "Role",
        example: "Choose",
        options: roleNames.en,
        errors: { missing: "Choose the role you are applying for" },
      },
      city: {
        label: "City",
        example: "Choose",
        options: cityNames("en"),
        errors: { missing: "Choose the city you want to work in" },
      },
      name: { label: "Name", errors: fieldErrors.en.name },
      phone: { label: "Phone", example: "+46 70 123 45 67", errors: fieldErrors.en.phone },
      email: { label: "Email", errors: fieldErrors.en.email },
      message: {
        label: "Message",
        example: "For example: I have guard training, or I can work evenings and weekends.",
        errors: { tooLong: fieldErrors.en.message.tooLong },
      },
    },
    send: "Send application",
  },
);
