import { globSync, readFileSync, writeFileSync } from "node:fs";

const source = "public/illustrations/people.svg";
const people = readFileSync(source, "utf8");

/** An SVG picture with its figures replaced by those in people.svg (docs/design.md, Drawings). */
export function withPeople(picture: string): string {
  return picture.replace(/(<g [^>]*data-figure="([a-z-]+)"[^>]*>).*?<\/g>/gs, (_, start, name) => {
    const figure = new RegExp(`<g id="${name}">(.*?)</g>`, "s").exec(people)?.[1];
    if (!figure) throw new Error(`${source} has no figure "${name}"`);
    return `${start}${figure}</g>`;
  });
}

// Updates all pictures. Run by hand when a figure changes.
if (import.meta.main)
  for (const file of globSync("public/illustrations/**/*.svg"))
    writeFileSync(file, withPeople(readFileSync(file, "utf8")));
