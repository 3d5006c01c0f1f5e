import { data } from "react-router";
import { companyFactsContext } from "#app/context.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { notFoundView } from "#app/layout/not-found-view.server.ts";
import type { Route } from "./+types/not-found";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  return data(notFoundView(url.pathname, context.get(companyFactsContext), locale), { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData} />;
}
