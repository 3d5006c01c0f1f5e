import { dataPaths } from "#app/site-map.ts";

/** The widths that every uploaded image is stored in, in pixels. */
export const mediaWidths = [400, 800, 1200] as const;
export type MediaWidth = (typeof mediaWidths)[number];
export type MediaType = "webp" | "jpeg";

/** The path of an uploaded image; what it serves never changes. */
export function mediaHref(hash: string, width: MediaWidth, type: MediaType): string {
  return `${dataPaths.media}/${hash}-${width}.${type}`;
}

/** The parts of an image's file name; null for a name that `mediaHref` doesn't make. */
export function readMediaFileName(name: string): { hash: string; width: MediaWidth; type: MediaType } | null {
  const [, hash, wide, type] = /^([0-9a-f]{32})-(\d+)\.(webp|jpeg)$/.exec(name) ?? [];
  const width = mediaWidths.find((option) => String(option) === wide);
  return hash && width ? { hash, width, type: type === "webp" ? "webp" : "jpeg" } : null;
}

export interface Picture {
  hash: string;
  width: number;
  height: number;
}
