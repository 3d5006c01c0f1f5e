import { isInside, type Point } from "./geometry.ts";

type Cubic = readonly [Point, Point, Point, Point];
const origin: Point = [0, 0];

/**
 * The SVG path data of closed outlines of many points, as few curves that are at most `error` away. Where an outline bends
 * by more than 35 degrees it has a corner. `grid` is what coordinates are rounded to.
 */
export function pathData(outlines: readonly (readonly Point[])[], { error = 0.7, grid = 1 } = {}): string {
  return outlines.map((outline) => closedPath(outline, error, grid)).join("");
}

function closedPath(outline: readonly Point[], error: number, grid: number): string {
  const points: Point[] = [];
  for (const p of outline) if (distance(p, points.at(-1) ?? outline.at(-1) ?? p) > 0.25) points.push(p);
  if (points.length < 3) return "";
  const bends = points.map((p, i) => bend(points.at(i - 1) ?? p, p, points[(i + 1) % points.length] ?? p));
  const corners = points.flatMap((_, i) => ((bends[i] ?? 0) > 35 ? [i] : []));
  // An outline without corners is cut in two, where its tangent is known on both sides.
  const cuts = corners.length > 0 ? corners : [0, points.length >> 1];
  const cubics = cuts.flatMap((from, i) => {
    const to = cuts[(i + 1) % cuts.length] ?? from;
    const piece = [...points, ...points].slice(from, to > from ? to + 1 : to + points.length + 1);
    const isCorner = (at: number) => corners.includes(at);
    const tangent = (at: number) =>
      direction(points.at(at - 1) ?? origin, points[(at + 1) % points.length] ?? origin);
    const [second, beforeLast] = [piece[1] ?? origin, piece.at(-2) ?? origin];
    const start = isCorner(from) ? direction(piece[0] ?? origin, second) : tangent(from);
    const end = isCorner(to) ? direction(piece.at(-1) ?? origin, beforeLast) : reverse(tangent(to));
    return fitted(piece, start, end, error);
  });
  return written(cubics, grid);
}

function written(cubics: Cubic[], grid: number): string {
  const round = (value: number) => Math.round(value / grid) * grid;
  const [first] = cubics[0] ?? [[0, 0] as Point];
  let [x, y] = [round(first[0]), round(first[1])];
  let text = `M${numbers([x, y])}`;
  for (const [, a, b, end] of cubics) {
    const rounded = [a, b, end].map(([px, py]) => [round(px) - x, round(py) - y] as const);
    const [dx, dy] = rounded[2] ?? [0, 0];
    const flat = rounded
      .slice(0, 2)
      .every(([px, py]) => Math.abs(px * dy - py * dx) <= 0.6 * Math.hypot(dx, dy));
    if (dx === 0 && dy === 0) continue;
    text += flat ? `l${numbers([dx, dy])}` : `c${numbers(rounded.flat())}`;
    [x, y] = [x + dx, y + dy];
  }
  return `${text}z`;
}

/** Numbers of path data: a sign, or a second decimal point, ends the number before it. */
export function numbers(values: readonly number[]): string {
  return values
    .map((value) => String(toTenths(value)).replace(/^(-?)0\./, "$1."))
    .reduce((a, b) => (b.startsWith("-") || (b.startsWith(".") && /\.\d+$/.test(a)) ? a + b : `${a} ${b}`));
}

export const toTenths = (value: number) => Math.round(value * 10) / 10;

function distance(a: Point, b: Point) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
function direction(a: Point, b: Point): Point {
  const d = distance(a, b) || 1;
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
}
const reverse = ([x, y]: Point): Point => [-x, -y];

function bend(a: Point, b: Point, c: Point) {
  const [u, v] = [direction(a, b), direction(b, c)];
  return (Math.acos(Math.min(1, Math.max(-1, u[0] * v[0] + u[1] * v[1]))) * 180) / Math.PI;
}

/** Cubic curves along points, by Schneider's algorithm (Graphics Gems, 1990). */
function fitted(points: readonly Point[], start: Point, end: Point, error: number): Cubic[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const third = distance(first, last) / 3;
  if (points.length === 2) return [[first, along(first, start, third), along(last, end, third), last]];
  let at = lengths(points);
  for (let round = 0; round < 5; round++) {
    const cubic = leastSquares(points, at, start, end);
    const [worst, far] = farthest(points, at, cubic);
    if (far < error) return [cubic];
    if (far > error * 6 || round === 4) {
      const middle = Math.min(points.length - 2, Math.max(1, worst));
      const tangent = direction(points[middle + 1] ?? last, points[middle - 1] ?? first);
      return [
        ...fitted(points.slice(0, middle + 1), start, tangent, error),
        ...fitted(points.slice(middle), reverse(tangent), end, error),
      ];
    }
    at = at.map((t, i) => nearer(cubic, points[i] ?? first, t));
  }
  return [];
}

const along = (p: Point, d: Point, by: number): Point => [p[0] + d[0] * by, p[1] + d[1] * by];

function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  const sums = points.map((p, i) => {
    sum += distance(p, points[i - 1] ?? p);
    return sum;
  });
  return sums.map((s) => s / (sum || 1));
}

function leastSquares(points: readonly Point[], at: readonly number[], start: Point, end: Point): Cubic {
  const [first, last] = [points[0] ?? start, points.at(-1) ?? end];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((p, i) => {
    const t = at[i] ?? 0;
    const [b0, b1, b2, b3] = bernstein(t);
    const [a0, a1]: [Point, Point] = [
      [start[0] * b1, start[1] * b1],
      [end[0] * b2, end[1] * b2],
    ];
    const rest: Point = [
      p[0] - first[0] * (b0 + b1) - last[0] * (b2 + b3),
      p[1] - first[1] * (b0 + b1) - last[1] * (b2 + b3),
    ];
    c00 += a0[0] ** 2 + a0[1] ** 2;
    c01 += a0[0] * a1[0] + a0[1] * a1[1];
    c11 += a1[0] ** 2 + a1[1] ** 2;
    x0 += a0[0] * rest[0] + a0[1] * rest[1];
    x1 += a1[0] * rest[0] + a1[1] * rest[1];
  });
  const det = c00 * c11 - c01 * c01;
  const chord = distance(first, last);
  let [left, right] = det === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
  if (left < chord * 0.01 || right < chord * 0.01 || left > chord * 3 || right > chord * 3)
    left = right = chord / 3;
  return [first, along(first, start, left), along(last, end, right), last];
}

function bernstein(t: number): [number, number, number, number] {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const [w0, w1, w2, w3] = bernstein(t);
  return [w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1]];
}

function farthest(
  points: readonly Point[],
  at: readonly number[],
  cubic: Cubic,
): [index: number, far: number] {
  let found: [number, number] = [1, 0];
  points.forEach((p, i) => {
    const far = distance(p, pointAt(cubic, at[i] ?? 0));
    if (far > found[1]) found = [i, far];
  });
  return found;
}

/** One step of Newton's method towards the place of the curve that is nearest to a point. */
function nearer(cubic: Cubic, p: Point, t: number): number {
  const [a, b, c, d] = cubic;
  const s = 1 - t;
  const [q, q1, q2] = [
    pointAt(cubic, t),
    [0, 1].map(
      (k) =>
        3 * s * s * (at(b, k) - at(a, k)) +
        6 * s * t * (at(c, k) - at(b, k)) +
        3 * t * t * (at(d, k) - at(c, k)),
    ),
    [0, 1].map(
      (k) => 6 * s * (at(c, k) - 2 * at(b, k) + at(a, k)) + 6 * t * (at(d, k) - 2 * at(c, k) + at(b, k)),
    ),
  ];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const [ux, uy] = [q1[0] ?? 0, q1[1] ?? 0];
  const below = ux * ux + uy * uy + dx * (q2[0] ?? 0) + dy * (q2[1] ?? 0);
  return below === 0 ? t : Math.min(1, Math.max(0, t - (dx * ux + dy * uy) / below));
}

const at = (p: Point, k: number) => p[k] ?? 0;

/** The parts of a shape that nothing in front of it covers. */
export function uncovered(shape: readonly Point[], inFront: readonly (readonly Point[])[]): Point[][] {
  return inFront.reduce(
    (parts, cover) => parts.flatMap((part) => difference(clockwise(part), clockwise(cover))),
    [[...shape]],
  );
}

/** The parts of a shape that another one does not cover (Greiner and Hormann, 1998). Both go round in the same direction. */
function difference(shape: readonly Point[], cover: readonly Point[]): Point[][] {
  const crossings = shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    return cover.flatMap((c, j) => {
      const shares = crossing(a, b, c, cover[(j + 1) % cover.length] ?? c);
      if (!shares) return [];
      const [s, t] = shares;
      const point: Point = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
      return [{ point, onShape: i + s, onCover: j + t }];
    });
  });
  const [first] = shape;
  if (crossings.length < 2 || !first) return first && isInside(first, cover) ? [] : [[...shape]];
  const alongShape = crossings.sort((a, b) => a.onShape - b.onShape);
  const alongCover = [...crossings].sort((a, b) => a.onCover - b.onCover);
  const after = <T>(list: T[], item: T, by: 1 | -1) =>
    list[(list.indexOf(item) + by + list.length) % list.length] ?? item;
  // Where the shape comes out from behind the cover.
  const starts = new Set(
    alongShape.filter((start) => {
      const end = after(alongShape, start, 1);
      const ahead = corners(shape, start.onShape, end.onShape, 1);
      const middle = ahead[ahead.length >> 1] ?? halfway(start.point, end.point);
      return !isInside(middle, cover);
    }),
  );
  const pieces: Point[][] = [];
  for (const start of starts) {
    const piece: Point[] = [];
    let at = start;
    do {
      starts.delete(at);
      const end = after(alongShape, at, 1);
      piece.push(at.point, ...corners(shape, at.onShape, end.onShape, 1), end.point);
      at = after(alongCover, end, -1);
      piece.push(...corners(cover, end.onCover, at.onCover, -1));
    } while (at !== start && starts.has(at));
    pieces.push(piece);
  }
  return pieces;
}

const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The corners of a shape between two places on its outline, forwards or backwards. */
function corners(shape: readonly Point[], from: number, to: number, by: 1 | -1): Point[] {
  const [start, end] =
    by === 1 ? [Math.floor(from) + 1, Math.floor(to)] : [Math.floor(from), Math.floor(to) + 1];
  const around = ((((end - start) * by) % shape.length) + shape.length) % shape.length;
  // Both places on one edge, in order: nothing is between them.
  if (Math.floor(from) === Math.floor(to) && (to - from) * by >= 0) return [];
  return Array.from(
    { length: around + 1 },
    (_, i) => shape[(start + i * by + shape.length * 2) % shape.length] ?? [0, 0],
  );
}

/** Where two lines cross, as shares of their lengths. */
function crossing(a: Point, b: Point, c: Point, d: Point): [number, number] | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = ux * vy - uy * vx;
  if (area === 0) return undefined;
  const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / area;
  const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / area;
  return s >= 0 && s < 1 && t >= 0 && t < 1 ? [s, t] : undefined;
}

/** An outline in one direction, so that outlines that overlap in one path don't cancel each other. */
export function clockwise(points: readonly Point[]): Point[] {
  const area = points.reduce((sum, [x, y], i) => {
    const [px, py] = points.at(i - 1) ?? [x, y];
    return sum + px * y - x * py;
  }, 0);
  return area < 0 ? [...points].reverse() : [...points];
}
