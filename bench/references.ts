import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { build } from "vite";
import type { Peer } from "./lighthouse.ts";
import type { IslandNode } from "./reference-islands.tsx";

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** What a page could be instead: `static` has one script of a few lines, `islands` hydrates its interactive parts. */
const kinds = ["static", "islands"] as const;
type Kind = (typeof kinds)[number];

export interface References {
  /** The two reference pages of a path of the site. */
  of(path: string): Peer[];
  close(): void;
}

/**
 * Serves two reference pages for each page of a running site, with the same markup, styles and pictures. Both load as most
 * pages do: a stylesheet and the typeface by links, pictures at once, a deferred script. A dialog opens by that script. With
 * `islands` React hydrates the header, each dialog, form and details, and each button that opens a dialog, by itself.
 */
export async function serveReferences(siteUrl: string): Promise<References> {
  const scripts: Record<Kind, string> = {
    static: await bundle("bench/reference-dialogs.ts"),
    islands: await bundle("bench/reference-islands.tsx"),
  };
  const made = new Map<string, Buffer>();
  async function respond({ url = "/", headers }: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, siteUrl);
    const kind = kinds.find((name) => searchParams.get("reference") === name);
    const compressed = made.get(url);
    if (!kind && !compressed) {
      const original = await fetch(siteUrl + pathname, { headers: { accept: headers.accept ?? "*/*" } });
      const type = original.headers.get("content-type") ?? "";
      response.writeHead(original.status, compressedHeaders(type, "max-age=3600"));
      response.end(brotliCompressSync(Buffer.from(await original.arrayBuffer())));
      return;
    }
    if (kind && !compressed) {
      const { html, css } = referenceOf(await (await fetch(siteUrl + pathname)).text(), kind, pathname);
      made.set(url, brotliCompressSync(html));
      made.set(assetOf(kind, pathname, "css"), brotliCompressSync(css));
      made.set(assetOf(kind, pathname, "js"), brotliCompressSync(scripts[kind]));
    }
    const type = kind ? "text/html" : url.endsWith(".css") ? "text/css" : "text/javascript";
    response.writeHead(200, compressedHeaders(`${type}; charset=utf-8`, "no-cache")).end(made.get(url));
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The references have no port.");
  return {
    of: (path) =>
      kinds.map((kind) => {
        const url = new URL(path, `http://127.0.0.1:${address.port}`);
        url.searchParams.set("reference", kind);
        return { name: kind, url: url.href };
      }),
    close: () => server.close(),
  };
}

const compressedHeaders = (type: string, cache: string) => ({
  "content-type": type,
  "content-encoding": "br",
  "cache-control": cache,
});

const assetOf = (kind: Kind, path: string, type: "css" | "js") =>
  `/reference/${kind}${encodeURIComponent(path)}.${type}`;

/** The page's document without what loads it step by step. */
function referenceOf(page: string, kind: Kind, path: string): { html: string; css: string } {
  const document = parseDocument(page);
  const css: string[] = [];
  let font: string | undefined;
  for (const element of elementsOf(document)) {
    const { attribs } = element;
    if (element.name === "style") css.push(DomUtils.textContent(element));
    const isLoader = element.name === "script" && attribs.type !== "application/ld+json";
    const isLateStyle = element.name === "link" && "disabled" in attribs;
    if (isLoader || isLateStyle || element.name === "style" || element.name === "noscript")
      DomUtils.removeElement(element);
    if (attribs["data-after-paint"]) attribs.href = attribs["data-after-paint"];
    font ??= attribs["data-font"];
    if (attribs.commandfor) {
      attribs["data-opens"] = attribs.commandfor;
      delete attribs.commandfor;
      delete attribs.command;
    }
  }
  if (font)
    css.push(
      `@font-face{font-family:"Schibsted Grotesk Variable";src:url(${font});font-weight:400 800;font-display:swap}`,
    );
  if (kind === "islands") {
    makeIslands(document);
    css.push("react-island{display:contents}");
  }
  const head = DomUtils.findOne((element) => element.name === "head", document.children);
  if (!head) throw new Error(`${path} has no head.`);
  const preload = font ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>` : "";
  const added = parseDocument(`<link rel="stylesheet" href="${assetOf(kind, path, "css")}">${preload}
    <script type="module" src="${assetOf(kind, path, "js")}"></script>`);
  for (const element of added.children) DomUtils.appendChild(head, element);
  return { html: DomUtils.getOuterHTML(document), css: css.join("\n") };
}

const elementsOf = (root: Document): Element[] => DomUtils.findAll(() => true, root.children);

const islandNames = new Set(["header", "dialog", "form", "details"]);

/** Wraps each interactive part, and adds its tree, from which the script renders it again. */
function makeIslands(document: Document): void {
  const isIsland = (element: Element) => islandNames.has(element.name) || "data-opens" in element.attribs;
  const isWithin = (element: Element): boolean => {
    const above = element.parent;
    return above !== null && "attribs" in above && (isIsland(above) || isWithin(above));
  };
  const islands = elementsOf(document).filter((element) => isIsland(element) && !isWithin(element));
  for (const element of islands) {
    const [wrapper] = parseDocument("<react-island></react-island>").children;
    if (!wrapper || !("attribs" in wrapper)) throw new Error("No island.");
    wrapper.attribs["data-tree"] = JSON.stringify(treeOf(element));
    DomUtils.replaceElement(element, wrapper);
    DomUtils.appendChild(wrapper, element);
  }
}

function treeOf({ name, attribs, children }: Element): IslandNode {
  return {
    name,
    attributes: attribs,
    children: children.flatMap((child): (IslandNode | string)[] => {
      if ("attribs" in child) return [treeOf(child)];
      return child.type === ElementType.Text && "data" in child ? [child.data] : [];
    }),
  };
}

/** The script as a browser loads it. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, rollupOptions: { input: entry, output: { codeSplitting: false } } },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built.`);
  return chunk.code;
}
