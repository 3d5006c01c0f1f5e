/** Scenes of tape, a sign that a line across would turn into another, and the host, who never wears tape. */
const bare = new Set(["chevrons", "schedule", "steps", "paragraph", "entrance"]);

/** The wide night drawing behind a cover's key: a city's map (`map-orebro`) or a scene made for the news. */
export function wideCover(cover: string): string {
  const city = /^map-([a-z]+)$/.exec(cover)?.[1];
  return city ? `/illustrations/karta-${city}-natt.svg` : `/illustrations/nyheter/bred/${cover}.svg`;
}

/** Whether the article's tape runs across the cover. */
export function isTaped(cover: string): boolean {
  return !bare.has(cover);
}
