import { drawingColours as ink } from "#brand/drawing-colours.ts";
import { Drawing, type Figure, flank, fold, handShapes, headShapes, sewn, words } from "./figure.ts";
import { type Point, seen } from "./geometry.ts";
import { boot, sleeve, torso, trouserLeg } from "./parts.ts";
import { type Side, sides, skeleton } from "./skeleton.ts";
import { band, facing, outline, type Solid, surface, uncovered } from "./solid.ts";
import { gear, placed } from "./templates.ts";

type Outline = readonly Point[];

const cuts = {
  guard: { hem: 1.14, waist: 1, flare: 4, loose: 3 },
  orderGuard: { hem: 1.1, waist: 1, flare: 3, loose: 3 },
  host: { hem: 1.26, waist: 0.96, flare: 5, loose: 1 },
};

/**
 * A figure in three layers: the lit body without tape, what shines, and the shade that lies on both. What each garment has
 * is in docs/design.md (Drawings).
 */
export function dressed(figure: Figure): { body: Drawing; tape: Drawing; shade: Drawing } {
  const { body: build, pose, garment } = figure;
  const isUniform = garment !== "host";
  const bones = skeleton(build, pose);
  const jacket = torso(bones, build, cuts[garment]);
  const arms = { left: sleeve(bones.arms.left, build), right: sleeve(bones.arms.right, build) };
  const legs = { left: trouserLeg(bones.legs.left, build), right: trouserLeg(bones.legs.right, build) };
  const outlines = {
    jacket: outline(jacket),
    arms: { left: outline(arms.left), right: outline(arms.right) },
    legs: { left: outline(legs.left), right: outline(legs.right) },
  };
  const body = new Drawing();
  const tape = new Drawing();
  const shade = new Drawing();
  const far = sides.filter((side) => !pose.arms[side].near);
  const near = sides.filter((side) => pose.arms[side].near);

  const [farLeg = "left", nearLeg = "right"] = [...sides].sort(
    (a, b) => bones.legs[a][2][2] - bones.legs[b][2][2],
  );
  for (const side of [farLeg, nearLeg]) {
    const foot = boot(bones.legs[side][2], bones.feet[side], {
      heel: pose.feet[side].heel ?? 0,
      low: !isUniform,
    });
    body.add(ink.sole, [foot.sole]);
    body.add(ink.boots, [foot.upper]);
    body.add(side === farLeg ? ink.farLeg : ink.trousers, [outlines.legs[side]]);
    body.add(
      ink.light,
      [flank(legs[side], 0.3, 2.05, "right", 32), ...(isUniform ? [pocket(legs[side], side)] : [])],
      0.13,
    );
    body.add(ink.shade, [flank(legs[side], 0.2, 2.06, "left", 45), ...legFolds(legs[side])], 0.36);
  }

  for (const side of far) drawArm(side);
  body.add(ink.skinDark, headShapes(pose, bones, build.scale)("neck"));
  if (!figure.headLast) drawHead();
  body.add(ink.jacket, [outlines.jacket]);
  body.add(ink.light, [flank(jacket, 0.16, jacket.to, "right", 24)], 0.14);
  shade.add(ink.shade, [flank(jacket, 0.1, jacket.to, "left", 30), ...jacketFolds(jacket)], 0.3);
  if (isUniform) uniform();
  else suit();
  if (figure.headLast) drawHead();
  for (const side of near) drawArm(side);

  if (isUniform) drawTape();
  return { body, tape, shade };

  function drawArm(side: Side) {
    const hand = handShapes(side, bones, pose, build.scale * 1.06);
    const solid = arms[side];
    const onRight = seen(bones.arms[side][1])[0] > seen(bones.chest)[0];
    body.add(ink.gear, hand("held"));
    body.add(ink.skin, hand("palm"));
    body.add(ink.skinLight, hand("thumb"));
    body.add(ink.skinDark, hand("lines"));
    if (!isUniform) body.add(ink.bright, [outline(solid, 1.9, 2.06)]);
    body.add(onRight ? ink.sleeve : ink.farSleeve, [outline(solid)]);
    body.add(ink.light, [flank(solid, 0, 2, "right", 34)], 0.15);
    body.add(ink.shade, [flank(solid, 0.05, 2, "left", onRight ? 38 : 55), ...armFolds(solid)], 0.32);
  }

  function drawHead() {
    const head = headShapes(pose, bones, build.scale);
    const { headgear } = figure;
    body.add(ink.skin, head("face"));
    body.add(ink.hair, headgear === "scarf" ? head("scarf") : head("hair"));
    if (headgear !== "scarf") body.add(ink.skinLight, head("ear"));
    if (headgear.includes("knot")) body.add(ink.hair, head("knot"));
    if (headgear.includes("cap")) {
      body.add(ink.gear, head("brim"));
      body.add(ink.cloth, head("cap"));
      body.add(ink.light, head("gleam"), 0.14);
    } else if (headgear === "beanie") {
      body.add(ink.cloth, head("beanie"));
      body.add(ink.light, head("gleam"), 0.14);
      body.add(ink.cuff, head("cuff"));
    } else body.add(ink.light, head("gleam"), 0.2);
  }

  function uniform() {
    body.add(ink.sleeve, [outline(jacket, -0.055, 0.03)]);
    body.add(ink.gear, [uncovered(band(jacket, 0.965, 1.03, [0, 1], 1.012))]);
    for (const { part, angle, at = 0.97 } of figure.gear ?? []) {
      const place = { at: seen(surface(jacket, at, angle)), degrees: -bones.rolls.pelvis };
      const { dark, light } = gear[part];
      body.add(ink.gear, placed(dark, place));
      body.add(part === "keys" ? ink.keys : ink.skin, placed(light, place));
    }
  }

  function suit() {
    const on = (...points: [number, number][]) => sewn(jacket, "front", points);
    body.add(ink.bright, [on([-22, 0.0], [22, 0.0], [20, 0.12], [2, 0.5], [-16, 0.12])]);
    body.add(ink.gear, [on([-6, 0.04], [6, 0.04], [4, 0.1], [7, 0.4], [2, 0.47], [-4, 0.4], [-4, 0.1])]);
    body.add(ink.sleeve, [
      on([-22, -0.03], [-34, 0.06], [-50, 0.2], [-38, 0.24], [-44, 0.3], [2, 0.53]),
      on([22, -0.03], [34, 0.06], [46, 0.2], [36, 0.24], [42, 0.3], [2, 0.53]),
    ]);
    body.add(ink.gear, [on([1, 0.53], [3, 0.53], [6, 1.26], [3, 1.26])]);
    body.add(ink.bright, [
      on([-26, -0.04], [-20, -0.035], [-3, 0.05], [-13, 0.11], [-27, 0.0]),
      on([26, -0.04], [20, -0.035], [3, 0.05], [13, 0.11], [27, 0.0]),
    ]);
    tape.add(ink.signal, [on([36, 0.31], [66, 0.31], [66, 0.385], [36, 0.385])]);
    tape.add(ink.bright, [on([39, 0.323], [63, 0.323], [63, 0.373], [39, 0.373])]);
    tape.add(ink.gear, [
      on([42, 0.335], [60, 0.335], [60, 0.342], [42, 0.342]),
      on([42, 0.354], [54, 0.354], [54, 0.361], [42, 0.361]),
    ]);
  }

  function drawTape() {
    const handsInFront = near.flatMap((side) => handShapes(side, bones, pose, build.scale)("palm"));
    const onJacket = [...near.map((side) => outlines.arms[side]), ...handsInFront];
    const bands: { strip: (inset: number, share?: readonly [number, number]) => Point[] }[] = [];
    const ring = (solid: Solid, from: number, to: number, inFront: readonly Outline[]) =>
      bands.push({
        strip: (inset, share = [0, 1]) =>
          uncovered(band(solid, from + inset * (to - from), to - inset * (to - from), share, 1.012), inFront),
      });
    const brace = (x: number, from: number, to: number, wide: number) =>
      bands.push({
        strip: (inset, share = [0, 1]) => {
          const [left, right] = [x - wide / 2 + inset * wide, x + wide / 2 - inset * wide];
          const [top, bottom] = [from + (to - from) * (1 - share[1]), from + (to - from) * (1 - share[0])];
          return sewn(
            jacket,
            "back",
            [
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ],
            onJacket,
          );
        },
      });
    if (garment === "guard") {
      brace(-55, 0.058, 0.81, 21);
      brace(55, 0.058, 0.81, 21);
      ring(jacket, 0.8, 0.9, onJacket);
    } else {
      ring(jacket, 0.52, 0.62, onJacket);
      ring(jacket, 0.79, 0.89, onJacket);
    }
    for (const side of sides) {
      ring(arms[side], 0.66, 0.83, pose.arms[side].near ? [] : [outlines.jacket]);
      ring(legs[side], 1.5, 1.63, side === nearLeg ? [] : [outlines.legs[nearLeg]]);
    }
    tape.add(
      ink.signal,
      bands.map(({ strip }) => strip(0)),
    );
    tape.add(
      ink.silver,
      bands.map(({ strip }) => strip(0.2)),
    );
    tape.add(
      ink.white,
      bands.map(({ strip }) => strip(0.2, [0.6, 0.78])),
    );
    if (garment === "guard") tape.addData(ink.bright, words(jacket, "VÄKTARE", 0.4, 10, 235));
    else {
      tape.add(ink.bright, [
        sewn(
          jacket,
          "back",
          [
            [-65, 0.268],
            [65, 0.268],
            [65, 0.394],
            [-65, 0.394],
          ],
          onJacket,
        ),
      ]);
      tape.addData(ink.boots, words(jacket, "ORDNINGSVAKT", 0.352, 9.4, 235, 3));
    }
  }
}

/** Where cloth bends: above and below the knee, over the boot. */
function legFolds(leg: Solid) {
  return [
    fold(leg, [0.95, -80], [1.02, 50], 0.05),
    fold(leg, [1.08, 85], [1.14, -20], 0.04),
    fold(leg, [1.88, -80], [1.92, 40], 0.03),
  ];
}

/** A thigh pocket, on the outer side. */
function pocket(leg: Solid, side: Side) {
  const sign = side === "left" ? 1 : -1;
  const at = (place: number, angle: number) => seen(surface(leg, place, facing(leg, place) + sign * angle));
  return [at(0.52, 34), at(0.53, 82), at(0.83, 82), at(0.82, 36)];
}

function armFolds(arm: Solid) {
  return [
    fold(arm, [0.92, -85], [1.0, 30], 0.06),
    fold(arm, [1.02, 85], [1.12, -20], 0.06),
    fold(arm, [1.8, 80], [1.88, -30], 0.05),
  ];
}

/** From the armpits, and where the jacket meets the belt. */
function jacketFolds(jacket: Solid) {
  return [
    fold(jacket, [0.4, 82], [0.5, 35], 0.03),
    fold(jacket, [0.4, -82], [0.49, -40], 0.03),
    fold(jacket, [0.68, 82], [0.73, 20], 0.028),
    fold(jacket, [0.72, -82], [0.75, -30], 0.025),
    fold(jacket, [1.08, 60], [1.05, 0], 0.02),
  ];
}
