import type { OpeningFields } from "#app/careers/schema.ts";

/** A complete opening, open for a long time. */
export const openingFields = (slug: string): OpeningFields => ({
  slug,
  role: "guard",
  city: "uppsala",
  extent: "part",
  percent: 75,
  starts_at: 22,
  ends_at: 6,
  positions: 2,
  pay_from: 155,
  pay_to: 170,
  posted_on: "2020-01-01",
  last_day: "2099-12-31",
  title_sv: "Väktare, lager",
  title_en: "Guard, warehouse",
  place_sv: "Lager vid E4",
  place_en: "A warehouse by the E4",
  lead_sv: "Du går ronder om natten.",
  lead_en: "You walk rounds at night.",
  tasks_sv: ["Ronder", "Rapport"],
  tasks_en: ["Rounds", "Report"],
  needs_sv: ["Utbildning"],
  needs_en: ["Training"],
  merits_sv: [],
  merits_en: [],
});
