import { dressed } from "./dressed.ts";
import { figures } from "./figures.ts";

/** The groups of each figure: as lit, and what shines. */
export const groups = new Map(
  Object.entries(figures).flatMap(([name, figure]) => {
    const { body, tape, shade } = dressed(figure);
    return [
      [name, `${body}<use href="#${name}-tape"/>${shade}`],
      [`${name}-tape`, String(tape)],
    ] as const;
  }),
);

/** The groups of some figures. */
export function peopleGroups(names: readonly string[]): string {
  return names
    .flatMap((name) => [name, `${name}-tape`])
    .map((name) => `<g id="${name}">${groups.get(name)}</g>`)
    .join("\n");
}
