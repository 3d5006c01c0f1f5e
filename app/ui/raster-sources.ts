const widths = [400, 800, 1200];

/**
 * The `srcset` of a raster image in the widths of docs/product.md, 5.7, by the name of its files:
 * `/bilder/entre.webp` has `entre-400.webp` and so on. A drawing (SVG) scales by itself and needs none.
 */
export function rasterSources(src: string, sizes: string): { srcSet?: string; sizes?: string } {
  const [, name, extension] = /^(.+)\.(avif|webp|jpe?g|png)$/.exec(src) ?? [];
  if (!name) return {};
  return { srcSet: widths.map((width) => `${name}-${width}.${extension} ${width}w`).join(", "), sizes };
}
