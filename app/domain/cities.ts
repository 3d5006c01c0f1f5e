/** The cities in which the company works (product 2.4), in the order in which they are listed. */
export const cities = [
  { slug: "stockholm", name: "Stockholm" },
  { slug: "goteborg", name: "Göteborg" },
  { slug: "malmo", name: "Malmö" },
  { slug: "uppsala", name: "Uppsala" },
  { slug: "vasteras", name: "Västerås" },
  { slug: "orebro", name: "Örebro" },
] as const;

export type CitySlug = (typeof cities)[number]["slug"];
