import { data } from "react-router";
import { NotFoundScreen } from "#app/chrome/not-found-screen.tsx";
import { notFoundWords } from "#app/content/pages/not-found.server.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  return data({ locale, words: notFoundWords[locale] }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen locale={loaderData.locale} words={loaderData.words} />;
}
