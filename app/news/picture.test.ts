import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isPicture } from "./media.server.ts";
import { maxPictureSide } from "./media.ts";
import { makePicture, tryPicture } from "./picture.server.ts";

const shot = () => sharp({ create: { width: 1600, height: 900, channels: 3, background: "navy" } });

test.each([
  ["JPEG", () => shot().jpeg().toBuffer()],
  ["PNG", () => shot().png().toBuffer()],
  ["WebP", () => shot().webp().toBuffer()],
  ["AVIF", () => shot().avif({ effort: 0 }).toBuffer()],
])("a %s is kept in every width", async (_type, taken) => {
  const bytes = await taken();
  expect(isPicture(bytes)).toBe(true);
  const { width, height, files } = await makePicture(bytes);
  expect([width, height]).toEqual([1200, 675]);
  expect(files.map((file) => file.width)).toEqual([400, 800, 1200]);
});

test.each([
  ["drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["TIFF", await shot().tiff().toBuffer()],
  ["GIF", await shot().gif().toBuffer()],
  ["text", Buffer.from("ingen bild")],
  ["nothing", Buffer.alloc(0)],
])("a %s is neither taken for a picture nor decoded", async (_type, bytes) => {
  expect(isPicture(bytes)).toBe(false);
  await expect(makePicture(bytes)).rejects.toThrow();
});

test("a small file with more pixels than a camera's is not decoded", async () => {
  const bomb = await shot().png().toBuffer();
  // Only the header says that it is 30 000 pixels wide and high.
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(makePicture(bomb)).rejects.toThrow(/pixel limit/);
});

const strip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "navy" } })
    .png()
    .toBuffer();

test("a picture whose side is the longest that is allowed is kept, whichever side it is", async () => {
  const heights = async (bytes: Buffer) => {
    const picture = await makePicture(bytes);
    return [picture.width, picture.height];
  };
  expect(await heights(await strip(10, maxPictureSide))).toEqual([10, maxPictureSide - 1]);
  expect(await heights(await strip(maxPictureSide, 30))).toEqual([1200, 2]);
});

test.each([
  ["too high", 10, maxPictureSide + 1],
  ["too wide", maxPictureSide + 1, 10],
  ["of too many pixels", 8000, 7501],
])("a picture %s is told so, and not that it is of another format", async (_what, width, height) => {
  expect(await tryPicture(await strip(width, height))).toBe("tooLarge");
});

test("what is no picture is not called too large", async () => {
  await expect(tryPicture(Buffer.from("ingen bild"))).rejects.toThrow();
});
