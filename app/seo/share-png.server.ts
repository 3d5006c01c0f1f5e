import { renderAsync } from "@resvg/resvg-js";
import { readArt } from "./share-art.server.ts";
import { drawShareImage } from "./share-drawing.server.ts";

/** A page's share image as PNG. Throws when no illustration has that name. */
export async function sharePng(title: string, art: string): Promise<Buffer> {
  const markup = await readArt(art);
  if (markup === null) throw new Error(`No illustration is called ${art}.`);
  const svg = drawShareImage({ title, art, markup });
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
