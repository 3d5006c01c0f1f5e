import {
  add,
  curve,
  hull,
  type Point,
  rolled,
  seen,
  steps,
  subtract,
  turned,
  unit,
  type Vector,
} from "./geometry.ts";
import { type Body, ground, type Skeleton } from "./skeleton.ts";
import { limb, type Solid } from "./solid.ts";

/** How a jacket falls. */
export interface Cut {
  /** Where it ends: 0 is the neck, 1 the pelvis. */
  hem: number;
  /** How wide it is at the waist, as a share of the body. */
  waist: number;
  /** How much wider than the body it is, at the hem and everywhere. */
  flare: number;
  loose: number;
}

/** The upper body in a jacket. `at` is 0 at the base of the neck, 1 at the pelvis, `hem` at its end. */
export function torso({ neck, chest, waist, pelvis, rolls, turns }: Skeleton, body: Body, cut: Cut): Solid {
  const s = body.shoulders;
  const width = curve([
    [-0.06, 28],
    [0, 31],
    [0.04, 46],
    [0.075, s * 0.72],
    [0.12, s - 12],
    [0.18, s - 7],
    [0.36, body.chest + cut.loose],
    [0.66, body.waist * cut.waist + cut.loose],
    [0.85, body.hips * 0.9 + cut.loose],
    [cut.hem, body.hips + cut.flare + cut.loose],
  ]);
  const deep = curve([
    [-0.06, 27],
    [0, 30],
    [0.09, 36],
    [0.3, 50],
    [0.66, 43],
    [cut.hem, 50 + cut.flare / 2],
  ]);
  const line = ([0, 1, 2] as const).map((k) =>
    curve([
      [0, neck[k]],
      [0.3, chest[k]],
      [0.7, waist[k]],
      [1, pelvis[k]],
    ]),
  );
  const spine = (at: number): Vector => {
    // Through neck, chest, waist and pelvis, and straight on to the hem.
    if (at > 1) return add(pelvis, subtract(pelvis, waist), (at - 1) / 0.3);
    if (at < 0) return add(neck, subtract(neck, chest), -at / 0.3);
    const [x, y, z] = line.map((along) => along(at));
    return [x ?? 0, y ?? 0, z ?? 0];
  };
  const blend = (at: number) => Math.min(1, Math.max(0, (at - 0.35) / 0.5));
  const ring = (at: number) => {
    const share = blend(at);
    const roll = rolls.chest * (1 - share) + rolls.pelvis * share;
    const turn = turns.chest * (1 - share) + turns.pelvis * share;
    return {
      centre: spine(at),
      across: turned(rolled([width(at), 0, 0], roll), turn),
      depth: turned([0, 0, deep(at)], turn),
    };
  };
  return { ring, from: -0.04, to: cut.hem };
}

/** A sleeve from the shoulder's round end to the wrist. */
export function sleeve(joints: readonly [Vector, Vector, Vector], body: Body): Solid {
  const r = body.arm;
  return limb(
    joints,
    curve([
      [-0.19, 3],
      [-0.16, r * 0.5],
      [-0.08, r * 0.86],
      [0.06, r],
      [0.3, r * 1.02],
      [0.75, r * 0.84],
      [0.98, r * 0.8],
      [1.25, r * 0.84],
      [1.7, r * 0.68],
      [2, r * 0.62],
    ]),
    { from: -0.19, to: 2, soft: 0.26 },
  );
}

/** A trouser leg from the hip to the boot. */
export function trouserLeg(joints: readonly [Vector, Vector, Vector], body: Body): Solid {
  const r = body.leg;
  return limb(
    joints,
    curve([
      [0, r * 0.9],
      [0.22, r],
      [0.6, r * 0.88],
      [1, r * 0.73],
      [1.3, r * 0.77],
      [1.7, r * 0.68],
      [2.08, r * 0.66],
    ]),
    { from: 0.05, to: 2.08, soft: 0.25 },
  );
}

/** The outlines of a boot. */
interface Boot {
  sole: Point[];
  upper: Point[];
  /** Light on its toe. */
  gleam: Point[];
}

/** A boot on the ground, or with its heel lifted. Takes the ankle and the direction of the toes. */
export function boot(ankle: Vector, towards: Vector, { heel = 0, low = false } = {}): Boot {
  const forward = unit(towards);
  const aside: Vector = [-forward[2], 0, forward[0]];
  // Along the foot: from the heel to the toe, half widths of the sole and heights of the upper.
  const half = curve([
    [-30, 6],
    [-27, 17],
    [-12, 23],
    [15, 23],
    [45, 29],
    [66, 27],
    [80, 15],
    [84, 4],
  ]);
  const tall = curve(
    low
      ? [
          [-30, 26],
          [-10, 46],
          [20, 44],
          [45, 26],
          [70, 18],
          [84, 9],
        ]
      : [
          [-30, 34],
          [-10, 56],
          [18, 56],
          [44, 33],
          [68, 25],
          [84, 12],
        ],
  );
  const lift = (s: number) => Math.max(0, heel * (1 - (s + 30) / 80));
  const place = (s: number, side: number, up: number): Point =>
    seen([
      ankle[0] + forward[0] * s + aside[0] * side,
      ground - up - lift(s),
      ankle[2] + forward[2] * s + aside[2] * side,
    ]);
  const along = steps(-30, 84, 38);
  const rim = (up: number, inset: number) =>
    along.flatMap((s) => [-1, 1].map((side) => place(s, side * Math.max(1, half(s) - inset), up)));
  const thick = 9;
  const top = along.flatMap((s) =>
    [-0.75, 0, 0.75].map((side) =>
      place(s * 0.97, side * (half(s) - 3), side === 0 ? tall(s) : tall(s) * 0.8),
    ),
  );
  const shine = steps(34, 74, 8).flatMap((s) =>
    [0.25, 0.75].map((side) =>
      place(s, side * (half(s) - 3) * (aside[0] < 0 ? -1 : 1), tall(s) * (side < 0.5 ? 1 : 0.85)),
    ),
  );
  return {
    gleam: hull(shine),
    sole: hull([...rim(0, 0), ...rim(thick, 0)]),
    upper: hull([...rim(thick, 2), ...top]),
  };
}
