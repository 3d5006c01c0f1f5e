import { streetColours as colour } from "#brand/drawing-colours.ts";
import { peopleGroups } from "./groups.ts";

/* The street of the home page's hero (docs/design.md, Drawings): one-point perspective in metres, as flat shapes. */

/** Pixels of one metre at one metre's distance: who stands three metres away is 700 px high. */
const focal = 1167;
/** The height of the eye above the ground: the horizon, on which all heads are. */
const eye = 1.64;
/** The walls on both sides, and the street's end. */
const leftWall = -2.7;
const rightWall = 5.2;
const end = 46;
const near = 1.4;

type Point = readonly [x: number, y: number, z: number];

const round = (value: number) => Math.round(value * 2) / 2;

/** A point of the world, y up from the ground, on the drawing, whose origin is the vanishing point. */
function projected([x, y, z]: Point): string {
  return `${round((x * focal) / z)} ${round(((eye - y) * focal) / z)}`;
}

const shape = (...points: Point[]) => `M${points.map(projected).join("L")}Z`;
/** A rectangle on a side wall, on the ground, or facing us. */
const onWall = (x: number, z1: number, z2: number, y1: number, y2: number) =>
  shape([x, y1, z1], [x, y2, z1], [x, y2, z2], [x, y1, z2]);
const onGround = (x1: number, x2: number, z1: number, z2: number, y = 0) =>
  shape([x1, y, z1], [x2, y, z1], [x2, y, z2], [x1, y, z2]);
const facing = (x1: number, x2: number, y1: number, y2: number, z: number) =>
  shape([x1, y1, z], [x2, y1, z], [x2, y2, z], [x1, y2, z]);
const path = (fill: string, d: string | string[], opacity?: number) =>
  `<path d="${[d].flat().join("")}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ""}/>`;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function buildings(): string {
  const dark: string[] = [];
  const lit: string[] = [];
  const dim: string[] = [];
  // The house across the end of the street.
  for (const [row, y] of range(3.9, 16, 2.7).entries())
    for (const [column, x] of range(leftWall + 0.5, rightWall - 0.8, 1.05).entries()) {
      const window = facing(x, x + 0.55, y, y + 1.4, end);
      const place = `${row} ${column}`;
      (place === "1 1" ? lit : place === "0 5" ? dim : dark).push(window);
    }
  const wallWindows = (x: number, from: number, litAt: number[]) => {
    for (const [row, y] of [4.7, 8, 11.3].entries())
      for (const [column, z] of range(from, 42, 2.6).entries()) {
        const window = onWall(x, z, z + 1.3, y, y + 1.9);
        (litAt.includes(row * 100 + column) ? lit : dark).push(window);
      }
  };
  wallWindows(leftWall, 7, [5, 7, 109]);
  wallWindows(rightWall, 6.2, [2, 105, 108]);
  return [
    path(colour.endWall, facing(leftWall, rightWall, 0, 40, end)),
    path(colour.leftWall, onWall(leftWall, near, end, 0, 40)),
    path(colour.rightWall, onWall(rightWall, near, end, 0, 40)),
    // Cornice and plinth lead to the vanishing point.
    path(colour.edge, [onWall(leftWall, near, end, 3.5, 3.66), onWall(rightWall, near, end, 3.5, 3.66)]),
    path(colour.plinth, [onWall(leftWall, near, end, 0, 0.45), onWall(rightWall, near, end, 0, 0.45)]),
    path(colour.darkWindow, dark),
    path(colour.metal, dim),
    path(colour.light, lit, 0.85),
    // A shop and its door behind the form, seen beside it in a wide window.
    path(colour.light, onWall(rightWall, 8.2, 10.2, 0.55, 2.8), 0.92),
    path(colour.frame, [onWall(rightWall, 9.16, 9.24, 0.55, 2.8), onWall(rightWall, 8.2, 10.2, 2.35, 2.41)]),
    path(colour.light, onWall(rightWall, 7, 7.9, 0, 2.8)),
  ].join("");
}

function ground(): string {
  const joints = [
    ...range(2.4, 8, 0.8).map((z) => onGround(leftWall, rightWall, z, z + 0.03)),
    ...range(8.8, 26, 1.6).map((z) => onGround(leftWall, rightWall, z, z + 0.05)),
    ...range(leftWall + 0.9, rightWall, 0.9).map((x) => onGround(x, x + 0.02, near, end)),
  ];
  return [
    path(colour.ground, onGround(leftWall, rightWall, near, end)),
    path(colour.joint, joints),
    path(colour.edge, [onGround(-1.5, -1.38, near, end), onGround(2.1, 2.22, near, end)]),
    // What the door and the lamp throw on the wet stone.
    path(colour.light, onGround(2.4, rightWall, 7, 7.9), 0.25),
    path(colour.light, onGround(3, rightWall, 8.2, 10.2), 0.14),
  ].join("");
}

function lamp(): string {
  const z = 17;
  const x = -1.5;
  return [
    path(colour.light, onGround(x - 0.7, x + 2.4, z - 2.4, z + 3.4), 0.14),
    path(colour.light, onGround(x + 0.56, x + 0.9, 2.6, z), 0.08),
    path(colour.light, onGround(x + 0.66, x + 0.8, 4, z), 0.12),
    path(colour.metal, facing(x - 0.05, x + 0.05, 0, 4.1, z)),
    path(colour.metal, facing(x - 0.05, x + 0.95, 4.05, 4.13, z)),
    path(colour.lamp, facing(x + 0.5, x + 0.95, 3.93, 4.05, z)),
    path(
      colour.light,
      shape([x + 0.5, 3.93, z], [x + 0.95, 3.93, z], [x + 2.3, 0, z], [x - 0.8, 0, z]),
      0.06,
    ),
  ].join("");
}

/** Who is on the street: where, and how large. Their tape has the same places in hero.css. */
const places = { near: [-45, 0.86], middle: [65, 0.31], far: [8, 0.125], atDoor: [660, 0.335] } as const;

/** A figure of people.svg whose eyes are on the horizon: they are 55 units below its top. */
function stands(name: string, [x, scale]: readonly [x: number, scale: number]): string {
  return `<use href="#${name}" transform="translate(${x} ${round(-55 * scale)}) scale(${scale})"/>`;
}

const roles = ["guard", "order-guard", "host"];

/**
 * The street with who stands on it in the dark, the nearest in each of three roles, and the tape of all, which shines
 * by itself. The picture as a whole is the street in the light, for share images.
 */
export function drawStreet(): string {
  const nearest = roles.map((name) => `<g id="near-${name}">${stands(name, places.near)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-330 -180 720 640" fill="none"><defs>
${peopleGroups([...roles, "order-guard-radio"])}
${nearest.join("")}
</defs>
<g id="street">${buildings()}${ground()}${lamp()}${stands("host", places.atDoor)}${stands("order-guard-radio", places.middle)}</g>
${stands("guard-tape", places.far)}${stands("guard", places.near)}</svg>
`;
}
