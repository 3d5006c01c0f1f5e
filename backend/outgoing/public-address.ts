import ipaddr from "ipaddr.js";

/** The IPv6 addresses that are given out for the internet (RFC 4291). */
const internet = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the public internet, and not of this machine, a private network, a cloud's metadata or
 * another reserved range. An IPv4 address inside an IPv6 one counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(internet);
}
