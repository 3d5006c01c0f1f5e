import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as headers from "./security-headers.ts";

type Origins = Parameters<typeof headers.contentSecurityPolicy>[1];
const contentSecurityPolicy = (html: string, origins?: Origins) =>
  headers.contentSecurityPolicy(Buffer.from(html), origins);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("contentSecurityPolicy", () => {
  const policy = contentSecurityPolicy(
    '<style>p{content:"→"}</style><script>start()</script><script type="application/ld+json">{"a":1}</script><script type="application/json" id="page-data">[]</script>',
  );

  it("allows exactly the inline scripts and styles of the page; data need no leave", () => {
    expect(policy).toContain(`script-src 'self' ${hash("start()")};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{content:"→"}')};`);
  });

  it("allows no other inline code, no foreign origin and no framing", () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("allows a configured tag's origin where a tag needs it, and nowhere else", () => {
    const origin = "https://tag.example";
    const allowing = contentSecurityPolicy("<script>start()</script>", { tagOrigin: origin })
      .split("; ")
      .filter((directive) => directive.includes(origin))
      .map((directive) => directive.split(" ")[0]);
    expect(allowing).toEqual(["script-src", "img-src", "connect-src"]);
  });

  it("allows a captcha's origin only in a page that shows one", () => {
    const captchaOrigin = "https://captcha.example";
    const allowing = (html: string) =>
      contentSecurityPolicy(html, { captchaOrigin })
        .split("; ")
        .filter((directive) => directive.includes(captchaOrigin))
        .map((directive) => directive.split(" ")[0]);
    expect(allowing("<p></p>")).toEqual([]);
    expect(allowing('<div data-captcha=""></div>')).toEqual(["script-src", "connect-src", "frame-src"]);
  });
});
