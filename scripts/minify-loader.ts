import { minifySync } from "vite";
import { hydrateLater } from "#server/loader-script.ts";

/** The inline script of every page as text, calling itself with `...WAKING`. Throws when it could end its own element. */
export function minifiedLoader(): string {
  const { code, errors } = minifySync("loader.js", `(${hydrateLater})(...WAKING)`, {
    compress: true,
    mangle: true,
  });
  if (errors.length > 0 || code.includes("</")) throw new Error("The inline script cannot be minified.");
  return code.replace(/;?\s*$/, "");
}
