import { data, redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { demoChangePage, demoFormMessages } from "#app/content/pages/demo.server.ts";
import { siteContext } from "#app/context.ts";
import { meetingTimeInSentence } from "#app/demos/booked-view.server.ts";
import { changeDemo } from "#app/demos/change-action.server.ts";
import { ChangeDemo } from "#app/demos/change-demo.tsx";
import { readDemoLink } from "#app/demos/link.ts";
import { demoByLink, demoCalendar } from "#app/demos/slots.server.ts";
import { slotsView } from "#app/demos/view.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/demo-change";
import "./demo.css";

export const headers = () => personalHeaders;

/** A booking to change, for anybody with its link, or the reason why it can't be changed. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { invalid, expired, tooLate, cancelled, unavailable, moved, ...messages } = demoChangePage[locale];
  const common = { locale, messages, form: demoFormMessages[locale] };
  const closed = (message: { title: string; text: string }, status: number, isOver = true) =>
    data({ ...common, message, isOver, booking: null }, { status });
  const { database, reportError } = context.get(siteContext);
  const link = readDemoLink(url.searchParams);
  if (!link) return closed(invalid, 404);
  try {
    const demo = await demoByLink(database, link);
    if (demo.state !== "valid") return demo.state === "expired" ? closed(expired, 410) : closed(invalid, 404);
    const { status, changeable } = demo.booking;
    if (status === "cancelled") return closed(cancelled, 200);
    const when = meetingTimeInSentence(demo.booking, locale);
    if (!changeable) return closed(status === "booked" ? tooLate : expired, 200);
    const calendar = await demoCalendar(database, link);
    return data({
      ...common,
      message: null,
      isOver: false,
      booking: {
        when,
        moved: url.searchParams.has("moved") ? fill(moved, { when }) : null,
        slots: slotsView(calendar, { locale, messages: common.form, now: new Date() }),
      },
    });
  } catch (error) {
    reportError(error, url.pathname);
    return closed(unavailable, 503, false);
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const link = readDemoLink(url.searchParams);
  const form = await readFormData(request);
  if (!link) return data(undefined, { status: 404 });
  const result = await changeDemo(form, link, requestLocale(request), requestContextOf(request, context));
  if ("address" in result) return redirect(result.address, { status: 303, headers: personalHeaders });
  return data(result, { status: statuses[result.reason] });
}

const statuses = { taken: 409, closed: 409, timeMissing: 400, rateLimited: 429, failed: 503 };

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData.messages);

/** Moves or cancels a booked demo, for anybody with its link. */
export default function DemoChange({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, form, message, booking, isOver } = loaderData;
  return (
    <div className="wrap demo">
      <div className="demo-intro">
        <h1>{message ? message.title : messages.heading}</h1>
        {message ? (
          <p className="lead">{message.text}</p>
        ) : (
          <p className="lead">
            {messages.booked}: <b>{booking?.when}</b>
          </p>
        )}
        {isOver ? (
          <p className="actions">
            <Button as="a" kind="secondary" href={pageHref("demo", locale)}>
              {messages.again}
            </Button>
          </p>
        ) : null}
      </div>
      {booking ? (
        <div className="demo-card">
          {booking.moved ? (
            <p className="picked demo-change-done" role="status">
              <b>{booking.moved}</b>
            </p>
          ) : null}
          <ChangeDemo
            locale={locale}
            messages={messages}
            formMessages={form}
            slots={booking.slots}
            notChanged={actionData}
          />
        </div>
      ) : null}
    </div>
  );
}
