import SearchableMap from "minisearch/SearchableMap";
import { cityPages } from "#app/domain/city-pages.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { decodedPart } from "#app/redirects/address-parts.ts";
import { type Page, siteMap } from "#app/site-map.ts";

const maxTypos = 2;
/** A path needs this many letters for each typo. */
const lettersPerTypo = 4;

/** The canonical path of every public page by each of its paths, without accents. */
const paths = SearchableMap.from<string>(
  [...Object.values<Page>(siteMap), ...cityPages].flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].map((address): [string, string] => [plainSpelling(address), path]),
  ),
);

const longest = Math.max(...[...paths.keys()].map(({ length }) => length));

/**
 * The canonical path of the page whose path differs in one or two letters from the typed one: "/vaktare" for
 * "/vaktaree". Undefined when there is none.
 */
export function similarPath(pathname: string): string | undefined {
  const typed = plainSpelling(decodedPart(pathname)).replace(/\/$/, "");
  // The search takes time and memory proportional to the square of the typed letters.
  if (typed.length > longest + maxTypos) return undefined;
  const wrong = Math.min(maxTypos, Math.floor(typed.length / lettersPerTypo));
  const near = [...paths.fuzzyGet(typed, wrong)].sort(([, [, far]], [, [, further]]) => far - further);
  return near[0]?.[1][0];
}
