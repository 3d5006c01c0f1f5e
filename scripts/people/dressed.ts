import { drawingColours as ink } from "#brand/drawing-colours.ts";
import { Drawing, type Figure, flank, fold, handShapes, headShapes, type Outline } from "./figure.ts";
import { garments, type Worn } from "./garments.ts";
import { dot, hull, seen, steps, subtract, unit } from "./geometry.ts";
import { boot, sleeve, torso, trouserLeg } from "./parts.ts";
import { type Side, sides, skeleton } from "./skeleton.ts";
import { facing, outline, type Solid, surface } from "./solid.ts";

/** A figure in three layers: the lit body without tape, what shines, and the shade that lies on both. */
export function dressed(figure: Figure): { body: Drawing; tape: Drawing; shade: Drawing } {
  const { body: build, pose } = figure;
  const garment = garments[figure.garment];
  const bones = skeleton(build, pose);
  const jacket = torso(bones, build, garment.cut);
  const both = <Part>(part: (side: Side) => Part) => ({ left: part("left"), right: part("right") });
  const arms = both((side) => sleeve(bones.arms[side], build));
  const legs = both((side) => trouserLeg(bones.legs[side], build));
  const near = sides.filter((side) => pose.arms[side].near);
  const nearLeg = bones.legs.left[2][2] > bones.legs.right[2][2] ? "left" : "right";
  const farLeg = nearLeg === "left" ? "right" : "left";
  const head = headShapes(pose, bones, build);
  const body = new Drawing();
  const tape = new Drawing();
  const shade = new Drawing();

  for (const side of [farLeg, nearLeg] as const) drawLeg(side);
  for (const side of sides) if (!near.includes(side)) drawArm(side);
  body.add(ink.skinDark, head("neck"));
  if (!figure.headLast) drawHead();
  body.add(garment.cloth, [outline(jacket)]);
  body.add(ink.light, [flank(jacket, 0.16, jacket.to, "right", 24)], 0.14);
  shade.add(ink.shade, [flank(jacket, 0.1, jacket.to, "left", 30), ...jacketFolds(jacket)], 0.3);
  const worn = clothes();
  garment.details(worn, body);
  if (figure.headLast) drawHead();
  for (const side of near) drawArm(side);

  const tapes = garment.tapes(worn);
  tape.add(
    ink.signal,
    tapes.flatMap((piece) => piece(0)),
    1,
    0.5,
  );
  tape.add(
    ink.silver,
    tapes.flatMap((piece) => piece(0.2)),
    1,
    0.5,
  );
  tape.add(
    ink.white,
    tapes.flatMap((piece) => piece(0.2, 0.6, 0.78)),
    1,
    0.5,
  );
  garment.signs(worn, tape);
  return { body, tape, shade };

  function clothes(): Worn {
    const covers = near.flatMap((side) => [
      // In convex pieces, since the outline of a bent arm crosses itself.
      hull(outline(arms[side], -0.19, 0.76)),
      hull(outline(arms[side], 0.74, 1.26)),
      hull(outline(arms[side], 1.24, 2)),
      ...handShapes(side, bones, pose, build)("palm").map(hull),
    ]);
    return {
      bones,
      jacket,
      arms,
      legs,
      inFront: {
        jacket: covers,
        arms: both((side) => (near.includes(side) ? [] : [outline(jacket), ...covers])),
        legs: both((side) => (side === nearLeg ? [] : [outline(legs[nearLeg])])),
      },
      gear: figure.gear ?? [],
    };
  }

  function drawLeg(side: Side) {
    const leg = legs[side];
    const { sole, upper, gleam } = boot(bones.legs[side][2], bones.feet[side], {
      ...pose.feet[side],
      low: garment.shoes,
    });
    body.add(ink.sole, [sole]);
    body.add(ink.boots, [upper]);
    body.add(ink.light, [gleam], 0.25);
    body.add(side === farLeg ? ink.farLeg : ink.trousers, [outline(leg)]);
    const light = [flank(leg, 0.3, 2.05, "right", 32), ...(garment.shoes ? [] : [pocket(leg, side)])];
    body.add(ink.light, light, 0.13);
    body.add(ink.shade, [flank(leg, 0.2, 2.06, "left", 45), ...legFolds(leg)], 0.36);
  }

  function drawArm(side: Side) {
    const hand = handShapes(side, bones, pose, build);
    const arm = arms[side];
    const end = pointsAway(arm) ? 0.9 : 2;
    const onRight = seen(bones.arms[side][1])[0] > seen(bones.chest)[0];
    body.add(ink.gear, hand("held"));
    body.add(ink.bright, hand("screen"));
    body.add(ink.skin, hand("palm"));
    body.add(ink.skinLight, hand("thumb"));
    body.add(ink.skinDark, hand("lines"), 1, 0.5);
    if (garment.shoes) body.add(ink.bright, [outline(arm, 1.9, 2.06)]);
    body.add(onRight ? ink.sleeve : ink.farSleeve, isBent(arm) ? [outline(arm), elbow(arm)] : [outline(arm)]);
    body.add(ink.light, [flank(arm, 0, end, "right", 34)], 0.15);
    body.add(ink.shade, [flank(arm, 0.05, end, "left", onRight ? 38 : 55), ...armFolds(arm)], 0.32);
  }

  function drawHead() {
    const { headgear } = figure;
    body.add(ink.skin, head("face"));
    if (headgear === "scarf") body.add(ink.scarf, head("scarf"));
    else {
      body.add(ink.hair, head("hair"));
      body.add(ink.skinLight, head("ear"));
    }
    if (headgear === "knot" || headgear === "cap-knot") body.add(ink.hair, head("knot"));
    if (headgear === "cap" || headgear === "cap-knot") {
      body.add(ink.gear, head("brim"));
      body.add(ink.cloth, head("cap"));
    }
    if (headgear === "beanie") body.add(ink.cloth, head("beanie"));
    body.add(ink.light, headgear === "scarf" ? head("folds") : head("gleam"), 0.18);
    if (headgear === "beanie") body.add(ink.cuff, head("cuff"));
  }
}

/** Where cloth bends: from the crotch, above and below the knee, over the boot. */
function legFolds(leg: Solid): Outline[] {
  return [
    fold(leg, [0.95, -80], [1.02, 50], 0.05),
    fold(leg, [1.08, 85], [1.14, -20], 0.04),
    fold(leg, [1.88, -80], [1.92, 40], 0.03),
  ];
}

/** The forearm points to the viewer or away, so that one sees little of its length. */
function pointsAway(arm: Solid): boolean {
  const [elbow, wrist] = [seen(arm.ring(1.2).centre), seen(arm.ring(2).centre)];
  return Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) < 70;
}

/** The forearm goes back along the upper arm. */
function isBent(arm: Solid): boolean {
  const [root, joint, end] = [0, 1, 2].map((at) => arm.ring(at).centre);
  if (!root || !joint || !end) return false;
  return dot(unit(subtract(joint, root)), unit(subtract(end, joint))) < 0.4;
}

/** The round end of a bent elbow, where the outline of the arm has a corner. */
function elbow(arm: Solid): Outline {
  const [x, y] = seen(arm.ring(1).centre);
  const r = Math.hypot(...arm.ring(1).across);
  return steps(2 * Math.PI, 0, 40).map(
    (angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const,
  );
}

/** Inside and outside the elbow, and above the cuff, where the forearm does not point away from the viewer. */
function armFolds(arm: Solid): Outline[] {
  if (pointsAway(arm)) return [];
  return [
    fold(arm, [0.92, -85], [1.0, 30], 0.06),
    fold(arm, [1.02, 85], [1.12, -20], 0.06),
    fold(arm, [1.8, 80], [1.88, -30], 0.05),
  ];
}

/** From the armpits, and where the jacket meets the belt. */
function jacketFolds(jacket: Solid): Outline[] {
  return [
    fold(jacket, [0.4, 82], [0.5, 35], 0.03),
    fold(jacket, [0.4, -82], [0.49, -40], 0.03),
    fold(jacket, [0.68, 82], [0.73, 20], 0.028),
    fold(jacket, [0.72, -82], [0.75, -30], 0.025),
  ];
}

/** A thigh pocket, on the outer side. */
function pocket(leg: Solid, side: Side): Outline {
  const sign = side === "left" ? 1 : -1;
  const at = (place: number, angle: number) => seen(surface(leg, place, facing(leg, place) + sign * angle));
  return [at(0.52, 34), at(0.53, 82), at(0.83, 82), at(0.82, 36)];
}
