import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/order-form-texts";

/** The texts of the order's form as JSON, for the home page, where the form unfolds. */
export function loader({ request }: Route.LoaderArgs): Response {
  return Response.json(orderMessages[requestLocale(request)], {
    headers: { "cache-control": "private, max-age=300", vary: "Cookie", "x-robots-tag": "noindex" },
  });
}
