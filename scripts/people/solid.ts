import {
  add,
  between,
  cross,
  dot,
  type Point,
  scaled,
  seen,
  steps,
  subtract,
  toViewer,
  unit,
  type Vector,
} from "./geometry.ts";
import { clockwise } from "./outline.ts";

/** A section through a part of the body: an ellipse by its centre and two half axes. */
export interface Ring {
  centre: Vector;
  across: Vector;
  depth: Vector;
}

/** A part of the body: the sections through it, from its beginning to its end. */
export interface Solid {
  ring: (at: number) => Ring;
  from: number;
  to: number;
}

/** A limb of two bones with round sections. `at` is 0 at its root, 1 at its joint and 2 at its end. */
export function limb(
  [root, joint, end]: readonly [Vector, Vector, Vector],
  radius: (at: number) => number,
  { from = 0, to = 2, soft = 0.18 } = {},
): Solid {
  const line = (at: number): Vector =>
    at < 1 ? add(root, subtract(joint, root), at) : add(joint, subtract(end, joint), at - 1);
  // The bend is a curve, not an edge.
  const centre = (at: number): Vector => {
    if (Math.abs(at - 1) >= soft) return line(at);
    const s = (at - 1 + soft) / (2 * soft);
    return between(between(line(1 - soft), joint, s), between(joint, line(1 + soft), s), s);
  };
  const ring = (at: number): Ring => {
    const along = unit(subtract(centre(at + 0.02), centre(at - 0.02)));
    const across = unit(cross(along, [0, 0, 1]));
    const depth = cross(across, along);
    return { centre: centre(at), across: scaled(across, radius(at)), depth: scaled(depth, radius(at)) };
  };
  return { ring, from, to };
}

/** The point of a solid's surface at an angle: 0° at the end of `across`, 90° at the end of `depth`. */
export function surface(solid: Solid, at: number, degrees: number): Vector {
  const { centre, across, depth } = solid.ring(at);
  const angle = (degrees * Math.PI) / 180;
  return add(add(centre, across, Math.cos(angle)), depth, Math.sin(angle));
}

/** The angle of the surface that faces the viewer. What is more than 90° from it is not seen. */
export function facing(solid: Solid, at: number): number {
  const { across, depth } = solid.ring(at);
  const towards = (axis: Vector) => dot(axis, toViewer) / (dot(axis, axis) || 1);
  return (Math.atan2(towards(depth), towards(across)) * 180) / Math.PI;
}

/** The two points where the outline of a solid passes a section: on its left and right, looking along it. */
export function edges(solid: Solid, at: number): [left: Point, right: Point] {
  const [before, after] = [seen(solid.ring(at - 0.01).centre), seen(solid.ring(at + 0.01).centre)];
  const [tx, ty] = [after[0] - before[0], after[1] - before[1]];
  const size = Math.hypot(tx, ty) || 1;
  const [nx, ny] = [-ty / size, tx / size];
  const { centre, across, depth } = solid.ring(at);
  const c = seen(centre);
  const [a, b] = [seen(across), seen(depth)];
  const [da, db] = [a[0] * nx + a[1] * ny, b[0] * nx + b[1] * ny];
  const r = Math.hypot(da, db) || 1;
  const offset: Point = [(a[0] * da + b[0] * db) / r, (a[1] * da + b[1] * db) / r];
  return [
    [c[0] + offset[0], c[1] + offset[1]],
    [c[0] - offset[0], c[1] - offset[1]],
  ];
}

/** The outline of a solid between two sections, with their round ends. */
export function outline(solid: Solid, from = solid.from, to = solid.to, count = 60): Point[] {
  const sides = steps(from, to, count).map((at) => edges(solid, at));
  const left = sides.map(([p]) => p);
  const right = sides.map(([, p]) => p).reverse();
  return [...left, ...end(solid, to, 1), ...right, ...end(solid, from, -1)];
}

/** The half of a section's ellipse that is drawn at the end of a solid, from the left to the right or back. */
function end(solid: Solid, at: number, side: 1 | -1): Point[] {
  const { centre, across, depth } = solid.ring(at);
  const [c, a, b] = [seen(centre), seen(across), seen(depth)];
  const [before, after] = [seen(solid.ring(at - 0.01).centre), seen(solid.ring(at + 0.01).centre)];
  const [tx, ty] = [(after[0] - before[0]) * side, (after[1] - before[1]) * side];
  const start = edges(solid, at)[side === 1 ? 0 : 1];
  const ellipse = (angle: number): Point => [
    c[0] + a[0] * Math.cos(angle) + b[0] * Math.sin(angle),
    c[1] + a[1] * Math.cos(angle) + b[1] * Math.sin(angle),
  ];
  const first = steps(0, 2 * Math.PI, 360).reduce((best, angle) =>
    gap(ellipse(angle), start) < gap(ellipse(best), start) ? angle : best,
  );
  const ahead = ([x, y]: Point) => (x - c[0]) * tx + (y - c[1]) * ty;
  const way = ahead(ellipse(first + 1.5)) > ahead(ellipse(first - 1.5)) ? 1 : -1;
  return steps(0, Math.PI, 16)
    .slice(1, -1)
    .map((angle) => ellipse(first + way * angle));
}

const gap = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** The outline of the visible part of a ring around a solid. `share` is the part of what is seen, from left to right. */
export function band(
  solid: Solid,
  from: number,
  to: number,
  share: readonly [number, number] = [0, 1],
  raised = 1,
): Point[] {
  const line = (at: number) => {
    const { centre } = solid.ring(at);
    const middle = facing(solid, at);
    return steps(90 - share[0] * 180, 90 - share[1] * 180, 60).map((degrees) =>
      seen(add(centre, subtract(surface(solid, at, middle + degrees), centre), raised)),
    );
  };
  return clockwise([...line(from), ...line(to).reverse()]);
}

/** The outline of a strip along a solid, between two angles that may change on the way. */
export function stripe(
  solid: Solid,
  from: number,
  to: number,
  angles: (at: number) => readonly [number, number],
): Point[] {
  const line = (edge: 0 | 1) => steps(from, to, 60).map((at) => seen(surface(solid, at, angles(at)[edge])));
  return clockwise([...line(0), ...line(1).reverse()]);
}
