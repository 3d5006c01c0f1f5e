import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "169.254.169.254",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::1",
  "2001:0:7f00:1::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001:db8::1",
  "localhost",
  "",
])("%s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "193.10.5.1", "2a00:1450:400f:80d::200e", "::ffff:8.8.8.8"])(
  "%s is an address of the public internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
