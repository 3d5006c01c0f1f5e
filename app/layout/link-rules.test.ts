import { describe, expect, it } from "vitest";
import { inAppTarget, type LinkClick, type PageLink } from "./link-rules.ts";

const page = "https://site.example/pris?lang=en";
const plain: LinkClick = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

function target(href: string, link: Partial<PageLink> = {}, click: Partial<LinkClick> = {}) {
  return inAppTarget(
    { href, target: "", download: false, hrefLang: "", ...link },
    { ...plain, ...click },
    page,
  );
}

describe("inAppTarget", () => {
  it("keeps same-site links in the app, with query and hash", () => {
    expect(target("/nyheter?lang=en#senaste")).toBe("/nyheter?lang=en#senaste");
    expect(target("https://site.example/about")).toBe("/about");
    expect(target("/about", { target: "_self" })).toBe("/about");
  });

  it("leaves other sites, other schemes and invalid URLs to the browser", () => {
    for (const href of [
      "https://other.example/",
      "http://site.example/",
      "mailto:a@b.example",
      "tel:08",
      "http://",
    ])
      expect(target(href)).toBeNull();
  });

  it("leaves files to the browser", () => {
    for (const ending of [
      "xml",
      "txt",
      "pdf",
      "csv",
      "zip",
      "png",
      "jpg",
      "jpeg",
      "gif",
      "svg",
      "webp",
      "avif",
      "PDF",
    ])
      expect(target(`/filer/a.${ending}?v=2`)).toBeNull();
    expect(target("/pdf")).toBe("/pdf");
  });

  it("leaves new tabs, downloads and other languages to the browser", () => {
    expect(target("/about", { target: "_blank" })).toBeNull();
    expect(target("/about", { download: true })).toBeNull();
    expect(target("/pris?lang=sv", { hrefLang: "sv" })).toBeNull();
  });

  it("enters the account and the admin by whole documents, and moves within them and out of them in the app", () => {
    expect(target("/logga-in?next=/admin")).toBeNull();
    expect(target("/admin/nyheter")).toBeNull();
    const admin = "https://site.example/admin";
    const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    const link = (href: string) => ({ href, target: "", download: false, hrefLang: "" });
    expect(inAppTarget(link("/admin/nyheter"), click, admin)).toBe("/admin/nyheter");
    expect(inAppTarget(link("/about"), click, admin)).toBe("/about");
  });

  it("leaves modified and other clicks to the browser", () => {
    for (const click of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(target("/about", {}, click)).toBeNull();
  });

  it("leaves anchors on the same page to the browser, but not anchors on another", () => {
    expect(target("#faq")).toBeNull();
    expect(target("/?lang=en#faq")).toBe("/?lang=en#faq");
    expect(target("/pris#faq")).toBe("/pris#faq");
  });

  it("corrects a mistyped entrevard, wherever it starts a part of the path", () => {
    expect(target("/trevard")).toBe("/entrevard");
    expect(target("/trevard-service?x=trevard#trevard")).toBe("/entrevard-service?x=trevard#trevard");
    expect(target("/a/trevard-malmo")).toBe("/a/entrevard-malmo");
    expect(target("/entrevard-malmo")).toBe("/entrevard-malmo");
  });
});
