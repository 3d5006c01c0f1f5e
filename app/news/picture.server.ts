import sharp from "sharp";
import { type MediaWidth, mediaWidths } from "./media.ts";

// The library's other formats (SVG, PDF, TIFF, GIF ...) are blocked: an SVG of two kilobytes can keep it busy for
// minutes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

/** No camera makes larger pictures: more pixels are an attempt to fill the memory. */
const maxPixels = 60_000_000;
/** The time limit of one of sharp's operations. */
const stepSeconds = 8;

/** An uploaded picture in every width, as WebP. */
export interface ProcessedPicture {
  width: number;
  height: number;
  files: { width: MediaWidth; bytes: Uint8Array<ArrayBuffer> }[];
}

/**
 * Re-encodes an uploaded JPEG, PNG, WebP or AVIF as WebP, without the camera's metadata. Throws when the bytes are none of
 * these, have too many pixels or take too long.
 */
export async function makePicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: stepSeconds })
    .autoOrient()
    .resize({ width: 1200, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const files: ProcessedPicture["files"] = [];
  for (const width of mediaWidths) {
    const webp = await sharp(upright.data)
      .timeout({ seconds: stepSeconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    files.push({ width, bytes: new Uint8Array(webp) });
  }
  return { width: upright.info.width, height: upright.info.height, files };
}
