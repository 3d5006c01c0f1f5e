/** The prefixes of parameters that advertising and email programs add to links. */
const prefixes = ["utm_", "mtm_", "matomo_", "pk_", "piwik_", "hsa_", "_hs", "vero_", "oly_", "gad_"];

/** Click ids and the like, by name (product 3.2). */
const names = new Set(
  `_branch_match_id _ga _gl _kx _openstat cjevent dclid epik fbclid gbraid gclid gclsrc hsctatracking
  igsh igshid irclickid li_fat_id mc_cid mc_eid mkt_tok msclkid rb_clickid rdt_cid s_cid sccid srsltid
  ttclid twclid wbraid wickedid yclid ysclid`.split(/\s+/),
);

/** Whether a query parameter says where a visitor came from, and nothing about the page. */
export function isTracking(name: string): boolean {
  const plain = name.toLowerCase();
  return names.has(plain) || prefixes.some((family) => plain.startsWith(family));
}
