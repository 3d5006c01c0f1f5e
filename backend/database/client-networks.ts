import { isIPv6 } from "node:net";

/**
 * The networks by which a client is counted, the smallest first: an IPv4 address; of an IPv6 one the /64, which is one
 * subscriber's, and the /56 and /48, which one subscriber may have as well. Of IPv4 no more, since a provider shares few
 * addresses among many subscribers.
 */
export function networksOf(ip: string): [string, ...string[]] {
  if (!isIPv6(ip) || ip.includes(".")) return [ip];
  const [start = [], end = []] = ip.split("::").map((part) => part.split(":"));
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  const groups = [...start, ...zeros, ...end].map((group) => Number.parseInt(group || "0", 16));
  const key = (bits: number) =>
    `${[0, 1, 2, 3].map((place) => ((groups[place] ?? 0) & maskOf(bits - 16 * place)).toString(16)).join(":")}::/${bits}`;
  return [key(64), key(56), key(48)];
}

/** The bits of a 16-bit group that belong to a network with this many bits left. */
function maskOf(bits: number): number {
  const own = Math.min(16, Math.max(0, bits));
  return (0xffff << (16 - own)) & 0xffff;
}
