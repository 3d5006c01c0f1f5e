import { useContext } from "react";
import { Scripts } from "react-router";
import { DocumentContext } from "./document-context.ts";
import { hydrationId } from "./hydration-id.ts";

/**
 * In place of React Router's Scripts: what the page hydrates with as data, which nothing compiles or runs before the
 * page is painted, and the one script that hydrates it later (inline-script.ts).
 */
export function PageScripts() {
  const server = useContext(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script
        id={hydrationId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without "<"
        dangerouslySetInnerHTML={{ __html: server?.hydration ?? "" }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as the build wrote it */}
      <script dangerouslySetInnerHTML={{ __html: server?.script ?? "" }} />
    </>
  );
}
