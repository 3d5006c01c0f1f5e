import { colours } from "./colours.ts";

/** The colours of the people that scripts/draw-people.ts draws (docs/design.md, Drawings): shades between the inks. */
export const drawingColours = {
  boots: colours["ink-950"],
  sole: colours["ink-700"],
  trousers: "#112e37",
  farLeg: "#0e2830",
  jacket: "#143b45",
  sleeve: "#17424c",
  farSleeve: "#0f2f38",
  cloth: "#0f2f38",
  cuff: colours["ink-700"],
  scarf: "#0b262d",
  sand: "#c9bda6",
  hair: "#081d23",
  skin: "#40717b",
  skinDark: "#33626c",
  skinLight: "#6a9aa2",
  gear: colours["ink-950"],
  keys: colours["silver-400"],
  shade: colours["ink-950"],
  light: "#7fc4ce",
  signal: colours.signal,
  silver: "#d3dcda",
  bright: colours["silver-100"],
  white: "#fff",
} as const;

/** The colours of the street at night on which they stand (scripts/people/street.ts). */
export const streetColours = {
  leftWall: "#0f2f38",
  rightWall: "#0d2a32",
  endWall: "#0b242b",
  plinth: "#091d22",
  edge: colours["ink-700"],
  darkWindow: "#081a1f",
  frame: "#0c272e",
  ground: "#12353f",
  joint: "#0c2a32",
  metal: colours["ink-600"],
  light: colours["paper-100"],
  lamp: colours["paper-0"],
} as const;
