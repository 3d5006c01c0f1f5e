import SearchableMap from "minisearch/SearchableMap";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { decodedPart } from "#app/redirects/address-parts.ts";
import { cityPages, type Page, siteMap } from "#app/site-map.ts";

const mostWrong = 2;
/** An address needs this many letters for each wrong one. */
const lettersPerWrong = 4;

/** The path of every public page by its addresses, without accents. */
const paths = SearchableMap.from<string>(
  [...Object.values<Page>(siteMap), ...cityPages].flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].map((address): [string, string] => [plainSpelling(address), path]),
  ),
);

const longest = Math.max(...[...paths.keys()].map(({ length }) => length));

/**
 * The path of the page whose address differs in a letter or two from the typed one: "/vaktare" for "/vaktaree".
 * Undefined when none is that near.
 */
export function nearAddress(pathname: string): string | undefined {
  const typed = plainSpelling(decodedPart(pathname)).replace(/\/$/, "");
  // The search takes time and memory by the square of the letters typed.
  if (typed.length > longest + mostWrong) return undefined;
  const wrong = Math.min(mostWrong, Math.floor(typed.length / lettersPerWrong));
  const near = [...paths.fuzzyGet(typed, wrong)].sort(([, [, far]], [, [, further]]) => far - further);
  return near[0]?.[1][0];
}
