import { siteContext } from "#app/context.ts";
import { publicFor } from "#app/domain/cache-control.ts";
import { sitemap } from "#app/seo/sitemap.ts";
import type { Route } from "./+types/sitemap";
import { siteAddresses } from "./sitemap-data.server.ts";

/** Every page that search engines may list, in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const addresses = await siteAddresses(context);
  return new Response(sitemap(addresses, context.get(siteContext).siteUrl), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": publicFor(600),
    },
  });
}
