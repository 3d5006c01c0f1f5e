import type { Figure } from "./figure.ts";
import type { Body, Pose } from "./skeleton.ts";

const broad: Body = { shoulders: 100, chest: 84, waist: 74, hips: 76, arm: 30, leg: 43, tall: 1 };
const middle: Body = { shoulders: 93, chest: 78, waist: 69, hips: 73, arm: 28, leg: 41, tall: 0.98 };
const slim: Body = { shoulders: 85, chest: 70, waist: 60, hips: 71, arm: 25, leg: 39, tall: 0.96 };

const resting: Pose = {
  turn: 8,
  weight: "right",
  pelvis: { x: 14, roll: -5, turn: 0 },
  chest: { x: 6, z: 4, roll: 3.5, turn: 0 },
  neck: { x: 8, z: 0 },
  feet: { right: { x: 32, z: 8, turn: 20 }, left: { x: -56, z: -26, turn: 36 } },
  arms: {
    right: { upper: [0.2, 1, 0.12], fore: [0.02, 1, -0.35], hand: "hanging" },
    left: { upper: [-0.25, 1, 0.1], fore: [0, 1, -0.4], hand: "hanging" },
  },
  head: { view: "quarter", towards: "left", tilt: -1 },
};

const walking: Pose = {
  turn: 38,
  weight: "left",
  pelvis: { x: -4, roll: -3, turn: 8 },
  chest: { x: 0, z: -8, roll: 2, turn: -6 },
  neck: { x: 0, z: -14 },
  feet: { left: { x: -20, z: -62, turn: 6 }, right: { x: 24, z: 92, turn: 8, heel: 44 } },
  arms: {
    right: { upper: [0.22, 1, -0.38], fore: [-0.1, 0.75, -0.7], hand: "hanging" },
    left: { upper: [-0.22, 1, 0.42], fore: [-0.1, 1, -0.05], hand: "hanging", near: true },
  },
  head: { view: "quarter", towards: "left", tilt: 0 },
};

const thumbsInVest: Pose = {
  ...resting,
  turn: -14,
  weight: "left",
  pelvis: { x: -14, roll: 5, turn: 0 },
  chest: { x: -6, z: 4, roll: -3.5, turn: 0 },
  neck: { x: -8, z: 0 },
  feet: { left: { x: -32, z: 8, turn: 18 }, right: { x: 58, z: -24, turn: 38 } },
  arms: {
    right: { upper: [0.5, 1, 0.15], fore: [-0.62, -0.2, -0.75], hand: "grip" },
    left: { upper: [-0.46, 1, 0.1], fore: [0.62, -0.12, -0.75], hand: "grip" },
  },
  head: { view: "lost", towards: "right", tilt: 2 },
};

const showingTheWay: Pose = {
  ...resting,
  turn: -135,
  away: 36,
  arms: {
    right: { upper: [0.2, 1, 0.05], fore: [0, 1, -0.35], hand: "hanging", near: true },
    left: { upper: [-0.26, 1, 0.05], fore: [-0.9, 0.62, -0.45], hand: "open", mirrored: true },
  },
  head: { view: "lost", towards: "right", tilt: -2 },
};

const belts = {
  guard: [
    { part: "radio", angle: 38 },
    { part: "keys", angle: 135 },
    { part: "torch", angle: 158 },
  ],
  orderGuard: [
    { part: "radio", angle: 28 },
    { part: "pouch", angle: 70 },
    { part: "torch", angle: 150 },
  ],
} as const;

const onPhone: Pose = {
  ...resting,
  turn: 48,
  weight: "left",
  pelvis: { x: -10, roll: 4, turn: 0 },
  chest: { x: -4, z: 0, roll: -2, turn: 0 },
  neck: { x: -6, z: -10 },
  feet: { left: { x: -30, z: 4, turn: 16 }, right: { x: 44, z: 26, turn: 26 } },
  arms: {
    right: { upper: [0.16, 1, 0.14], fore: [0, 1, -0.3], hand: "hanging" },
    left: { upper: [-0.12, 1, 0.22], fore: [0.16, -0.62, -0.85], hand: "phone", mirrored: true, near: true },
  },
  head: { view: "lost", towards: "left", tilt: -12 },
};

const studying: Pose = {
  ...thumbsInVest,
  turn: 6,
  head: { view: "quarter", towards: "right", tilt: 3 },
};

const atTheShoulder: Pose = {
  ...resting,
  turn: 28,
  arms: {
    right: { upper: [0.2, 1, 0.12], fore: [0.02, 1, -0.35], hand: "hanging" },
    left: { upper: [-0.34, 0.95, -0.1], fore: [0.42, -1, -0.42], hand: "radio", near: true },
  },
  head: { view: "lost", towards: "left", tilt: -7 },
};

const holdingADoor: Pose = {
  ...showingTheWay,
  arms: {
    right: showingTheWay.arms.right,
    left: { upper: [-0.55, 0.9, 0.05], fore: [-1, 0.12, -0.4], hand: "grip", mirrored: true },
  },
};

/** The same pose the other way round: what the left side did, the right side does. */
function mirrored({ turn, weight, pelvis, chest, neck, feet, arms, head }: Pose): Pose {
  const arm = ({
    upper: [ux, uy, uz],
    fore: [fx, fy, fz],
    ...rest
  }: Pose["arms"]["left"]): Pose["arms"]["left"] => ({
    ...rest,
    upper: [-ux, uy, uz],
    fore: [-fx, fy, fz],
  });
  const foot = ({ x, ...rest }: Pose["feet"]["left"]) => ({ ...rest, x: -x });
  const other = (side: "left" | "right") => (side === "left" ? "right" : "left");
  return {
    turn: -turn,
    weight: other(weight),
    pelvis: { x: -pelvis.x, roll: -pelvis.roll, turn: -pelvis.turn },
    chest: { x: -chest.x, z: chest.z, roll: -chest.roll, turn: -chest.turn },
    neck: { x: -neck.x, z: neck.z },
    feet: { left: foot(feet.right), right: foot(feet.left) },
    arms: { left: arm(arms.right), right: arm(arms.left) },
    head: { ...head, towards: other(head.towards), tilt: -head.tilt },
  };
}

/** The figures by their names in public/illustrations (docs/design.md, Drawings). */
export const figures: Readonly<Record<string, Figure>> = {
  guard: { body: broad, pose: resting, headgear: "beanie", garment: "guard", gear: belts.guard },
  "order-guard": {
    body: middle,
    pose: thumbsInVest,
    headgear: "cap-knot",
    garment: "orderGuard",
    gear: belts.orderGuard,
  },
  host: { body: slim, pose: showingTheWay, headgear: "knot", garment: "host", headLast: true },
  "guard-walking": { body: middle, pose: walking, headgear: "cap", garment: "guard", gear: belts.guard },
  "order-guard-radio": {
    body: slim,
    pose: atTheShoulder,
    headgear: "scarf",
    garment: "orderGuard",
    gear: belts.orderGuard,
  },
  "host-door": { body: middle, pose: holdingADoor, headgear: "hair", garment: "host", headLast: true },
  "guard-phone": { body: slim, pose: onPhone, headgear: "cap-knot", garment: "guard", gear: belts.guard },
  "guard-walking-right": {
    body: middle,
    pose: mirrored(walking),
    headgear: "cap",
    garment: "guard",
    gear: belts.guard,
  },
  trainee: { body: middle, pose: studying, headgear: "hair", garment: "trainee" },
};

/** Those that pages refer to: they are in people.svg. The others are only in pictures of their own. */
export const onPages = ["guard", "guard-walking", "order-guard", "order-guard-radio", "host"];
