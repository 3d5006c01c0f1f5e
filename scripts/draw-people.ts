import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dressed } from "./people/dressed.ts";
import { figures, onPages } from "./people/figures.ts";

const source = "public/illustrations/people.svg";

/** The groups of each figure: as lit, and what shines. */
const groups = new Map(
  Object.entries(figures).flatMap(([name, figure]) => {
    const { body, tape, shade } = dressed(figure);
    return [
      [name, `${body}<use href="#${name}-tape"/>${shade}`],
      [`${name}-tape`, String(tape)],
    ] as const;
  }),
);

/** The file of all figures and of the scenes that are made of them (docs/design.md, Drawings). */
export function peopleFile(): string {
  const people = onPages
    .flatMap((name) => [name, `${name}-tape`])
    .map((name) => `<g id="${name}">${groups.get(name)}</g>`)
    .join("\n");
  const scenes = readFileSync("scripts/people/scenes.svg", "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none"><defs>\n${people}\n${scenes}</defs></svg>\n`;
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
  for (const file of globSync("public/illustrations/**/*.svg"))
    if (file !== source) writeFileSync(file, withPeople(readFileSync(file, "utf8")));
}
