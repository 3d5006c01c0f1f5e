import { colours } from "#brand/colours.ts";

/**
 * The colours of an email, written out because mail programs know no custom properties. The dark ones apply where the
 * program follows `prefers-color-scheme`; ink, silver and signal never change, so that the tape and the button are dark
 * text on light in both.
 */
export const light = {
  ground: colours["paper-100"],
  card: colours["paper-0"],
  sunken: colours["paper-200"],
  text: colours["ink-900"],
  muted: colours["text-muted"],
  line: colours["paper-300"],
  edge: colours["ink-900"],
} as const;

const dark = {
  ground: colours["ink-950"],
  card: colours["ink-900"],
  sunken: colours["ink-800"],
  text: colours["paper-100"],
  muted: colours["text-on-night-muted"],
  line: colours["ink-600"],
  edge: colours["ink-600"],
} as const;

export const ink = colours["ink-900"];
export const silver = colours["silver-300"];
export const signal = colours.signal;

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
