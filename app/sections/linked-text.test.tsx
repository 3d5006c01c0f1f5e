import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text.tsx";

const html = (text: string) =>
  renderToStaticMarkup(<LinkedText text={text} pages={{ cookies: "/cookies?lang=en" }} />);

it("turns names of pages and URLs into links, and leaves the rest", () => {
  expect(html("See [the list](cookies) (5 §) or [write](mailto:a@b.example).")).toBe(
    'See <a href="/cookies?lang=en">the list</a> (5 §) or <a href="mailto:a@b.example">write</a>.',
  );
});

it("keeps a registration number on one line", () => {
  expect(html("Org.nr 556677-8899.")).toBe('Org.nr <span class="unbroken">556677-8899</span>.');
});

it("throws for an unknown page, and for a URL that could run script", () => {
  expect(() => html("[terms](terms)")).toThrow('links to "terms"');
  expect(() => html("[x](javascript:alert)")).toThrow('links to "javascript:alert"');
});
