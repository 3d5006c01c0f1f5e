import { siteContext } from "#app/context.ts";
import { immutable } from "#app/domain/cache-control.ts";
import { readImage } from "#app/news/media.server.ts";
import { readMediaFileName } from "#app/news/media.ts";
import type { Route } from "./+types/media";

/** An uploaded image, `/media/<hash>-800.webp`: cached for ever, because its name contains the hash of its content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = readMediaFileName(params.file);
  const bytes = file && (await readImage(context.get(siteContext).database, file));
  if (!file || !bytes) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "cache-control": immutable,
    },
  });
}
