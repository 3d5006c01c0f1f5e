import { expect, it } from "vitest";
import { commonHeaders } from "./security-headers.ts";

it("every answer forbids guessing its type, other sites' windows and devices; over https it demands https", () => {
  const headers = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=(), geolocation=(), microphone=(), payment=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  expect(commonHeaders("http://localhost:3000")).toEqual(headers);
  expect(commonHeaders(undefined)).toEqual(headers);
  expect(commonHeaders("https://www.foretag.example")).toEqual({
    ...headers,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
});
