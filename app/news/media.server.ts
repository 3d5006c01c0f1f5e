import { createHash } from "node:crypto";
import { sql } from "kysely";
import { asPerson, type Person } from "#backend/database/as-person.ts";
import type { Database } from "#backend/database/connection.ts";
import type { Picture } from "./desk/content.ts";
import { type MediaType, type MediaWidth, mediaWidths } from "./media.ts";

/** The biggest file that is taken, in bytes. */
export const mostImageBytes = 8 * 1024 * 1024;
/** More pixels than any camera's would be an attempt to fill the memory. */
const mostPixels = 60_000_000;

/**
 * Keeps an uploaded image in every width and type, made anew without what a camera writes about place and person.
 * Gives null when the bytes are no image that can be read.
 */
export async function addImage(desk: Person, bytes: Uint8Array): Promise<Picture | null> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const made = await makeFiles(bytes);
  if (!made) return null;
  const { width, height, files } = made;
  await asPerson(desk, async (queries) => {
    await sql`insert into media (hash, width, height) values (${hash}, ${width}, ${height}) on conflict do nothing`.execute(
      queries,
    );
    for (const file of files)
      await sql`insert into media_files (hash, width, type, bytes)
        values (${hash}, ${file.width}, ${file.type}, ${file.bytes}) on conflict do nothing`.execute(queries);
  });
  return { hash, width, height };
}

async function makeFiles(bytes: Uint8Array) {
  // Its native code takes 20 MB, and a node on which nobody edits news never needs it.
  const { default: sharp } = await import("sharp");
  try {
    const upright = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: 1200, withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    const files: { width: MediaWidth; type: MediaType; bytes: Buffer }[] = [];
    for (const width of mediaWidths) {
      const image = sharp(upright.data).resize({ width, withoutEnlargement: true });
      files.push({ width, type: "webp", bytes: await image.clone().webp({ quality: 78 }).toBuffer() });
      const jpeg = image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true });
      files.push({ width, type: "jpeg", bytes: await jpeg.toBuffer() });
    }
    return { width: upright.info.width, height: upright.info.height, files };
  } catch {
    return null;
  }
}

/** The bytes of one file of an image, or null. Reads as a visitor. */
export async function readImage(
  database: Database,
  { hash, width, type }: { hash: string; width: MediaWidth; type: MediaType },
): Promise<Buffer | null> {
  const row = await database.read((queries) =>
    queries
      .selectFrom("media_files")
      .select("bytes")
      .where("hash", "=", hash)
      .where("width", "=", width)
      .where("type", "=", type)
      .executeTakeFirst(),
  );
  return row?.bytes ?? null;
}
