import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { isId } from "#app/admin/leads/rules.ts";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { demoFormWords } from "#app/content/pages/demo.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Route } from "./+types/demo-route";
import { calendarToMove, findDemo, listChanges, listEmails, listNames } from "./data.server.ts";
import { actOnDemo } from "./demo-action.server.ts";
import { DemoPanel } from "./demo-panel.tsx";
import { demoPanelData, demosHref } from "./demo-view.server.ts";
import { demosViewOf } from "./rules.ts";
import { demoPanelWords } from "./words.server.ts";

const noStore = { "cache-control": "no-store" };

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const demo = isId(id) ? await findDemo(staff, id) : undefined;
  if (!demo) throw data("no such booking", { status: 404, headers: noStore });
  const [calendar, changes, emails, names] = await Promise.all([
    demo.status === "booked" ? calendarToMove(staff, id) : null,
    listChanges(staff, id),
    listEmails(staff, id),
    listNames(staff),
  ]);
  const { title, back, ...words } = demoPanelWords[locale];
  return {
    title: fill(title, { company: demo.company }),
    words,
    pickerWords: demoFormWords[locale],
    back: { href: demosHref(demosViewOf(url.searchParams), locale), label: back },
    panel: demoPanelData(demo, { calendar, changes, emails, names, now: new Date(), locale }),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  if (!isId(id)) throw data("no such booking", { status: 404, headers: noStore });
  const outcome = await actOnDemo(staff, id, await readFormData(request), locale);
  return data(outcome, { status: { done: 200, refused: 409, wrong: 400 }[outcome.kind], headers: noStore });
}

/** A change that a colleague was ahead of leaves nothing as this browser knows it: the page is read again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastAnswer(actionData);
  const { title, words, pickerWords, back, panel } = loaderData;
  return (
    <>
      <title>{title}</title>
      <DemoPanel
        key={panel.id}
        words={words}
        pickerWords={pickerWords}
        data={panel}
        outcome={outcome}
        back={back}
      />
    </>
  );
}
