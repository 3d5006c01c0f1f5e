import { randomUUID } from "node:crypto";
import { useMemo } from "react";
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminHref, newOpening } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { isId } from "#app/admin/leads/rules.ts";
import { SettingsNotice } from "#app/admin/ui/settings-notice.tsx";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/opening-route";
import { findOpening, listNames, listRevisions } from "./data.server.ts";
import { actOnOpening } from "./opening-action.server.ts";
import { OpeningEditor, OpeningHistory } from "./opening-editor.tsx";
import { openingEditorData, openingEditorHref } from "./opening-view.server.ts";
import { openingEditorWords } from "./words.server.ts";
import "#app/ui/chip.css";

const noStore = { "cache-control": "no-store" };
const revisionRows = 30;
/** In the address after an opening was kept for the first time. */
const addedParameter = "sparat";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["editor"]);
  const opening = isId(id) ? await findOpening(staff, id) : undefined;
  if (!opening && id !== newOpening) throw data("no such opening", { status: 404, headers: noStore });
  const [revisions, names] = await Promise.all([
    opening ? listRevisions(staff, opening.id, revisionRows) : [],
    listNames(staff),
  ]);
  const { title, untitled, ...words } = openingEditorWords[locale];
  const heading = opening?.[`title_${locale}`] ?? untitled;
  return {
    words,
    heading,
    added:
      opening?.version === 1 && url.searchParams.has(addedParameter)
        ? words.done[opening.published ? "publish" : "added"]
        : null,
    title: fill(title, { title: heading }),
    backHref: adminHref(adminPaths.openings, locale),
    editor: openingEditorData(opening, {
      id: opening?.id ?? randomUUID(),
      revisions,
      names,
      now: new Date(),
      locale,
    }),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const opening = isId(id) ? await findOpening(staff, id) : undefined;
  if (!opening && id !== newOpening) throw data("no such opening", { status: 404, headers: noStore });
  const outcome = await actOnOpening(staff, opening, await readFormData(request), locale);
  if (outcome.done && outcome.id)
    return redirect(openingEditorHref(outcome.id, locale, new URLSearchParams({ [addedParameter]: "1" })), {
      status: 303,
      headers: noStore,
    });
  return data(outcome, {
    status: outcome.done ? 200 : outcome.wrong ? 400 : 409,
    headers: noStore,
  });
}

/** A change that a colleague was ahead of leaves nothing as this browser knows it: the page is read again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** One opening: written in both languages, published, withdrawn, and put back as it was. */
export default function Opening({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, heading, added, title, backHref, editor } = loaderData;
  const first = useMemo(() => (added ? { done: true, text: added } : undefined), [added]);
  const outcome = answer ?? first;
  return (
    <>
      <title>{title}</title>
      <div className="admin__top">
        <h1>{heading}</h1>
        {editor.stage ? (
          <span className={`chip chip--${editor.stage.look}`}>{editor.stage.label}</span>
        ) : null}
        {editor.seeHref ? (
          <a className="button button-outline button-small" href={editor.seeHref}>
            {words.see}
          </a>
        ) : null}
        <Link className="button button-outline button-small" to={backHref} prefetch="intent">
          {words.back}
        </Link>
      </div>
      <div className="admin-page">
        <SettingsNotice outcome={outcome} undo={words.undo} />
        <OpeningEditor key={editor.isNew ? "new" : editor.id} words={words} data={editor} outcome={outcome} />
        {editor.isNew ? null : (
          <OpeningHistory words={words.history} version={editor.version} revisions={editor.revisions} />
        )}
      </div>
    </>
  );
}
