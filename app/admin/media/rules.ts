/** The URL parameter with the result of an upload. */
export const uploadParameter = "uppladdning";

export function pictureId(hash: string): string {
  return `bild-${hash}`;
}
