import { colours } from "#brand/colours.ts";
import logo from "/public/logo/logo-on-night.svg?raw";
import { shareImageSize } from "./share-image.ts";
import { setText } from "./text-layout.server.ts";

interface Drawing {
  title: string;
  /** The name of the illustration, which decides the layout. */
  art: string;
  markup: string;
}

const { width, height } = shareImageSize;
const margin = 64;
const ink = colours["ink-900"];
/** The horizontal slant of a band over the image's height: 15° off vertical (--band-slope). */
const slant = Math.round(height * 0.268);

/** Draws a page's share image in the brand's style: night, the title in its typeface, tape, and an illustration. */
export function drawShareImage({ title, art, markup }: Drawing): string {
  const scene = art.startsWith("skyline") ? overSkyline(title, markup) : besideTape(title, art, markup);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="silver" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="${colours["silver-400"]}"/><stop offset=".28" stop-color="${colours["silver-300"]}"/><stop offset=".5" stop-color="white"/><stop offset=".62" stop-color="${colours["silver-100"]}"/><stop offset=".8" stop-color="${colours["silver-400"]}"/><stop offset="1" stop-color="${colours["silver-500"]}"/></linearGradient>
<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 6L6 0L12 6L6 12Z" fill="none" stroke="${ink}" stroke-opacity=".14"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${ink}"/>${scene}${image(logo, margin, 56, 225, 48, "xMinYMid meet")}</svg>`;
}

/** Title on the left, the illustration behind a slanted tape on the right. */
function besideTape(title: string, art: string, markup: string): string {
  const foot = 664;
  const tape = 62;
  const edge = foot + tape - 4;
  const panel = `${edge + slant},0 ${width},0 ${width},${height} ${edge},${height}`;
  const picture = art.startsWith("vast-")
    ? `<circle cx="1010" cy="330" r="300" fill="${colours["ink-800"]}"/>${image(markup, 850, 75, 310, 485, "xMidYMid meet")}`
    : // Of the street the left part, so that the tape covers nobody.
      image(
        markup,
        edge - 40,
        0,
        width - edge + 40,
        height,
        `${art === "street" ? "xMin" : "xMid"}YMid slice`,
      );
  return `<defs><clipPath id="panel"><polygon points="${panel}"/></clipPath></defs>
<g clip-path="url(#panel)"><rect width="${width}" height="${height}" fill="${colours["ink-950"]}"/>${picture}</g>
${band(foot, tape)}
${drawnTitle(title, { width: foot - margin - 26, height: 390, sizes: [88, 80, 72, 64, 58, 52, 46, 40] }, height - 76)}`;
}

/** The title over the six cities, which stand on the tape. */
function overSkyline(title: string, markup: string): string {
  const ground = height - 58;
  const tall = Math.round((width / 1312) * 196);
  return `<g opacity=".8">${image(markup, 0, ground - tall + 6, width, tall, "xMidYMax meet")}</g>
<g><rect y="${ground}" width="${width}" height="58" fill="${colours.signal}"/><rect y="${ground + 9}" width="${width}" height="40" fill="url(#silver)"/><rect y="${ground + 9}" width="${width}" height="40" fill="url(#weave)"/></g>
${drawnTitle(title, { width: width - 2 * margin, height: 240, sizes: [92, 84, 76, 68, 60, 52] }, ground - tall - 36)}`;
}

/**
 * A slanted tape over the whole height: signal, silver weave, signal. Takes the left end of its foot and its width.
 */
function band(left: number, wide: number): string {
  const strip = (from: number, to: number, fill: string) =>
    `<polygon points="${from + slant},0 ${to + slant},0 ${to},${height} ${from},${height}" fill="${fill}"/>`;
  return [
    strip(left, left + wide, colours.signal),
    strip(left + 9, left + wide - 9, "url(#silver)"),
    strip(left + 9, left + wide - 9, "url(#weave)"),
  ].join("");
}

/** A title whose last line is on the baseline. */
function drawnTitle(title: string, box: Parameters<typeof setText>[1], baseline: number): string {
  const { step, lines } = setText(title, box);
  const first = baseline - step * (lines.length - 1);
  return lines
    .map(
      ({ outlines }, index) =>
        `<g transform="translate(${margin} ${first + index * step})" fill="${colours["paper-50"]}">${outlines}</g>`,
    )
    .join("");
}

function image(markup: string, x: number, y: number, wide: number, tall: number, fit: string): string {
  const data = Buffer.from(markup).toString("base64");
  return `<image x="${x}" y="${y}" width="${wide}" height="${tall}" preserveAspectRatio="${fit}" href="data:image/svg+xml;base64,${data}"/>`;
}
