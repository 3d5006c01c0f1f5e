import { expect, test } from "vitest";
import { cursorParameter, cursorText, pageOf, readCursor } from "./cursor.ts";

const id = "3f2b8c1e-0000-4000-8000-00000000000a";
const time = "2026-11-21T13:42:00.123456Z";
const read = (text: string) => readCursor(new URLSearchParams({ [cursorParameter]: text }));

test("a cursor is read from the URL; one that the database could not read is null", () => {
  expect(read(cursorText({ time, id }))).toEqual({ time, id });
  for (const text of ["", `${time}_x`, `2026-99-21T13:42:00.123456Z_${id}`, `${time}~${id}`])
    expect(read(text)).toBeNull();
  for (const day of ["2026-02-30", "0000-01-01"]) expect(read(`${day}T13:42:00.123456Z_${id}`)).toBeNull();
});

test("a page has a next one only when there are more rows", () => {
  const rows = [1, 2, 3].map((place) => ({ id: `${id}${place}`, time, place }));
  expect(pageOf(rows, 2)).toEqual({
    rows: [
      { id: `${id}1`, place: 1 },
      { id: `${id}2`, place: 2 },
    ],
    next: { time, id: `${id}2` },
  });
  expect(pageOf(rows, 3).next).toBeNull();
});
