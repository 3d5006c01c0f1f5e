import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy, sonnerStyle, sourceOf } from "./content-security-policy.server.ts";

describe("contentSecurityPolicy", () => {
  const inline = { script: sourceOf("start()"), style: sourceOf('p{content:"→"}') };
  const policy = contentSecurityPolicy(inline);

  it("allows the inline script and style that are given, by the hash of their bytes", () => {
    const hash = (text: string) =>
      `'sha256-${createHash("sha256").update(Buffer.from(text)).digest("base64")}'`;
    expect(policy).toContain(`script-src 'self' ${hash("start()")};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{content:"→"}')} ${hash("")} ${sonnerStyle};`);
  });

  it("allows no other inline code, no foreign origin and no framing", () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it("lets Firefox prefetch a page's data, which default-src is asked about", () => {
    expect(policy).toContain("default-src 'self'");
  });

  it("allows a configured tag's origin where a tag needs it, and nowhere else", () => {
    const origin = "https://tag.example";
    const allowing = contentSecurityPolicy(inline, { tagOrigin: origin })
      .split("; ")
      .filter((directive) => directive.includes(origin))
      .map((directive) => directive.split(" ")[0]);
    expect(allowing).toEqual(["script-src", "img-src", "connect-src"]);
  });

  it("allows a captcha's origin where one needs it", () => {
    const captchaOrigin = "https://captcha.example";
    const allowing = contentSecurityPolicy(inline, { captchaOrigin })
      .split("; ")
      .filter((directive) => directive.includes(captchaOrigin))
      .map((directive) => directive.split(" ")[0]);
    expect(allowing).toEqual(["script-src", "connect-src", "frame-src"]);
  });
});

describe("sonnerStyle", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the hash of the style that the installed version puts into a page", async () => {
    const styles: string[] = [];
    vi.stubGlobal("document", {
      head: { appendChild() {} },
      createElement: () => ({ appendChild() {} }),
      createTextNode: (text: string) => styles.push(text),
      addEventListener() {},
    });
    await import("sonner");
    expect(styles.map(sourceOf), "Sonner has other styles: put this hash into sonnerStyle.").toEqual([
      sonnerStyle,
    ]);
  });
});
