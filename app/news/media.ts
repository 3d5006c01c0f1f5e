import { dataPaths } from "#app/site-map.ts";

/** The widths that every uploaded image is stored in, in pixels. */
export const mediaWidths = [400, 800, 1200] as const;
export type MediaWidth = (typeof mediaWidths)[number];

/** The path of an uploaded image; what it serves never changes. */
export function mediaHref(hash: string, width: MediaWidth): string {
  return `${dataPaths.media}/${hash}-${width}.webp`;
}

/** The parts of an image's file name; null for a name that `mediaHref` doesn't make. */
export function readMediaFileName(name: string): { hash: string; width: MediaWidth } | null {
  const [, hash, wide] = /^([0-9a-f]{32})-(\d+)\.webp$/.exec(name) ?? [];
  const width = mediaWidths.find((option) => String(option) === wide);
  return hash && width ? { hash, width } : null;
}

export interface Picture {
  hash: string;
  width: number;
  height: number;
}
