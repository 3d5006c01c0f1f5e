import { Blob, Face, Font, Buffer as Run, shape, Variation } from "harfbuzzjs";
import typeface from "./fonts/schibsted-grotesk-sv-en.ttf?inline";

/** A line of text as outlines: resvg supports no variable typefaces. */
interface SetLine {
  /** SVG paths in font units, y downwards, from the baseline. */
  outlines: string;
  width: number;
}

const face = new Face(new Blob(bytesOf(typeface)));
const font = new Font(face);
font.setVariations([new Variation("wght", 720)]);

/** The letter spacing of headings, as on the site (--letter-spacing-display), in ems. */
const tracking = -0.03;

/** The line height, in ems. */
const leading = 1.02;

/** Sets one line in the display weight at a size in pixels. */
function setLine(text: string, size: number): SetLine {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const scale = size / face.upem;
  const positions = run.getGlyphPositions();
  let x = 0;
  const outlines = run.getGlyphInfos().map(({ codepoint }, index) => {
    const glyphX = x;
    x += (positions[index]?.xAdvance ?? 0) + tracking * face.upem;
    return `<path transform="translate(${glyphX} 0)" d="${font.glyphToPath(codepoint)}"/>`;
  });
  return { outlines: `<g transform="scale(${scale} ${-scale})">${outlines.join("")}</g>`, width: x * scale };
}

interface Box {
  width: number;
  height: number;
  /** Tried in turn, largest first; the last one is used even if it does not fit. */
  sizes: readonly number[];
}

/**
 * Breaks a text into lines that fit a box in pixels, as even as possible, in the largest size that leaves no small word
 * alone on a line.
 */
export function setText(text: string, { width, height, sizes }: Box): { step: number; lines: SetLine[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const set = (size: number) => ({ step: size * leading, lines: balanced(words, size, width) });
  const fitting = sizes
    .map(set)
    .filter(({ step, lines }) => lines.length * step <= height && lines.every((line) => line.width <= width));
  const even = fitting.find(({ lines }) => lines.every((line) => line.width > width / 4));
  return even ?? fitting[0] ?? set(sizes.at(-1) ?? 0);
}

function broken(words: readonly string[], size: number, width: number): SetLine[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && setLine(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => setLine(line, size));
}

/** The narrowest break into the same number of lines: no last word alone. */
function balanced(words: readonly string[], size: number, width: number): SetLine[] {
  let best = broken(words, size, width);
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const lines = broken(words, size, narrower);
    if (lines.length > best.length || lines.some((line) => line.width > narrower)) break;
    best = lines;
  }
  return best;
}

function bytesOf(dataUrl: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64")).buffer;
}
