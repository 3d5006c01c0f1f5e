import { drawingColours as ink } from "#brand/drawing-colours.ts";
import { type Drawing, type Outline, sewn, words } from "./figure.ts";
import { seen } from "./geometry.ts";
import { uncovered } from "./outline.ts";
import type { Cut } from "./parts.ts";
import type { Side, Skeleton } from "./skeleton.ts";
import { band, outline, type Solid, surface } from "./solid.ts";
import { gear, placed } from "./templates.ts";

export type GarmentName = "guard" | "orderGuard" | "host" | "trainee";

/** What somebody wears, on their body in a pose. */
export interface Worn {
  bones: Skeleton;
  jacket: Solid;
  arms: Record<Side, Solid>;
  legs: Record<Side, Solid>;
  /** What is between the viewer and each of them. */
  inFront: { jacket: Outline[]; arms: Record<Side, Outline[]>; legs: Record<Side, Outline[]> };
  /** What hangs from the belt, at which angle of the jacket. */
  gear: readonly { part: keyof typeof gear; angle: number }[];
}

/** The visible parts of a tape, narrower by a share of its width, from one share of its length to another. */
type Tape = (inset: number, from?: number, to?: number) => Outline[];

interface Garment {
  cut: Cut;
  shoes: boolean;
  cloth: string;
  /** What is drawn on the jacket in ink. */
  details: (worn: Worn, body: Drawing) => void;
  tapes: (worn: Worn) => Tape[];
  /** Words and badges that shine. */
  signs: (worn: Worn, tape: Drawing) => void;
}

/** The garments of the services, as somebody who has worn them knows them (docs/design.md, Drawings). */
export const garments: Record<GarmentName, Garment> = {
  guard: {
    cut: { hem: 1.14, waist: 1, flare: 4, loose: 3 },
    shoes: false,
    cloth: ink.jacket,
    details: uniform,
    tapes: (worn) => [
      brace(worn, -55, 0.058, 0.81, 21),
      brace(worn, 55, 0.058, 0.81, 21),
      ring(worn.jacket, 0.8, 0.9, worn.inFront.jacket),
      ...onLimbs(worn),
    ],
    signs: ({ jacket }, tape) => tape.addData(ink.bright, words(jacket, "VÄKTARE", 0.4, 10)),
  },
  orderGuard: {
    cut: { hem: 1.12, waist: 1, flare: 3, loose: 3 },
    shoes: false,
    cloth: ink.jacket,
    details: uniform,
    tapes: (worn) => [
      ring(worn.jacket, 0.52, 0.62, worn.inFront.jacket),
      ring(worn.jacket, 0.79, 0.89, worn.inFront.jacket),
      ...onLimbs(worn),
    ],
    signs: ({ jacket, inFront }, tape) => {
      const panel = sewn(jacket, "back", square(-65, 0.268, 65, 0.394));
      tape.add(ink.bright, uncovered(panel, inFront.jacket));
      tape.addData(ink.boots, words(jacket, "ORDNINGSVAKT", 0.352, 9.4, 3));
    },
  },
  trainee: {
    cut: { hem: 1.08, waist: 1.06, flare: 0, loose: 5 },
    shoes: false,
    cloth: ink.sand,
    details: ({ jacket }, body) => {
      body.add(ink.cuff, [outline(jacket, -0.055, 0.03)]);
      body.add(ink.shade, [sewn(jacket, "back", square(-1.5, 0.03, 1.5, 1.07))], 0.3);
    },
    tapes: (worn) => [0.36, 0.6, 0.84].map((at) => chevron(worn, at)),
    signs: () => undefined,
  },
  host: {
    cut: { hem: 1.26, waist: 0.96, flare: 5, loose: 1 },
    shoes: true,
    cloth: ink.jacket,
    details: suit,
    tapes: () => [],
    signs: ({ jacket }, tape) => {
      const badge = (...[left, top, right, bottom]: [number, number, number, number]) =>
        sewn(jacket, "front", square(left, top, right, bottom));
      tape.add(ink.signal, [badge(36, 0.315, 64, 0.385)]);
      tape.add(ink.bright, [badge(38, 0.325, 62, 0.375)]);
      tape.add(ink.gear, [badge(41, 0.336, 59, 0.343), badge(47, 0.355, 59, 0.362)]);
    },
  },
};

const square = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Tape around a solid, from one place of it to another. */
function ring(solid: Solid, from: number, to: number, inFront: readonly Outline[]): Tape {
  return (inset, start = 0, end = 1) => {
    const [top, bottom] = [from + inset * (to - from), to - inset * (to - from)];
    return uncovered(band(solid, top, bottom, [start, end], 1.012), inFront);
  };
}

/** Tape from the shoulder to the belt. */
function brace({ jacket, inFront }: Worn, x: number, top: number, bottom: number, wide: number): Tape {
  return (inset, start = 0, end = 1) => {
    const at = (share: number) => bottom + (top - bottom) * share;
    const half = wide / 2 - inset * wide;
    return uncovered(sewn(jacket, "back", square(x - half, at(end), x + half, at(start))), inFront.jacket);
  };
}

/** Tape from one side of the back to the other, with a point upwards in the middle. */
function chevron({ jacket, inFront }: Worn, bottom: number): Tape {
  const [wide, rise, tall] = [110, 0.13, 0.1];
  const at = (x: number, y: number): [number, number] => [x, y - rise * (1 - Math.abs(x) / wide)];
  return (inset, start = 0, end = 1) => {
    const [left, right] = [wide * (2 * start - 1), wide * (2 * end - 1)];
    const [top, low] = [bottom - tall + inset * tall, bottom - inset * tall];
    const middle = (y: number) => (left < 0 && right > 0 ? [at(0, y)] : []);
    const corners = [
      at(left, top),
      ...middle(top),
      at(right, top),
      at(right, low),
      ...middle(low),
      at(left, low),
    ];
    return uncovered(sewn(jacket, "back", corners), inFront.jacket);
  };
}

/** Around the upper arms and below the knees. */
function onLimbs({ arms, legs, inFront }: Worn): Tape[] {
  return (["left", "right"] as const).flatMap((side) => [
    ring(arms[side], 0.66, 0.83, inFront.arms[side]),
    ring(legs[side], 1.5, 1.63, inFront.legs[side]),
  ]);
}

/** A collar that stands, and a belt with what a guard carries. */
function uniform({ jacket, bones, gear: carried }: Worn, body: Drawing): void {
  body.add(ink.cuff, [outline(jacket, -0.055, 0.03)]);
  body.add(ink.gear, [band(jacket, 0.965, 1.03, [0, 1], 1.012)]);
  for (const { part, angle } of carried) {
    const place = { at: seen(surface(jacket, 0.97, angle)), degrees: -bones.rolls.pelvis };
    body.add(ink.gear, placed(gear[part].dark, place));
    body.add(part === "keys" ? ink.keys : ink.skin, placed(gear[part].light, place));
  }
}

/** A shirt with a tie below lapels, a pocket, and the edge where the jacket closes. */
function suit({ jacket }: Worn, body: Drawing): void {
  const on = (...corners: [number, number][]) => sewn(jacket, "front", corners);
  body.add(ink.bright, [on([-24, -0.03], [24, -0.03], [22, 0.12], [2, 0.5], [-18, 0.12])]);
  body.add(ink.gear, [on([-7, 0.05], [7, 0.05], [4, 0.11], [8, 0.4], [2, 0.48], [-4, 0.4], [-4, 0.11])]);
  body.add(ink.cuff, [
    on([-23, -0.05], [-34, 0.04], [-50, 0.2], [-37, 0.23], [-44, 0.29], [2, 0.53], [-17, 0.13]),
    on([23, -0.05], [34, 0.04], [46, 0.2], [35, 0.23], [42, 0.29], [2, 0.53], [20, 0.13]),
  ]);
  body.add(ink.gear, [
    on([0.5, 0.53], [2.5, 0.53], [6, 1.26], [3, 1.26]),
    on([34, 0.93], [62, 0.9], [62, 0.93], [34, 0.96]),
  ]);
}
