/**
 * The colours of an email, copied from the design tokens because mail programs know no custom properties. The dark
 * ones apply where the program follows `prefers-color-scheme`; ink, silver and signal never change, so that the tape
 * and the button are dark text on light in both.
 */
export const light = {
  ground: "#F3EFE5",
  card: "#FFFEFB",
  sunken: "#E8E2D3",
  text: "#0A2127",
  muted: "#36494E",
  line: "#D5CDBA",
  edge: "#0A2127",
} as const;

const dark = {
  ground: "#06161A",
  card: "#0A2127",
  sunken: "#11313A",
  text: "#F3EFE5",
  muted: "#B9C8C8",
  line: "#2C5C66",
  edge: "#2C5C66",
} as const;

export const ink = "#0A2127";
export const silver = "#C9D3D1";
export const signal = "#EDFF33";

/** The style element for dark mode. It needs `!important`, because the light colours are inline. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${dark.ground} !important}
.card{background:${dark.card} !important}
.sunken{background:${dark.sunken} !important}
.text{color:${dark.text} !important}
.muted{color:${dark.muted} !important}
.line{border-color:${dark.line} !important}
.rule{border-color:${dark.text} !important}
.symbol{border-color:${dark.edge} !important}
.action{border-color:${signal} !important}
}`;
