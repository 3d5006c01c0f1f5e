import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { qrImage } from "./qr-image.ts";

const scale = 4;

/** Renders the path as a camera sees it: dark squares on white, RGB. */
function photograph(address: string) {
  const { size, path } = qrImage(address);
  const side = size * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      data.fill(
        0,
        (row * side + Number(x) * scale) * 3,
        (row * side + (Number(x) + Number(length)) * scale) * 3,
      );
  }
  return { width: side, height: side, data };
}

it.each([
  "https://apps.apple.com/se/app/id000000000",
  "https://play.google.com/store/apps/details?id=se.foretag&hl=sv",
])("a camera reads %s off the drawing", (address) => {
  expect(decodeQR(photograph(address))).toBe(address);
});
