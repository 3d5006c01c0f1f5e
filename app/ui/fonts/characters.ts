/** The characters that the typeface's files have: those of Swedish and English pages. */
const ascii = Array.from({ length: 0x7e - 0x1f }, (_, step) => String.fromCodePoint(0x20 + step)).join("");
const letters = "ÅÄÖåäöÉéÈèÊêËëÀàÁáÂâÆæÇçÍíÏïÑñÓóÔôØøÜüÚúß";
const symbols = "\u00a0\u00ad\u2009\u202f–—‘’‚“”…•€−×·§©°½→";
export const typefaceCharacters = ascii + letters + symbols;
