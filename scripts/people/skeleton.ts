import {
  add,
  dot,
  length,
  radians,
  rolled,
  scaled,
  subtract,
  turned,
  unit,
  type Vector,
} from "./geometry.ts";

export type Side = "left" | "right";
export const sides = ["left", "right"] as const;

/** The measures of a body. The tallest stands 750 units high; widths are from the middle to one side. */
export interface Body {
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  arm: number;
  leg: number;
  /** How tall the body is, as a share of the tallest. */
  tall: number;
}

interface Foot {
  x: number;
  z: number;
  /** Degrees outwards. */
  turn: number;
  /** How far the heel is above the ground. */
  heel?: number;
}

interface Arm {
  /** The directions of the upper arm and of the forearm. */
  upper: Vector;
  fore: Vector;
  hand: string;
  /** The thumb on the other side. */
  mirrored?: boolean;
  /** Between the viewer and the body. */
  near?: boolean;
}

/**
 * How somebody stands. Left and right are the person's own, and the picture's while one sees the back: x to the right,
 * y down, z backwards, towards the viewer. Rolls and turns are in degrees; a turn of 90 makes the back face right.
 */
export interface Pose {
  turn: number;
  /** How far behind the point where figures stand: for toes that point to the viewer. */
  away?: number;
  /** The leg that bears the weight. */
  weight: Side;
  pelvis: { x: number; roll: number; turn: number };
  chest: { x: number; z: number; roll: number; turn: number };
  neck: { x: number; z: number };
  feet: Record<Side, Foot>;
  arms: Record<Side, Arm>;
  /** What one sees of it: the back, a quarter from behind, or a lost profile, which is the edge of a cheek. */
  head: { view: "back" | "quarter" | "lost"; towards: Side; tilt: number };
}

/** Where the joints are, as the viewer sees them: x from the middle, y from 0 to the ground at 750, z to the viewer. */
export interface Skeleton {
  pelvis: Vector;
  waist: Vector;
  chest: Vector;
  neck: Vector;
  rolls: { pelvis: number; chest: number };
  turns: { pelvis: number; chest: number };
  legs: Record<Side, readonly [Vector, Vector, Vector]>;
  arms: Record<Side, readonly [Vector, Vector, Vector]>;
  /** The directions in which the feet point. */
  feet: Record<Side, Vector>;
}

/** How far the ground is below the top of the tallest figure. */
export const ground = 750;
/** How long the upper body of the tallest is, from the neck to the pelvis. */
export const upperBody = 235;
const ankle = 50;
// Of the tallest body.
const bone = {
  thigh: 184,
  shank: 170,
  upperArm: 138,
  forearm: 112,
  pelvisToWaist: 70,
  pelvisToChest: 165,
};

/** The joints of a body in a pose. The standing leg decides how high the pelvis is, the other bends at the knee. */
export function skeleton(body: Body, pose: Pose): Skeleton {
  const { pelvis, chest } = pose;
  const tall = (units: number) => units * body.tall;
  const outwards = (side: Side) => (side === "left" ? -1 : 1);
  const hip = (side: Side) =>
    turned(rolled([outwards(side) * body.hips * 0.44, 0, 0], pelvis.roll), pelvis.turn);
  const ankles = (side: Side): Vector => {
    const { x, z, heel = 0 } = pose.feet[side];
    return [x, ground - ankle - heel, z - heel * 0.5];
  };
  const standing = ankles(pose.weight);
  const offset = hip(pose.weight);
  const [dx, dz] = [standing[0] - pelvis.x - offset[0], standing[2] - offset[2]];
  const pelvisY =
    standing[1] - Math.sqrt(tall(0.997 * (bone.thigh + bone.shank)) ** 2 - dx * dx - dz * dz) - offset[1];
  const at = {
    pelvis: [pelvis.x, pelvisY, 0] as Vector,
    waist: [pelvis.x * 0.7 + chest.x * 0.3, pelvisY - tall(bone.pelvisToWaist), chest.z * 0.2] as Vector,
    chest: [chest.x, pelvisY - tall(bone.pelvisToChest), chest.z] as Vector,
    neck: [pose.neck.x, pelvisY - tall(upperBody), pose.neck.z] as Vector,
  };
  const leg = (side: Side) => {
    const root = add(at.pelvis, hip(side));
    const { turn } = pose.feet[side];
    const [joint, end] = bent(
      root,
      ankles(side),
      tall(bone.thigh),
      tall(bone.shank),
      footDirection(side, turn * 0.5),
    );
    return [root, joint, end] as const;
  };
  const arm = (side: Side) => {
    const across = turned(rolled([outwards(side) * (body.shoulders - 24), 0, 0], chest.roll), chest.turn);
    const root = add(add(at.neck, across), [0, 38, 0]);
    const elbow = add(root, turned(unit(pose.arms[side].upper), chest.turn), tall(bone.upperArm));
    const wrist = add(elbow, turned(unit(pose.arms[side].fore), chest.turn), tall(bone.forearm));
    return [root, elbow, wrist] as const;
  };
  const view = (p: Vector) => add(turned(p, pose.turn), [0, 0, -(pose.away ?? 0)]);
  const all = (joints: readonly [Vector, Vector, Vector]) =>
    [view(joints[0]), view(joints[1]), view(joints[2])] as const;
  return {
    pelvis: view(at.pelvis),
    waist: view(at.waist),
    chest: view(at.chest),
    neck: view(at.neck),
    rolls: { pelvis: pelvis.roll, chest: chest.roll },
    turns: { pelvis: pose.turn + pelvis.turn, chest: pose.turn + chest.turn },
    legs: { left: all(leg("left")), right: all(leg("right")) },
    arms: { left: all(arm("left")), right: all(arm("right")) },
    feet: {
      left: turned(footDirection("left", pose.feet.left.turn), pose.turn),
      right: turned(footDirection("right", pose.feet.right.turn), pose.turn),
    },
  };
}

function footDirection(side: Side, degrees: number): Vector {
  const angle = radians(degrees) * (side === "left" ? -1 : 1);
  return [Math.sin(angle), 0, -Math.cos(angle)];
}

/** The joint between two bones of given lengths that bends in a direction, and the end they reach. */
function bent(root: Vector, end: Vector, first: number, second: number, towards: Vector): [Vector, Vector] {
  const line = subtract(end, root);
  const far = Math.min(length(line), (first + second) * 0.999);
  const along = unit(line);
  const share = (far * far + first * first - second * second) / (2 * far);
  const out = Math.sqrt(Math.max(0, first * first - share * share));
  const aside = unit(subtract(towards, scaled(along, dot(towards, along))));
  return [add(add(root, along, share), aside, out), add(root, along, far)];
}
