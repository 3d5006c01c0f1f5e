import { expect, it } from "vitest";
import { attributionCookie, campaignOf } from "./attribution.ts";

const agreed = `consent=${encodeURIComponent('{"categories":["necessary","measurement"]}')}`;
const refused = `consent=${encodeURIComponent('{"categories":["necessary"]}')}`;
const tracking = ["utm_source=brev", "utm_campaign=h%C3%B6st; Path=/x"];

it("keeps nothing without a yes, and nothing where there is nothing", () => {
  expect(attributionCookie(tracking, undefined)).toBeNull();
  expect(attributionCookie(tracking, refused)).toBeNull();
  expect(attributionCookie([], agreed)).toBeNull();
});

it("with a yes the browser has the parameters back as they were, whatever they say", () => {
  const [pair = "", ...attributes] = attributionCookie(tracking, agreed)?.split("; ") ?? [];
  expect(attributes).toEqual(["Path=/", "SameSite=Lax"]);
  expect(campaignOf(`${agreed}; ${pair}`)).toEqual({ utm_source: "brev", utm_campaign: "höst; Path=/x" });
});

it("is short, however long the address was", () => {
  expect(attributionCookie([`utm_source=${"x".repeat(9000)}`], agreed)?.length).toBeLessThan(600);
});

it("reads nothing out of other cookies, or out of one that somebody broke", () => {
  expect(campaignOf("a=b; other-campaign=x")).toBeNull();
  expect(campaignOf("campaign=%")).toBeNull();
});
