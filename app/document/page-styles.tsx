import { useContext } from "react";
import { Links } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { useStylesheets } from "./react-router-internals.ts";

const id = "page-styles";
/** Chromium 150 downloads a disabled stylesheet unless its media never match. */
const disabledLink = { disabled: true, media: "not all" };
const inlined = typeof document === "undefined" ? null : readInlined(document);

/**
 * Replaces React Router's Links: the styles of the first page are inline, so that no request delays its first
 * paint. Their stylesheets are linked but disabled, so that Vite, which loads parts of a page later, finds
 * that their styles are there. Stylesheets of pages opened inside the app are linked as usual.
 */
export function PageStyles() {
  // A nonce, which our own stylesheets need not have, would be in the server's HTML and not in the browser's.
  return import.meta.env.DEV ? <Links nonce="" /> : <InlineStyles />;
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
        <link key={address} rel="stylesheet" href={address} {...(first.includes(address) && disabledLink)} />
      ))}
    </>
  );
}

declare module "react" {
  interface LinkHTMLAttributes<T> extends HTMLAttributes<T> {
    /** React supports it; its types lack it. */
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
