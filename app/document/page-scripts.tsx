import { useContext } from "react";
import { Scripts } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { dataId, hydrationId } from "./hydration-id.ts";

/**
 * Replaces React Router's Scripts: the page's data as JSON, which is not compiled or run before the first
 * paint, and the inline script that hydrates the page later (inline-script.ts).
 */
export function PageScripts() {
  const server = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <Data id={hydrationId} json={server?.hydration} />
      <Data id={dataId} json={server?.data} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as the build wrote it */}
      <script dangerouslySetInnerHTML={{ __html: server?.script ?? "" }} />
    </>
  );
}

function Data({ id, json = "" }: { id: string; json: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without "<"
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
