/** The ground of a page. A constant of its own, because every page's script contains it. */
export const ground = "#f3efe5";

/**
 * The brand's colours, under the names of their CSS tokens: `colours["ink-900"]` is `var(--ink-900)`. Emails, share images
 * and pages without the app's styles take them from here, stylesheets from colours.css, which `npm run fix` makes from
 * this file. docs/design.md says when to use which.
 */
export const colours = {
  // Night ink: deep blue-green.
  "ink-950": "#06161a",
  "ink-900": "#0a2127",
  "ink-800": "#11313a",
  "ink-700": "#1a444e",
  "ink-600": "#2c5c66",
  "ink-500": "#4a7a83",

  // Paper: warm off-white.
  "paper-0": "#fffefb",
  "paper-50": "#faf8f2",
  "paper-100": ground,
  "paper-200": "#e8e2d3",
  "paper-300": "#d5cdba",

  // Silver: the weave of the reflective tape.
  "silver-100": "#edf1ef",
  "silver-300": "#c9d3d1",
  "silver-400": "#a8b5b3",
  "silver-500": "#8f9d9b",
  "silver-600": "#657472",

  // Signal: hi-vis yellow. Means action or light, nothing else.
  signal: "#edff33",
  "signal-press": "#d9ec14",

  // Quieter text, on paper and on night.
  "text-muted": "#36494e",
  "text-inactive": "#4d5c5f", // placeholders, what can't be chosen
  "text-on-night-muted": "#b9c8c8",

  // Status: always together with a text.
  success: "#14573a",
  "success-bg": "#dcebdd",
  warning: "#6b3a00",
  "warning-bg": "#fbe7c2",
  error: "#97170f",
  "error-bg": "#fbe0da",
  "error-on-night": "#ffb3a6",
  "warning-on-night": "#ffce7a",
  "info-bg": "#d9e6e6",
} as const;
