import sharp from "sharp";
import { type MediaWidth, maxPicturePixels, maxPictureSide, mediaWidths } from "./media.ts";

// The library's other formats (SVG, PDF, TIFF, GIF ...) are blocked: an SVG of two kilobytes can keep it busy for
// minutes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

/** The longest side that WebP can have: one less than a picture may have. */
const maxWebpSide = 16_383;
/** The time limit of one of sharp's operations. */
const stepSeconds = 8;

/** An uploaded picture in every width, as WebP. */
export interface ProcessedPicture {
  width: number;
  height: number;
  files: { width: MediaWidth; bytes: Uint8Array<ArrayBuffer> }[];
}

/** A picture with a longer side or more pixels than is allowed. */
class PictureTooLarge extends Error {
  override name = "PictureTooLarge";
}

/** `makePicture`, which gives "tooLarge" instead of throwing when the picture has too many pixels. */
export function tryPicture(bytes: Uint8Array): Promise<ProcessedPicture | "tooLarge"> {
  return makePicture(bytes).catch((error) => {
    if (error instanceof PictureTooLarge) return "tooLarge";
    throw error;
  });
}

/**
 * Re-encodes an uploaded JPEG, PNG, WebP or AVIF as WebP, without the camera's metadata. Throws when the bytes are none of
 * these, have too many pixels or take too long.
 */
export async function makePicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  // The metadata is read from the header: nothing is decoded yet.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > maxPictureSide || width * height > maxPicturePixels)
    throw new PictureTooLarge(`${width} × ${height} exceeds the pixel limit`);
  const upright = await sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: "error" })
    .timeout({ seconds: stepSeconds })
    .autoOrient()
    .resize({ width: 1200, height: maxWebpSide, fit: "inside", withoutEnlargement: true })
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
