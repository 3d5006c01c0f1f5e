/** Scenes of tape, a sign that a line across would turn into another, and the host, who never wears tape. */
const bare = new Set(["chevrons", "schedule", "steps", "paragraph", "entrance"]);

/** The wide night drawing behind a cover's key: a city's map (`map-malmo`) or a scene made for the news. */
export function wideCover(cover: string): string {
  const city = cityOf(cover);
  return city ? `/illustrations/karta-${city}-natt.svg` : `/illustrations/nyheter/bred/${cover}.svg`;
}

/** The name under /illustrations of a cover's drawing as it stands alone: on a card, on a share image. */
export function coverName(cover: string): string {
  const city = cityOf(cover);
  return city ? `karta-${city}-natt` : `nyheter/${cover}`;
}

/** Whether the article's tape runs across the cover. */
export function isTaped(cover: string): boolean {
  return !bare.has(cover);
}

function cityOf(cover: string): string | undefined {
  return /^map-([a-z]+)$/.exec(cover)?.[1];
}
