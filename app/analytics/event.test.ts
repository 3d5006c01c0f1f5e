import { describe, expect, it } from "vitest";
import { errorData, eventData, referrerHost } from "./event.ts";

describe("eventData", () => {
  it("keeps strings, numbers, booleans and null", () => {
    const data = { source: "above_fold", count: 2, first: true, none: null };
    expect(eventData(data)).toEqual(data);
  });
  it("drops everything else", () => {
    const wrong = {
      a: undefined,
      b: {},
      c: [1],
      d: () => 1,
      e: Symbol("e"),
      f: 1n,
      g: Number.NaN,
      h: new Date(0),
    };
    expect(eventData({ ...wrong, kept: 0 })).toEqual({ kept: 0 });
  });
});

describe("errorData", () => {
  it("has the message and the first 500 characters of the stack", () => {
    const error = new Error("fel");
    error.stack = "x".repeat(600);
    expect(errorData(error)).toEqual({ message: "fel", stack: "x".repeat(500) });
  });
  it("accepts any thrown value", () => {
    expect(errorData("text")).toEqual({ message: "text", stack: "" });
    expect(errorData(null)).toEqual({ message: "null", stack: "" });
  });
});

describe("errorData of a response", () => {
  it("has the status that was received instead of a page's data", () => {
    const response = { status: 502, statusText: "Bad Gateway", internal: false, data: "<html>" };
    expect(errorData(response)).toEqual({ message: "502 Bad Gateway", stack: "" });
    expect(errorData({ ...response, statusText: "" })).toEqual({ message: "502", stack: "" });
  });
});

describe("referrerHost", () => {
  const origin = "https://site.example";

  it("returns the referring site's host, and nothing more", () => {
    expect(referrerHost("https://www.sok.example/sok?q=anna", origin)).toBe("www.sok.example");
  });
  it("returns '' for the site itself, or for none", () => {
    expect(referrerHost("https://site.example/pris", origin)).toBe("");
    expect(referrerHost("", origin)).toBe("");
  });
});
