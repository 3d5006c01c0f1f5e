import { expect, it } from "vitest";
import { attributionCookie, campaignOf } from "./attribution.ts";

const agreed = `consent=${encodeURIComponent('{"categories":["necessary","measurement"]}')}`;
const refused = `consent=${encodeURIComponent('{"categories":["necessary"]}')}`;
const tracking = ["utm_source=brev", "utm_campaign=h%C3%B6st; Path=/x"];

it("stores nothing without consent, and nothing without parameters", () => {
  expect(attributionCookie(tracking, undefined)).toBeNull();
  expect(attributionCookie(tracking, refused)).toBeNull();
  expect(attributionCookie([], agreed)).toBeNull();
});

it("with consent the browser reads the parameters back unchanged, whatever they contain", () => {
  const [pair = "", ...attributes] = attributionCookie(tracking, agreed)?.split("; ") ?? [];
  expect(attributes).toEqual(["Path=/", "SameSite=Lax"]);
  expect(campaignOf(`${agreed}; ${pair}`)).toEqual({ utm_source: "brev", utm_campaign: "höst; Path=/x" });
});

it("is short, however long the URL was", () => {
  expect(attributionCookie([`utm_source=${"x".repeat(9000)}`], agreed)?.length).toBeLessThan(600);
});

it("reads nothing from other cookies, or from an invalid one", () => {
  expect(campaignOf("a=b; other-campaign=x")).toBeNull();
  expect(campaignOf("campaign=%")).toBeNull();
});
