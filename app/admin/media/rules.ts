/** In the address after an upload: what became of it. */
export const uploadParameter = "uppladdning";

/** The id of a picture on the page of pictures. */
export function pictureId(hash: string): string {
  return `bild-${hash}`;
}
