import { globSync, readFileSync, writeFileSync } from "node:fs";
import { onPages } from "./people/figures.ts";
import { groups, peopleGroups } from "./people/groups.ts";
import { drawStreet } from "./people/street.ts";

const source = "public/illustrations/people.svg";
const street = "public/illustrations/street.svg";

/** The file of all figures (docs/design.md, Drawings). */
export function peopleFile(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none"><defs>\n${peopleGroups(onPages)}\n</defs></svg>\n`;
}

/** An SVG picture with the shapes of its figures drawn anew: of each group with `data-figure`. */
export function withPeople(picture: string): string {
  return picture.replace(/(<g [^>]*data-figure="([a-z-]+)"[^>]*>).*?<\/g>/gs, (_, start, name) => {
    const shapes = groups
      .get(name)
      ?.replace(/<use href="#([a-z-]+)"\/>/g, (_, part) => groups.get(part) ?? "");
    if (!shapes) throw new Error(`There is no figure "${name}"`);
    return `${start}${shapes}</g>`;
  });
}

// Draws all of them. Run by hand when a figure changes.
if (import.meta.main) {
  writeFileSync(source, peopleFile());
  writeFileSync(street, drawStreet());
  for (const file of globSync("public/illustrations/**/*.svg"))
    if (file !== source) writeFileSync(file, withPeople(readFileSync(file, "utf8")));
}
