import { type Point, radians } from "./geometry.ts";

/** Moves the points of a template: mirrored first, then turned about its origin, then put in its place. */
export interface Place {
  at: Point;
  degrees?: number;
  mirrored?: boolean;
  scale?: number;
}

/** The outlines of path data of the absolute commands M, L and C, each as many points, in a place of the picture. */
export function placed(data: string, { at, degrees = 0, mirrored = false, scale = 1 }: Place): Point[][] {
  const [c, s] = [Math.cos(radians(degrees)) * scale, Math.sin(radians(degrees)) * scale];
  const put = ([x, y]: Point): Point => {
    const mx = mirrored ? -x : x;
    return [at[0] + mx * c - y * s, at[1] + mx * s + y * c];
  };
  return data
    .split("M")
    .slice(1)
    .map((part) => flattened(part).map(put));
}

function flattened(part: string): Point[] {
  const points: Point[] = [];
  for (const [, command, text] of `M${part}`.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const values = (text ?? "").trim().split(/[ ,]+/).map(Number);
    const pairs = values.flatMap((x, i) => (i % 2 === 0 ? [[x, values[i + 1] ?? 0] as const] : []));
    if (command !== "C") points.push(...pairs);
    for (let i = 0; command === "C" && i + 2 < pairs.length; i += 3)
      points.push(
        ...cubic(points.at(-1) ?? [0, 0], pairs[i] ?? [0, 0], pairs[i + 1] ?? [0, 0], pairs[i + 2] ?? [0, 0]),
      );
  }
  return points;
}

function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 12 }, (_, i) => {
    const t = (i + 1) / 12;
    const s = 1 - t;
    const at = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
    return [at(0), at(1)] as const;
  });
}

/** A head seen from behind, its origin at the base of the neck, turned to the right. */
interface HeadTemplate {
  neck: string;
  face: string;
  ear: string;
  hair: string;
  cap: string;
  brim: string;
  beanie: string;
  cuff: string;
  scarf: string;
  knot: string;
  gleam: string;
  /** Of the scarf. */
  folds: string;
}

export const heads: Record<"back" | "quarter" | "lost", HeadTemplate> = {
  back: {
    neck: "M-23 -48 L23 -48 C22 -30 24 -10 29 10 L-29 10 C-24 -10 -22 -30 -23 -48",
    face: "M-33 -60 L33 -60 C31 -46 24 -34 18 -28 L-18 -28 C-24 -34 -31 -46 -33 -60",
    ear: "M34 -72 C39 -77 43 -71 42 -63 C41 -55 37 -50 33 -51 L34 -72 M-34 -72 C-39 -77 -43 -71 -42 -63 C-41 -55 -37 -50 -33 -51 L-34 -72",
    hair: "M0 -107 C24 -107 36 -92 36 -70 C36 -56 31 -46 27 -38 C20 -33 -20 -33 -27 -38 C-31 -46 -36 -56 -36 -70 C-36 -92 -24 -107 0 -107",
    cap: "M-38 -76 C-38 -98 -24 -111 0 -111 C24 -111 38 -98 38 -76 C24 -70 -24 -70 -38 -76",
    brim: "",
    beanie: "M-37 -76 C-38 -100 -24 -113 0 -113 C24 -113 38 -100 37 -76 L-37 -76",
    cuff: "M-40 -84 C-24 -78 24 -78 40 -84 C42 -76 41 -67 39 -60 C24 -54 -24 -54 -39 -60 C-41 -67 -42 -76 -40 -84",
    scarf:
      "M0 -110 C26 -110 40 -92 40 -66 C40 -46 33 -26 36 2 C20 10 -20 10 -36 2 C-33 -26 -40 -46 -40 -66 C-40 -92 -26 -110 0 -110",
    knot: "M0 -74 C11 -74 17 -66 17 -57 C17 -47 10 -40 0 -40 C-10 -40 -17 -47 -17 -57 C-17 -66 -11 -74 0 -74",
    gleam: "M8 -109 C22 -107 34 -96 35 -78 C31 -90 22 -102 8 -109",
    folds:
      "M-30 -30 C-12 -18 14 -18 30 -32 C16 -13 -14 -12 -30 -30 M-26 -12 C-10 -4 12 -4 26 -14 C12 1 -12 2 -26 -12 M8 -107 C22 -105 34 -94 36 -76 C31 -90 22 -100 8 -107",
  },
  quarter: {
    neck: "M-24 -50 L24 -44 C23 -28 24 -10 29 10 L-29 10 C-25 -10 -22 -30 -24 -50",
    face: "M14 -88 L33 -84 C35 -76 36 -70 36 -64 C37 -56 36 -52 34 -46 C32 -36 27 -25 20 -20 C12 -18 4 -26 0 -38 L14 -88",
    ear: "M19 -72 C25 -78 31 -73 30 -64 C29 -56 26 -50 21 -50 C18 -55 17 -66 19 -72",
    hair: "M34 -82 C31 -100 16 -107 -2 -107 C-24 -107 -39 -91 -39 -69 C-39 -54 -33 -44 -27 -36 C-18 -32 0 -32 8 -37 C12 -46 16 -54 18 -62 L25 -80 C28 -82 31 -82 34 -82",
    cap: "M36 -82 C35 -100 20 -111 -1 -111 C-26 -111 -41 -96 -40 -74 C-22 -66 14 -68 36 -82",
    brim: "M28 -92 C38 -92 47 -86 50 -77 C44 -78 38 -78 33 -76 L28 -92",
    beanie: "M35 -82 C36 -100 20 -113 -2 -113 C-26 -113 -41 -99 -40 -76 L35 -82",
    cuff: "M37 -92 C22 -82 -20 -78 -42 -84 C-44 -76 -43 -68 -41 -61 C-20 -55 18 -60 37 -72 C39 -78 39 -86 37 -92",
    scarf:
      "M30 -94 C22 -106 10 -110 -4 -110 C-28 -110 -42 -93 -42 -68 C-42 -48 -36 -28 -37 2 C-20 11 20 10 36 2 C33 -10 30 -18 28 -26 C33 -40 32 -78 30 -94",
    knot: "M-22 -74 C-11 -75 -4 -67 -4 -57 C-4 -47 -12 -40 -21 -40 C-31 -40 -38 -47 -38 -57 C-38 -66 -32 -73 -22 -74",
    gleam: "M8 -109 C22 -106 34 -95 35 -82 C30 -92 20 -102 8 -109",
    folds:
      "M-30 -34 C-12 -20 10 -20 25 -34 C12 -14 -14 -14 -30 -34 M-28 -14 C-10 -6 12 -6 28 -14 C12 0 -12 0 -28 -14 M4 -108 C16 -106 25 -100 29 -90 C20 -100 14 -104 4 -108",
  },
  lost: {
    neck: "M-27 -54 L17 -40 C16 -24 20 -8 27 10 L-30 10 C-27 -12 -24 -32 -27 -54",
    face: "M2 -90 L31 -88 C34 -82 35 -76 34 -70 C36 -64 36 -58 34 -52 C33 -45 33 -40 31 -33 C30 -26 27 -21 21 -19 C15 -18 8 -22 2 -30 L-6 -42 L2 -90",
    ear: "M4 -72 C10 -79 17 -74 16 -65 C15 -57 11 -50 6 -51 C3 -56 2 -66 4 -72",
    hair: "M33 -84 C31 -100 16 -107 -4 -107 C-27 -107 -42 -91 -42 -69 C-42 -55 -36 -46 -30 -38 C-22 -33 -10 -33 -4 -38 C0 -46 3 -54 4 -62 C7 -72 10 -78 14 -82 C20 -85 27 -85 33 -84",
    cap: "M35 -84 C33 -101 17 -111 -4 -111 C-29 -111 -44 -97 -43 -72 C-26 -66 6 -70 35 -84",
    brim: "M26 -92 C42 -93 57 -87 63 -78 C52 -80 42 -80 33 -78 L26 -92",
    beanie: "M35 -84 C35 -102 18 -113 -4 -113 C-29 -113 -45 -99 -44 -74 L35 -84",
    cuff: "M36 -96 C20 -86 -24 -80 -46 -84 C-48 -76 -47 -67 -44 -59 C-22 -54 16 -62 37 -76 C39 -82 38 -90 36 -96",
    scarf:
      "M30 -88 C27 -102 14 -110 -6 -110 C-30 -110 -45 -93 -45 -69 C-45 -54 -37 -42 -32 -32 C-29 -22 -31 -8 -34 8 C-20 14 20 14 32 8 C29 -4 27 -12 24 -19 C15 -26 16 -46 20 -62 C22 -72 26 -80 30 -88",
    knot: "M-42 -76 C-31 -77 -24 -69 -24 -59 C-24 -49 -32 -42 -41 -42 C-51 -42 -58 -49 -58 -59 C-58 -68 -52 -75 -42 -76",
    gleam: "M4 -110 C20 -108 33 -97 34 -84 C28 -94 18 -104 4 -110",
    folds:
      "M-30 -36 C-14 -24 6 -24 20 -34 C8 -18 -14 -16 -30 -36 M-28 -14 C-10 -6 10 -8 24 -17 C10 -1 -12 0 -28 -14 M0 -108 C14 -107 24 -100 28 -89 C20 -99 12 -104 0 -108 M-42 -68 C-34 -50 -8 -46 12 -58 C-6 -40 -34 -42 -42 -68",
  },
};

/** A hand that hangs from the wrist at the origin, its thumb to the right. */
interface HandTemplate {
  palm: string;
  thumb: string;
  /** The gaps between fingers. */
  lines: string;
  /** What the hand holds, behind the fingers. */
  held?: string;
  /** What shines of it. */
  screen?: string;
}

export const hands: Record<string, HandTemplate> = {
  hanging: {
    palm: "M-11 -8 C-13 4 -15 14 -14 25 C-14 38 -12 49 -7 57 C-3 62 4 62 6 56 C8 48 10 42 11 33 C13 22 12 6 11 -8",
    thumb: "M7 6 C13 11 17 20 16 31 C16 38 10 40 8 34 C6 28 4 22 2 17 L7 6",
    lines:
      "M-6 30 C-6 42 -4 50 -1 58 L0 58 C-2 50 -4 42 -4 30 L-6 30 M2 32 C2 42 3 50 4 56 L6 53 C5 46 4 40 4 32 L2 32",
  },
  open: {
    palm: "M-10 -8 C-13 4 -14 14 -13 24 C-12 40 -11 52 -7 62 C-4 68 3 68 5 62 C7 50 10 40 11 28 C12 16 11 4 10 -8",
    thumb: "M8 8 C15 13 21 21 24 31 C25 38 19 41 15 36 C11 30 7 27 3 23 L8 8",
    lines:
      "M-6 32 C-6 46 -5 54 -3 64 L-1 64 C-3 54 -4 46 -4 32 L-6 32 M2 32 C2 44 2 54 2 64 L4 63 C4 52 4 44 4 32 L2 32",
  },
  grip: {
    palm: "M-11 -8 C-15 4 -18 14 -17 24 C-16 34 -8 40 3 39 C13 38 18 31 17 21 C17 10 13 2 11 -8",
    thumb: "M-2 12 C6 6 16 7 19 14 C21 20 14 24 8 23 C3 22 0 20 -4 20 L-2 12",
    lines:
      "M-8 26 L-8 37 L-6 38 L-6 26 L-8 26 M1 28 L2 39 L4 39 L3 28 L1 28 M10 27 L11 36 L13 35 L12 26 L10 27",
  },
  radio: {
    palm: "M-11 -8 C-15 4 -18 14 -17 24 C-16 34 -8 40 3 39 C13 38 18 31 17 21 C17 10 13 2 11 -8",
    thumb: "M-2 12 C6 6 16 7 19 14 C21 20 14 24 8 23 C3 22 0 20 -4 20 L-2 12",
    lines:
      "M-8 26 L-8 37 L-6 38 L-6 26 L-8 26 M1 28 L2 39 L4 39 L3 28 L1 28 M10 27 L11 36 L13 35 L12 26 L10 27",
    held: "M-10 20 L8 18 L10 58 L-8 60 L-10 20 M-8 58 L-10 88 L-6 88 L-2 58 L-8 58",
  },
  phone: {
    palm: "M-11 -8 C-14 4 -17 14 -16 24 C-15 34 -8 40 2 40 C11 40 16 32 15 22 C15 10 12 2 11 -8",
    thumb: "M8 2 C14 6 18 14 18 24 C18 30 12 30 10 26 C8 20 6 16 4 12 L8 2",
    lines: "M-8 26 L-8 38 L-6 39 L-6 26 L-8 26 M0 28 L1 40 L3 40 L2 28 L0 28",
    held: "M10 -14 L20 -18 L26 46 L16 50 L10 -14",
    screen: "M19 -16 L22 -17 L28 45 L25 47 L19 -16",
  },
};

/** What hangs from a belt, from a point on its upper edge downwards: the dark part and the lit one. */
export const gear = {
  radio: {
    dark: "M-9 -4 L9 -4 L10 34 L-8 34 L-9 -4 M5 -4 L4 -34 L8 -34 L9 -4 L5 -4",
    light: "M-5 2 L5 2 L5 10 L-5 10 L-5 2 M-5 14 L5 14 L5 15.5 L-5 15.5 L-5 14",
  },
  torch: {
    dark: "M-5 0 L5 0 L5 22 L7 28 L7 38 L-7 38 L-7 28 L-5 22 L-5 0",
    light: "M-7 29.5 L7 29.5 L7 31 L-7 31 L-7 29.5",
  },
  keys: {
    dark: "M-3 4 L3 4 L3 20 L-3 20 L-3 4",
    light:
      "M-6 24 C-6 16 6 16 6 24 C6 28 3 30 0 30 C-3 30 -6 28 -6 24 M0 28 L4 27 L10 46 L6 47 L0 28 M-2 28 L2 28 L2 49 L-2 49 L-2 28 M-4 27 L0 28 L-5 46 L-8 45 L-4 27",
  },
  pouch: {
    dark: "M-11 -2 L11 -2 L11 24 C11 28 8 30 4 30 L-4 30 C-8 30 -11 28 -11 24 L-11 -2",
    light: "M-8 8 L8 8 L8 9.5 L-8 9.5 L-8 8",
  },
} as const;
