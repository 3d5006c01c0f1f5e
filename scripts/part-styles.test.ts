import { describe, expect, it } from "vitest";
import { sources } from "#tests/structure/sources.ts";
import { stylesheetsOf } from "./part-styles.ts";

const files: Record<string, string> = {
  "page/part.tsx": `
    import type { View } from "#app/types.ts";
    import { Card } from "#app/ui/card.tsx";
    export { Other } from "./other.tsx";
    import "./part.css";
    const Later = lazy(() => import("./later.tsx"));`,
  "app/ui/card.tsx": `import { memo } from "react"; import "./card.css"; import text from "./card.css?inline";`,
  "page/other.tsx": `import { Card } from "#app/ui/card.tsx"; import "./nested.tsx?styles"; import "./other.css";`,
  "page/nested.tsx": `import { Part } from "./part.tsx"; import "./nested.css";`,
};

describe("stylesheetsOf", () => {
  it("finds the stylesheets of a module and of all that it imports, each once, imported ones first", () => {
    expect(stylesheetsOf("page/part.tsx", (path) => files[path] ?? "")).toEqual([
      "app/ui/card.css",
      "page/nested.css",
      "page/other.css",
      "page/part.css",
    ]);
  });
});

it("has the styles of every part that is loaded later in the page", () => {
  const parts = sources("app").flatMap(({ path, text }) =>
    [...text.matchAll(/hydrateOnInteraction\(\(\) =>\s*import\("([^"]+)"\)/g)].map(([, part]) => ({
      path,
      part,
      hasStyles: text.includes(`import "${part}?styles";`),
    })),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(({ hasStyles }) => !hasStyles)).toEqual([]);
});
