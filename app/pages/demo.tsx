import { data, redirect, useNavigate } from "react-router";
import { demoFormMessages, demoPage } from "#app/content/pages/demo.server.ts";
import { submissionMessages } from "#app/content/shared/forms.server.ts";
import { siteContext } from "#app/context.ts";
import { handleDemoStep, submitDemoForm } from "#app/demos/book-action.server.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { slotsView } from "#app/demos/view.server.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { isSentByScript } from "#app/forms/sent-by-script.ts";
import { pageHref, pathIn } from "#app/i18n/links.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { dataPaths } from "#app/site-map.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import type { Route } from "./+types/demo";
import { respondsToScript, scriptResponse } from "./form-response.server.ts";
import { pageContext } from "./page-context.server.ts";
import "./demo.css";
import "#app/demos/demo-form.tsx?styles";

const DemoForm = hydrateOnInteraction(() =>
  import("#app/demos/demo-form.tsx").then((module) => module.DemoForm),
);

/** The slots change with every booking and with the clock, so the page is never cached. */
const noStore = { "cache-control": "no-store" };

export const headers = () => noStore;

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { locale, facts, page } = pageContext(args);
  const { meta, here, submission, pickedMore, ...messages } = demoPage(facts, locale);
  const form = demoFormMessages[locale];
  const { database, reportError } = context.get(siteContext);
  const calendar = await demoCalendar(database).catch((error: unknown) => {
    reportError(error, url.pathname);
    return null;
  });
  const loaded = {
    ...page("demo", meta, { name: here }),
    messages,
    form: { ...submissionMessages[locale], ...submission, ...form, pickedMore },
    slots: calendar && slotsView(calendar, { locale, messages: form, now: new Date() }),
  };
  return data(loaded, { status: calendar ? 200 : 503 });
}

/** Without script, responds to a step with the next one, and the last one with the thank-you page. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const caller = requestContextOf(request, context);
  if (isSentByScript(request.method, request.headers.get("accept")))
    return scriptResponse(args, await submitDemoForm(request, caller));
  const result = await handleDemoStep(request, caller);
  if ("address" in result) return redirect(result.address, { status: 303, headers: noStore });
  return data(result.returned, { status: result.status });
}

export const middleware = [respondsToScript(action)];

// The title depends on the form's result: the page itself renders it.
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData).filter((one) => !("title" in one));

/** The booking of a demo in three steps. */
export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, form, slots, breadcrumbs, meta } = loaderData;
  const isWrong = actionData && (actionData.issues.length > 0 || actionData.failure);
  const navigate = useNavigate();
  return (
    <div className="wrap demo">
      <title>{`${isWrong ? form.errorPrefix : ""}${meta.title}`}</title>
      <div className="demo-intro">
        <Breadcrumbs {...breadcrumbs} />
        <h1>{messages.heading}</h1>
        <p className="lead">{messages.lead}</p>
        <p className="demo-short">{messages.short}</p>
        <FactList className="demo-facts" facts={messages.facts} />
      </div>
      <div className="bleed">
        <DemoForm
          locale={locale}
          messages={form}
          slots={slots}
          slotsUrl={pathIn(dataPaths.demoSlots, locale)}
          returned={actionData}
          onBooked={(address) =>
            address ? navigate(address, { replace: true }) : location.assign(pageHref("demo", locale))
          }
        />
      </div>
    </div>
  );
}
