import type { LogEntry } from "#app/domain/change-log.ts";
import { dataPaths } from "#app/site-map.ts";

/** The widths that every uploaded image is stored in, in pixels. */
export const mediaWidths = [400, 800, 1200] as const;
export type MediaWidth = (typeof mediaWidths)[number];

/** The largest file that is accepted, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024;
/** The types of files that are accepted, for a file field. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";
/** The longest side of an uploaded picture, in pixels. */
export const maxPictureSide = 16_384;
/** No camera makes larger pictures: more pixels are an attempt to fill the memory. */
export const maxPicturePixels = 60_000_000;

/** How many pictures are listed; older ones are found by a search. */
export const maxPictures = 100;

/** The path of an uploaded image; what it serves never changes. */
export function mediaHref(hash: string, width: MediaWidth): string {
  return `${dataPaths.media}/${hash}-${width}.webp`;
}

/** All widths of an uploaded image, for `srcset`. */
export function mediaSet(hash: string): string {
  return mediaWidths.map((wide) => `${mediaHref(hash, wide)} ${wide}w`).join(", ");
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

/** What a picture shows, in both languages. */
export interface Description {
  altSv: string;
  altEn: string;
}

/** The log's entry of changed descriptions; null where nothing differs. */
export function describedEntry(hash: string, was: Description, now: Description): LogEntry | null {
  const changes = (["altSv", "altEn"] as const)
    .filter((name) => was[name] !== now[name])
    .map((name) => ({ name, from: was[name], to: now[name] }));
  return changes.length > 0 ? { kind: "mediaDescribed", about: hash, data: { changes } } : null;
}
