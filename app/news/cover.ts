/**
 * Drawings without the article's tape: scenes of tape, a sign that a line across would change, and people, whose own
 * tape is what one sees.
 */
const bare = new Set(["chevrons", "schedule", "steps", "paragraph", "entrance", "stage", "site", "powers"]);

/** The wide night drawing of a cover: a city's map (`map-malmo`) or a scene for the news. */
export function wideCover(cover: string): string {
  const city = cityOf(cover);
  return city ? `/illustrations/karta-${city}-natt.svg` : `/illustrations/nyheter/bred/${cover}.svg`;
}

/** The file name under /illustrations of a cover's drawing by itself: on a card, on a share image. */
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
