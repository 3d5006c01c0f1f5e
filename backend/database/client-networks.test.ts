import { BlockList, isIPv6 } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { networksOf } from "./client-networks.ts";

test.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1:0::/48"]],
  ["2001:db8:1:102::1", ["2001:db8:1:102::/64", "2001:db8:1:100::/56", "2001:db8:1:0::/48"]],
  ["2001:db8::1:0:0:1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0:0::/48"]],
])("%s is counted by %j", (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

test("an IPv6 address belongs to each network by which it is counted", () => {
  const addresses = fc.ipV6().filter((ip) => !ip.includes("."));
  fc.assert(
    fc.property(addresses, (ip) => {
      for (const [address = "", bits] of networksOf(ip).map((network) => network.split("/"))) {
        expect(isIPv6(address)).toBe(true);
        const network = new BlockList();
        network.addSubnet(address, Number(bits), "ipv6");
        expect(network.check(ip, "ipv6"), `${ip} in ${address}/${bits}`).toBe(true);
      }
    }),
  );
});
