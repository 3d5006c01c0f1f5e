import { type HTMLElement, parse } from "node-html-parser";
import { expect, inject } from "vitest";

/** The site that is read (tests/shared-site.ts). */
export const site = inject("sharedSite");

/** The site's response to a path; redirects are not followed. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, site.url), { headers, redirect: "manual" });
}

/** A page's HTML as a browser without script reads it; fails when the response has another status. */
export async function readPage(path: string, status = 200): Promise<HTMLElement> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, status]);
  return parse(await response.text(), { comment: false, blockTextElements: { script: true, style: true } });
}

/** The text of a part of a page, with each run of white space as one space. */
export function textOf(part: HTMLElement | null): string {
  return (part?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The text of each part that matches. */
export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(textOf);
}

/** An attribute of each part that matches. */
export function attributesOf(root: HTMLElement, selector: string, name: string): (string | undefined)[] {
  return root.querySelectorAll(selector).map((part) => part.getAttribute(name));
}
