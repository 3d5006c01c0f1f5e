/**
 * Covers that the article's tape does not cross: some are scenes of tape or people with tape of their own, and on a
 * sign a line across would change the meaning.
 */
const untaped = new Set([
  "chevrons",
  "schedule",
  "steps",
  "paragraph",
  "entrance",
  "stage",
  "site",
  "powers",
]);

/** The path of a cover's wide night drawing: a city's map (`map-malmo`) or a scene for the news. */
export function wideCover(cover: string): string {
  const city = cityOf(cover);
  return city ? `/illustrations/karta-${city}-natt.svg` : `/illustrations/nyheter/bred/${cover}.svg`;
}

/** The path of a cover's drawing for cards. */
export function cardCover(cover: string): string {
  const city = cityOf(cover);
  return city ? `/illustrations/karta-${city}-dag.svg` : `/illustrations/nyheter/${cover}.svg`;
}

/** The name, under /illustrations and without suffix, of a cover's drawing for cards and share images. */
export function coverName(cover: string): string {
  const city = cityOf(cover);
  return city ? `karta-${city}-natt` : `nyheter/${cover}`;
}

/** Whether the article's tape runs across the cover. */
export function isTaped(cover: string): boolean {
  return !untaped.has(cover);
}

function cityOf(cover: string): string | undefined {
  return /^map-([a-z]+)$/.exec(cover)?.[1];
}
