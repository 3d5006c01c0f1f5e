import { createHash } from "node:crypto";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Database } from "#backend/database/connection.ts";
import { runProgram } from "#backend/processes/run-program.ts";
import { storePicture } from "./change-picture.server.ts";
import type { MediaWidth, Picture } from "./media.ts";
import type { ProcessedPicture } from "./picture.server.ts";

/** Images processed at the same time: each takes a core. */
const maxConcurrent = 2;
let processing = 0;

/** Too many images are being processed: try again. */
export class BusyWithImages extends Error {
  override name = "BusyWithImages";
}

/**
 * Stores an uploaded image in every width, as WebP without the camera's metadata. "tooLarge" when it has too many
 * pixels; null when the bytes are not a JPEG, PNG, WebP or AVIF, or can't be decoded in time. Throws BusyWithImages,
 * and what `asStaff` throws.
 */
export async function addImage(staff: StaffAccess, bytes: Uint8Array): Promise<Picture | "tooLarge" | null> {
  if (!isPicture(bytes)) return null;
  if (processing >= maxConcurrent) throw new BusyWithImages("too many images at once");
  processing += 1;
  const processed = await processPicture(bytes).finally(() => {
    processing -= 1;
  });
  if (!processed || processed === "tooLarge") return processed;
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return storePicture(staff, hash, processed);
}

/** Whether a file is of an accepted type, by its first bytes and not by its name. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  return (
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) ||
    (text.startsWith("ftyp", 4) && /avi[fs]/.test(text.slice(8)))
  );
}

/** The built picture-process.server.ts, which processes one picture. */
const pictureProcess = "build/server/make-picture.js";
const processTimeoutMilliseconds = 20_000;

/** Processes a picture in a process of its own; null when that fails or takes too long. */
async function processPicture(bytes: Uint8Array): Promise<ProcessedPicture | "tooLarge" | null> {
  // In development there is no built program.
  if (import.meta.env.DEV) {
    const { tryPicture } = await import("./picture.server.ts");
    return tryPicture(bytes).catch(() => null);
  }
  const result = await runProgram(pictureProcess, bytes, processTimeoutMilliseconds);
  return result === "tooLarge" || isProcessed(result) ? result : null;
}

function isProcessed(result: unknown): result is ProcessedPicture {
  return typeof result === "object" && result !== null && "files" in result;
}

/** The bytes of one file of an image, or null. Reads as a visitor. */
export async function readImage(
  database: Database,
  { hash, width }: { hash: string; width: MediaWidth },
): Promise<Buffer | null> {
  const row = await database.read((queries) =>
    queries
      .selectFrom("media_files")
      .select("bytes")
      .where("hash", "=", hash)
      .where("width", "=", width)
      .where("type", "=", "webp")
      .executeTakeFirst(),
  );
  return row?.bytes ?? null;
}
