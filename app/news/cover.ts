/** The wide night drawing behind a cover's key: a city's map (`map-orebro`) or a scene made for the news. */
export function wideCover(cover: string): string {
  const city = /^map-([a-z]+)$/.exec(cover)?.[1];
  return city ? `/illustrations/karta-${city}-natt.svg` : `/illustrations/nyheter/bred/${cover}.svg`;
}
