/** The URL parameter of the search. */
export const searchParameter = "sok";

/** The URL parameter with the result of an upload. */
export const uploadParameter = "uppladdning";

/** The id of a picture's element, which links lead to. */
export function pictureId(hash: string): string {
  return `bild-${hash}`;
}
