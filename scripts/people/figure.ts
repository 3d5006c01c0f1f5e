import type { GarmentName, Worn } from "./garments.ts";
import { type Point, seen, steps } from "./geometry.ts";
import { capitals } from "./letters.ts";
import { clockwise, numbers, pathData, toTenths } from "./outline.ts";
import { type Body, type Pose, type Side, type Skeleton, upperBody } from "./skeleton.ts";
import { facing, type Solid, stripe, surface } from "./solid.ts";
import { hands, heads, placed } from "./templates.ts";

export type Outline = readonly Point[];

/** Shapes on top of each other; neighbours of one colour become one path. */
export class Drawing {
  readonly #paths: { fill: string; opacity: number; data: string }[] = [];

  add(fill: string, outlines: readonly Outline[], opacity = 1, grid = 1): void {
    // What lies transparent on a shape needs fewer curves than the shape's outline.
    this.addData(fill, pathData(outlines, { error: opacity < 1 ? 1.6 : 0.7, grid }), opacity);
  }

  addData(fill: string, data: string, opacity = 1): void {
    const last = this.#paths.at(-1);
    if (!data) return;
    if (last?.fill === fill && last.opacity === opacity && opacity === 1) last.data += data;
    else this.#paths.push({ fill, opacity, data });
  }

  toString(): string {
    return this.#paths
      .map(
        ({ fill, opacity, data }) =>
          `<path fill="${fill}"${opacity < 1 ? ` opacity="${String(opacity).slice(1)}"` : ""} d="${data}"/>`,
      )
      .join("");
  }
}

export type Headgear = "cap" | "beanie" | "scarf" | "hair" | "knot" | "cap-knot";

/** Somebody who is drawn. */
export interface Figure {
  body: Body;
  pose: Pose;
  headgear: Headgear;
  garment: GarmentName;
  /** What hangs from the belt. */
  gear?: Worn["gear"];
  /** The head is between the viewer and the collar. */
  headLast?: boolean;
}

/**
 * A piece of cloth on the front or back of a garment, by its corners: how far from the middle, and where along the solid.
 * What is behind the edge that the viewer sees lies on that edge.
 */
export function sewn(
  solid: Solid,
  side: "front" | "back",
  corners: readonly (readonly [x: number, at: number])[],
): Point[] {
  const line = corners.flatMap(([x, at], i) => {
    const [nextX, nextAt] = corners[(i + 1) % corners.length] ?? [x, at];
    const count = Math.ceil(Math.hypot(nextX - x, (nextAt - at) * upperBody) / 3);
    return steps(0, 1, count)
      .slice(0, -1)
      .map((s) => [x + (nextX - x) * s, at + (nextAt - at) * s] as const);
  });
  const points = line.map(([x, at]) => {
    const cos = Math.min(1, Math.max(-1, x / Math.hypot(...solid.ring(at).across)));
    const angle = ((Math.acos(cos) * 180) / Math.PI) * (side === "back" ? 1 : -1);
    const middle = facing(solid, at);
    const from = ((((angle - middle) % 360) + 540) % 360) - 180;
    return seen(surface(solid, at, middle + Math.min(90, Math.max(-90, from))));
  });
  return clockwise(points);
}

/** A lens-shaped fold on a solid's surface, between two places of it (`at`, degrees from what faces the viewer). */
export function fold(
  solid: Solid,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
): Point[] {
  const line = (bulge: number) =>
    steps(0, 1, 16).map((s) => {
      const at = from[0] + (to[0] - from[0]) * s;
      const angle = facing(solid, at) + from[1] + (to[1] - from[1]) * s;
      return seen(surface(solid, at + bulge * Math.sin(Math.PI * s), angle));
    });
  return [...line(0), ...line(thick).reverse()];
}

/** The light or the dark side of a solid: a strip along its right or left edge in the picture. */
export function flank(solid: Solid, from: number, to: number, side: "left" | "right", wide: number): Point[] {
  const isRight = (sign: number) => {
    const at = (from + to) / 2;
    return seen(surface(solid, at, facing(solid, at) + sign * 80))[0] > seen(solid.ring(at).centre)[0];
  };
  const sign = isRight(1) === (side === "right") ? 1 : -1;
  return stripe(solid, from, to, (at) => {
    const middle = facing(solid, at);
    // Pointed at both ends.
    const s = (at - from) / (to - from);
    const width = wide * Math.min(1, 4 * s, 4 * (1 - s));
    return [middle + sign * 83, middle + sign * (83 - width)];
  });
}

/** Words on the back of a jacket: the path data of letters on a line around a solid, each point on the surface. */
export function words(solid: Solid, text: string, at: number, tall: number, spacing = 6): string {
  const letters = [...text].map((letter) => capitals[letter] ?? ([0, ""] as const));
  const scale = tall / 100;
  let x = -((letters.reduce((sum, [width]) => sum + width + spacing, 0) - spacing) * scale) / 2;
  return letters
    .map(([width, data]) => {
      const left = x;
      x += (width + spacing) * scale;
      const map = (px: number, py: number): Point => {
        const place = at + (py * scale) / upperBody;
        const { across } = solid.ring(place);
        const reach = Math.hypot(...across);
        const cos = Math.min(1, Math.max(-1, (left + px * scale) / reach));
        return seen(surface(solid, place, (Math.acos(cos) * 180) / Math.PI));
      };
      return mapped(data, map);
    })
    .join("");
}

/** Path data with each of its points in another place. */
function mapped(data: string, map: (x: number, y: number) => Point): string {
  let [cx, cy] = [0, 0];
  return data
    .replace(/([MLQ])([^MLQZ]*)/g, (_, command: string, text: string) => {
      const values = text.split(" ").map(Number);
      const points = values.flatMap((x, i) => (i % 2 === 0 ? [map(x, values[i + 1] ?? 0)] : []));
      const absolute = points.map(([x, y]) => [toTenths(x), toTenths(y)] as const);
      const [ox, oy] = command === "M" ? [0, 0] : [cx, cy];
      [cx, cy] = absolute.at(-1) ?? [cx, cy];
      return (
        (command === "M" ? "M" : command.toLowerCase()) +
        numbers(absolute.flatMap(([x, y]) => [x - ox, y - oy]))
      );
    })
    .replaceAll("Z", "z");
}

/** The head of a figure: takes the name of a part, gives its outlines in the picture. */
export function headShapes(pose: Pose, bones: Skeleton, { tall: scale }: Body) {
  const { view, towards, tilt } = pose.head;
  const template = heads[view];
  const place = { at: seen(bones.neck), degrees: tilt, mirrored: towards === "left", scale };
  return (part: keyof typeof template) => placed(template[part], place);
}

/** A hand of a figure, in line with the forearm: takes the name of a part, gives its outlines in the picture. */
export function handShapes(side: Side, bones: Skeleton, pose: Pose, { tall: scale }: Body) {
  const [, elbow, wrist] = bones.arms[side];
  const [ex, ey] = seen(elbow);
  const at = seen(wrist);
  const { hand, mirrored = side === "right" } = pose.arms[side];
  const degrees = (Math.atan2(at[1] - ey, at[0] - ex) * 180) / Math.PI - 90;
  const template = hands[hand];
  if (!template) throw new Error(`no hand "${hand}"`);
  const place = { at, degrees, mirrored, scale };
  return (part: keyof typeof template) => placed(template[part] ?? "", place);
}
