import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the focus between the links of a table by the arrow keys: along the day, or to the same time of another day. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const link = event.target instanceof Element ? event.target.closest("td a") : null;
  const cell = link?.closest("td");
  if (!step || !link || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const [right, down] = step;
  const table = event.currentTarget;
  const target = down
    ? neighbour(linksOf(table, cell.cellIndex), link, down)
    : beside(table, cell, link, right);
  if (target instanceof HTMLElement) target.focus();
}

function linksOf(table: HTMLTableElement, column: number): HTMLElement[] {
  return Array.from(table.tBodies[0]?.rows ?? []).flatMap((row) =>
    Array.from(row.cells[column]?.querySelectorAll<HTMLElement>("a") ?? []),
  );
}

function neighbour(links: readonly Element[], link: Element, down: number): Element | undefined {
  return links[links.indexOf(link) + down];
}

/** The link of the nearest day with any that is closest in height. */
function beside(
  table: HTMLTableElement,
  cell: HTMLTableCellElement,
  link: Element,
  right: number,
): HTMLElement | undefined {
  const { top } = link.getBoundingClientRect();
  const distance = (each: Element) => Math.abs(each.getBoundingClientRect().top - top);
  const columns = table.rows[0]?.cells.length ?? 0;
  for (let column = cell.cellIndex + right; column > 0 && column < columns; column += right) {
    const [nearest] = linksOf(table, column).sort((one, other) => distance(one) - distance(other));
    if (nearest) return nearest;
  }
  return undefined;
}
