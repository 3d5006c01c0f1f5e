import { expect, it } from "vitest";
import { colours } from "#brand/colours.ts";

it("brand/colours.css has the colours of brand/colours.ts as tokens (npm run fix)", async () => {
  const sheet = [
    "/* Made from brand/colours.ts by npm run fix. */",
    "@layer base {",
    "  :root,",
    "  ::backdrop {",
    ...Object.entries(colours).map(([name, colour]) => `    --${name}: ${colour};`),
    "  }",
    "}",
    "",
  ];
  await expect(sheet.join("\n")).toMatchFileSnapshot("../../brand/colours.css");
});
