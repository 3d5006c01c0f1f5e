import { useContext } from "react";
import { Links } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { useStylesheets } from "./react-router-internals.ts";

const id = "page-styles";
/** Chromium 150 prefetches a disabled stylesheet unless its media never match. */
const switchedOff = { disabled: true, media: "not all" };
const inlined = typeof document === "undefined" ? null : readInlined(document);

/**
 * In place of React Router's Links: the first page's styles are inline, so that nothing delays its first paint. The
 * stylesheets that they come from are linked but disabled, so that Vite, which loads parts later, sees that their
 * styles are there. The styles of pages opened inside the app are linked as usual.
 */
export function PageStyles() {
  return import.meta.env.DEV ? <Links /> : <InlineStyles />;
}

function InlineStyles() {
  const stylesheets = useStylesheets();
  const server = useContext(DocumentContext);
  const first = inlined?.stylesheets ?? stylesheets;
  const text = server?.styles ?? inlined?.text ?? "";
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own stylesheets */}
      <style id={id} dangerouslySetInnerHTML={{ __html: text }} />
      {[...new Set([...first, ...stylesheets])].map((address) => (
        <link key={address} rel="stylesheet" href={address} {...(first.includes(address) && switchedOff)} />
      ))}
    </>
  );
}

declare module "react" {
  interface LinkHTMLAttributes<T> extends HTMLAttributes<T> {
    /** React knows it, its types not yet. */
    disabled?: boolean;
  }
}

/** The inlined styles, read before React starts, since React may render the document again after an error. */
function readInlined(page: Document): { stylesheets: string[]; text: string } {
  const links = page.querySelectorAll("link[rel=stylesheet][disabled]");
  return {
    stylesheets: Array.from(links, (link) => link.getAttribute("href") ?? ""),
    text: page.getElementById(id)?.textContent ?? "",
  };
}
