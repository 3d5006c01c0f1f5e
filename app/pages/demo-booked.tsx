import { data } from "react-router";
import { bookedDemoPage } from "#app/content/pages/demo.server.ts";
import { databaseContext } from "#app/context.ts";
import { BookedDemo } from "#app/demos/booked-demo.tsx";
import { bookedView } from "#app/demos/booked-view.server.ts";
import { demoByLink } from "#app/demos/data.server.ts";
import { readDemoLink } from "#app/demos/link.ts";
import { pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/demo-booked";
import "#app/demos/demo-form.css";
import "./demo.css";

export function headers() {
  return { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "same-origin" };
}

/** The thank-you page of a booking, for whoever has its link; 404 for others. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const locale = requestLocale(request);
  const link = readDemoLink(url.searchParams);
  const demo = link && (await demoByLink(context.get(databaseContext), link));
  if (!link || demo?.state !== "valid" || demo.booking.status !== "booked") throw data(null, { status: 404 });
  return {
    locale,
    messages: bookedDemoPage[locale],
    booked: bookedView(demo.booking, link, locale),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.messages.title },
    { name: "description", content: loaderData?.messages.description },
    { name: "robots", content: "noindex" },
  ];
}

export default function DemoBooked({ loaderData: { locale, messages, booked } }: Route.ComponentProps) {
  return <BookedDemo booked={booked} messages={messages} againHref={pageHref("demo", locale)} />;
}
