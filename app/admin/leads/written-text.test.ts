import { expect, it } from "vitest";
import { isOwnText } from "./written-text.ts";

const templates = [
  { subject: "Din förfrågan", body: "Hej Karin,\n\n\n\nVänliga hälsningar" },
  { subject: "Några frågor", body: "Hej Karin,\n\nVilka tider gäller det?" },
];

it.each([
  ["nothing", { subject: "", body: " \n" }],
  ["one template", { ...templates[0] }],
  ["two of them", { subject: "Din förfrågan", body: "Hej Karin,\n\nVilka tider gäller det?" }],
])("%s is nobody's own text", (_what, written) => {
  expect(isOwnText(written, templates)).toBe(false);
});

it.each([
  ["a subject", { subject: "Din förfrågan om två väktare", body: "" }],
  ["a template that was gone on with", { subject: "Din förfrågan", body: `${templates[0]?.body} Anna` }],
])("%s is", (_what, written) => {
  expect(isOwnText(written, templates)).toBe(true);
});
