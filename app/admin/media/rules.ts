/** In the address after an upload: what became of it. */
export const uploadParameter = "uppladdning";

export function pictureId(hash: string): string {
  return `bild-${hash}`;
}
