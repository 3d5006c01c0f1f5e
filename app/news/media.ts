import { dataPaths } from "#app/site-map.ts";
/** The widths of every uploaded image, in pixels. */
export const mediaWidths = [400, 800, 1200] as const;
export type MediaWidth = (typeof mediaWidths)[number];
export type MediaType = "webp" | "jpeg";

/** The address of an uploaded image; its content never changes. */
export function mediaHref(hash: string, width: MediaWidth, type: MediaType): string {
  return `${dataPaths.media}/${hash}-${width}.${type}`;
}

/** The parts of a file's name, or null when it is none of ours. */
export function mediaFileOf(name: string): { hash: string; width: MediaWidth; type: MediaType } | null {
  const [, hash, wide, type] = /^([0-9a-f]{32})-(\d+)\.(webp|jpeg)$/.exec(name) ?? [];
  const width = mediaWidths.find((known) => String(known) === wide);
  return hash && width ? { hash, width, type: type === "webp" ? "webp" : "jpeg" } : null;
}

export interface Picture {
  hash: string;
  width: number;
  height: number;
}
