/** A point of the picture: x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** A point or direction in space: x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** How much lower a thing is drawn for each unit that it is nearer: the viewer looks down a little. */
const pitch = 0.16;

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const subtract = (a: Vector, b: Vector): Vector => add(a, b, -1);
export const scaled = (a: Vector, times: number): Vector => [a[0] * times, a[1] * times, a[2] * times];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector) => Math.hypot(...a);
export const unit = (a: Vector): Vector => scaled(a, 1 / (length(a) || 1));
export const between = (a: Vector, b: Vector, share: number): Vector => add(scaled(a, 1 - share), b, share);
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A vector turned about the vertical axis: with 90° the back, which faced the viewer, faces right. */
export function turned([x, y, z]: Vector, degrees: number): Vector {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * c + z * s, y, z * c - x * s];
}

/** A vector turned in the picture's plane, clockwise. */
export function rolled([x, y, z]: Vector, degrees: number): Vector {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * c - y * s, x * s + y * c, z];
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a point in space is in the picture. */
export const seen = ([x, y, z]: Vector): Point => [x, y + z * pitch];

/** The direction from which the viewer looks. */
export const toViewer: Vector = unit([0, -pitch, 1]);

/** A smooth curve through the given values. Takes pairs of a position and a value, in order. */
export function curve(keys: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  const slope = keys.map(([at, value], i) => {
    const [before, after] = [keys[i - 1], keys[i + 1]];
    if (!before || !after) return 0;
    const [left, right] = [(value - before[1]) / (at - before[0]), (after[1] - value) / (after[0] - at)];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (at) => {
    const last = keys.length - 1;
    let i = 0;
    while (i < last - 1 && at > (keys[i + 1]?.[0] ?? 0)) i++;
    const [from, to] = [keys[i] ?? [0, 0], keys[i + 1] ?? keys[i] ?? [0, 0]];
    const width = to[0] - from[0] || 1;
    const s = Math.min(1, Math.max(0, (at - from[0]) / width));
    const [m0, m1] = [(slope[i] ?? 0) * width, (slope[i + 1] ?? 0) * width];
    const [s2, s3] = [s * s, s * s * s];
    return (
      from[1] * (2 * s3 - 3 * s2 + 1) + m0 * (s3 - 2 * s2 + s) + to[1] * (3 * s2 - 2 * s3) + m1 * (s3 - s2)
    );
  };
}

/** Numbers from one to the other, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let [ax, ay] = polygon.at(-1) ?? [0, 0];
  for (const [bx, by] of polygon) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

/** The smallest convex outline around some points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
