import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/**
 * Reduces the typeface to the characters of Swedish and English pages, so that the font file stays below 40 KB (product
 * 18.2). Run by hand when the typeface or the characters change.
 */
const source =
  "node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const targets = {
  woff2: "app/ui/fonts/schibsted-grotesk-sv-en.woff2",
  // For share images, since HarfBuzz can't read compressed fonts.
  truetype: "app/seo/fonts/schibsted-grotesk-sv-en.ttf",
} as const;

const ascii = Array.from({ length: 0x7e - 0x1f }, (_, step) => String.fromCodePoint(0x20 + step)).join("");
const letters = "ÅÄÖåäöÉéÈèÊêËëÀàÁáÂâÆæÇçÍíÏïÑñÓóÔôØøÜüÚúß";
const symbols = "\u00a0\u00ad\u2009\u202f–—‘’‚“”…•€−×·§©°½→";

for (const targetFormat of ["woff2", "truetype"] as const) {
  const target = targets[targetFormat];
  const subset = await subsetFont(readFileSync(source), ascii + letters + symbols, {
    targetFormat,
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  writeFileSync(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
