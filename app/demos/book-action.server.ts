import type { PostedForm } from "#app/forms/posted-form.ts";
import { returnedForm } from "#app/forms/returned-form.ts";
import {
  type RequestContext,
  readForm,
  type SaveResult,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import { asLocale } from "#app/i18n/locale.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import type { Client } from "#backend/database/connection.ts";
import { bookDemo } from "./change-own-demo.server.ts";
import type { ReturnedDemo } from "./demo-form.tsx";
import { ownDemoHref } from "./link.ts";
import { checkDemoForm, type DemoRequest } from "./schema.ts";
import { demoCalendar } from "./slots.server.ts";
import { fieldsBefore, isStep, type Step, stepOf } from "./steps.ts";
import { nearSlots } from "./view.server.ts";

/** Handles a booking sent by script. Never throws. */
export async function submitDemoForm(request: Request, context: RequestContext): Promise<Submission> {
  return submitDemo(await readForm(request), context);
}

/** What a step posted without script leads to: the form at its next step, or after the last one another page. */
export type StepResult = { address: string } | { returned: ReturnedDemo; status: number };

/**
 * Handles a step posted without script. The button's `step` is the next step, before which all must be valid; `pick`
 * is the button of a slot that is offered instead of a taken one. Never throws.
 */
export async function handleDemoStep(request: Request, context: RequestContext): Promise<StepResult> {
  const { pick, step, ...typed } = await readForm(request);
  const posted = { ...typed, ...slotFieldsOf(pick) };
  const target = pick === undefined ? step : "confirm";
  if (isStep(target)) return stepResult(posted, target);
  const { result, status } = await submitDemo(posted, context);
  if (result.ok) {
    const address = result.details?.address;
    const locale = asLocale(posted.locale);
    // A robot caught by the hidden field gets no address and sees the form again.
    return { address: typeof address === "string" ? address : `/boka-demo?lang=${locale}` };
  }
  const form = returnedForm(posted, result);
  const [issue] = form.issues;
  const isLost = issue?.code === "taken" || issue?.code === "closed";
  const nearest = isLost ? await nearestTo(posted, context) : [];
  return { returned: { ...form, step: issue ? stepOf(issue.field) : "confirm", nearest }, status };
}

/**
 * Books a demo: the database checks the slot again and its unique key decides who gets it (product 12.3). A slot that
 * was taken meanwhile is an error of the field selectedTime. The details have the URL of the confirmation page. Never
 * throws.
 */
function submitDemo(posted: PostedForm, context: RequestContext): Promise<Submission> {
  return submitForm(
    posted,
    { check: checkDemoForm, save: (request, client) => book(request, client, context.database) },
    context,
  );
}

async function book(
  request: DemoRequest,
  client: Client,
  database: RequestContext["database"],
): Promise<SaveResult> {
  const booked = await bookDemo(database, request, client);
  if (!("link" in booked)) {
    return { refused: [{ field: "selectedTime", code: booked.result }] };
  }
  return { details: { address: ownDemoHref("booked", booked.link, request.locale) } };
}

function stepResult(posted: PostedForm, target: Step): StepResult {
  const checked = checkDemoForm(posted);
  const issues = checked.ok ? [] : checked.issues.filter(({ field }) => fieldsBefore[target].includes(field));
  const returned = returnedForm(posted, { ok: false, reason: "invalid", issues });
  const [first] = issues;
  return {
    returned: { ...returned, step: first ? stepOf(first.field) : target, nearest: [] },
    status: first ? 400 : 200,
  };
}

function slotFieldsOf(pick: unknown): PostedForm {
  const startsAt = new Date(typeof pick === "string" ? pick : "");
  return Number.isNaN(startsAt.getTime())
    ? {}
    : { selectedDate: swedishDay(startsAt), selectedTime: startsAt.toISOString() };
}

async function nearestTo(posted: PostedForm, { database, now, reportError }: RequestContext) {
  const locale = asLocale(posted.locale);
  const near = new Date(String(posted.selectedTime));
  const calendar = await demoCalendar(database).catch(reportError);
  return calendar ? nearSlots(calendar, { near, now, locale }) : [];
}
