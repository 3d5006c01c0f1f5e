import type { CitySlug } from "#app/domain/cities.ts";

/** A number's position on its city's map, in percent of its width and height; `left`: its name is on the left. */
export interface Pin {
  x: number;
  y: number;
  left?: true;
}

/** In the order of the city's districts. A name is to the left of its number where it would not fit to the right. */
export const cityPins: Record<CitySlug, readonly Pin[]> = {
  stockholm: [
    { x: 56, y: 33 },
    { x: 22, y: 24 },
    { x: 78, y: 26, left: true },
    { x: 52, y: 54 },
    { x: 86, y: 46, left: true },
    { x: 40, y: 80 },
  ],
  goteborg: [
    { x: 52, y: 60 },
    { x: 69, y: 44, left: true },
    { x: 33, y: 35 },
    { x: 82, y: 80, left: true },
    { x: 22, y: 72 },
    { x: 17, y: 55 },
  ],
  malmo: [
    { x: 47, y: 47 },
    { x: 64, y: 33 },
    { x: 24, y: 38 },
    { x: 66, y: 76 },
    { x: 34, y: 83 },
    { x: 84, y: 19, left: true },
  ],
  uppsala: [
    { x: 80, y: 44, left: true },
    { x: 60, y: 50 },
    { x: 40, y: 38 },
    { x: 42, y: 70 },
    { x: 84, y: 79, left: true },
    { x: 66, y: 22 },
  ],
  vasteras: [
    { x: 61, y: 46 },
    { x: 46, y: 70 },
    { x: 72, y: 56 },
    { x: 80, y: 26, left: true },
    { x: 34, y: 24 },
    { x: 20, y: 58 },
  ],
  orebro: [
    { x: 48, y: 55 },
    { x: 62, y: 28 },
    { x: 80, y: 48, left: true },
    { x: 62, y: 75 },
    { x: 84, y: 68, left: true },
    { x: 34, y: 82 },
  ],
};
