import { expect, it } from "vitest";
import { rasterSources } from "./raster-sources.ts";

it("offers a raster image in 400, 800 and 1200 pixels", () => {
  expect(rasterSources("/bilder/entre.webp", "50vw")).toEqual({
    srcSet: "/bilder/entre-400.webp 400w, /bilder/entre-800.webp 800w, /bilder/entre-1200.webp 1200w",
    sizes: "50vw",
  });
});

it("leaves a drawing as it is", () => {
  expect(rasterSources("/illustrations/vast-vaktare.svg", "50vw")).toEqual({});
});
