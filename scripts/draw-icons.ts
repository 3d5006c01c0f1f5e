import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { colours } from "#brand/colours.ts";

/** Renders the raster icons from the SVG symbol. Run by hand when the symbol changes. */
const symbol = readFileSync("public/logo/symbol.svg", "utf8");
// Phones round the corners themselves, and may crop a tenth of each side of a maskable icon.
const bleeding = symbol.replace(/rx="7"/, "");
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" fill="${colours["ink-900"]}"/>${symbol}</svg>`;

write("public/logo/icon-192.png", render(symbol, 192));
write("public/logo/icon-512.png", render(symbol, 512));
write("public/logo/icon-maskable-512.png", render(maskable, 512));
write("app/email/symbol.png", render(symbol, 60));
write("public/apple-touch-icon.png", render(bleeding, 180));
write("public/favicon.ico", ico(render(symbol, 48), 48));

function render(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** One PNG in an ICO container, for clients that ask for /favicon.ico. */
function ico(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function write(name: string, bytes: Buffer): void {
  writeFileSync(name, bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
