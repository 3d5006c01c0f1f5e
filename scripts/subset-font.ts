import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { typefaceCharacters } from "#app/ui/fonts/characters.ts";

/**
 * Reduces the typeface to the characters of Swedish and English pages, so that the font file stays below 40 KB (product
 * 18.2), and the one for names in other languages to the letters that it has. Run by hand when a typeface or the
 * characters change.
 */
const source =
  "node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const targets = {
  woff2: "app/ui/fonts/schibsted-grotesk-sv-en.woff2",
  // For share images and PDFs, since HarfBuzz can't read compressed fonts.
  truetype: "app/seo/fonts/schibsted-grotesk-sv-en.ttf",
} as const;

for (const [targetFormat, target] of Object.entries(targets))
  write(
    target,
    await subsetFont(readFileSync(source), typefaceCharacters, {
      targetFormat: targetFormat as keyof typeof targets,
      variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    }),
  );

// Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Georgian, and punctuation.
const blocks = [
  [0x20, 0x24f],
  [0x300, 0x52f],
  [0x530, 0x6ff],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
] as const;
const names = blocks.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
);
write(
  "app/orders/fonts/dejavu-sans-names.ttf",
  await subsetFont(
    readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    names.join("") + typefaceCharacters,
    { targetFormat: "truetype" },
  ),
);

function write(target: string, subset: Buffer): void {
  writeFileSync(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
