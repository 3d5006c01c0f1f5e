import { useContext } from "react";
import { Links } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { useStylesheets } from "./react-router-internals.ts";

const id = "page-styles";
/** Chromium 150 fetches a stylesheet ahead that is switched off, unless its media never match. */
const switchedOff = { disabled: true, media: "not all" };
const inlined = typeof document === "undefined" ? null : readInlined(document);

/**
 * In place of React Router's Links: the styles of the first page stand inline, so that its first paint waits for
 * nothing. The stylesheets that they are taken from are named and switched off: who loads a part later (Vite) sees that
 * its styles are there. Those of pages that are gone to inside the app are linked as usual.
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
    /** React knows it, its types do not yet. */
    disabled?: boolean;
  }
}

/** What the server inlined. Read before React begins, which may draw the document anew after a fault. */
function readInlined(page: Document): { stylesheets: string[]; text: string } {
  const links = page.querySelectorAll("link[rel=stylesheet][disabled]");
  return {
    stylesheets: Array.from(links, (link) => link.getAttribute("href") ?? ""),
    text: page.getElementById(id)?.textContent ?? "",
  };
}
