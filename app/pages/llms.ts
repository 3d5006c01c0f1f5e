import { companyFactsContext, renderPageContext, siteUrlContext } from "#app/context.ts";
import { llmsText } from "#app/seo/llms.server.ts";
import type { Route } from "./+types/llms";

/** The main pages in both languages, one line each, for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = await llmsText(
    context.get(renderPageContext),
    context.get(companyFactsContext),
    context.get(siteUrlContext),
    Date.now(),
  );
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
