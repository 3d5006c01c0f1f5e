import { useMemo } from "react";
import { Form, redirect } from "react-router";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { noStore } from "#app/admin/ui/outcome.ts";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useReportNoResponse } from "#app/admin/ui/use-last-result.ts";
import { articleEditorHref, removedParameter } from "#app/admin/urls.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { createDraft } from "#app/news/change-article.server.ts";
import { emptyContent } from "#app/news/content.ts";
import { copyContent, initialSlug } from "#app/news/draft.ts";
import { findDraft, findEmptyDraft } from "#app/news/drafts.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/list-route";
import { newsListView } from "./news-list.server.ts";
import { stageLooks } from "./stage-looks.ts";
import { newsListMessages } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["editor"]);
  return {
    messages: newsListMessages[locale],
    rows: await newsListView(staff, new Date(), locale),
    isRemoved: url.searchParams.has(removedParameter),
  };
}

/** Creates an article, as the copy of another or empty; one's own draft that is still empty is opened instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const id = crypto.randomUUID();
  const from = (await readFormData(request)).get("copy");
  const copied = from === null ? null : await findOr404(String(from), () => findDraft(staff, String(from)));
  const empty = copied ? undefined : await findEmptyDraft(staff);
  if (!empty)
    await createDraft(staff, id, copied ? copyContent(copied.content, id) : emptyContent(initialSlug(id)));
  return redirect(articleEditorHref(empty ?? id, locale), { status: 303, headers: noStore });
}

export const clientAction = submitOrStay;

/** The articles and their stages, with a button for a new one. */
export default function News({
  loaderData: { messages, rows, isRemoved },
  actionData,
}: Route.ComponentProps) {
  useReportNoResponse(actionData);
  const removedOutcome = useMemo(
    () => (isRemoved ? { done: true, text: messages.removed } : undefined),
    [isRemoved, messages.removed],
  );
  return (
    <AdminPage
      messages={messages}
      actions={
        <Form method="post">
          <Button kind="primary" size="small">
            {messages.create}
          </Button>
        </Form>
      }
    >
      <AdminNotice outcome={removedOutcome} />
      <ListTable
        messages={messages}
        minor={["category", "changed"]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            title: <RowLink to={row.href}>{row.title}</RowLink>,
            category: row.category,
            stage: (
              <div>
                <span className={`chip chip--${stageLooks[row.stage]}`}>{row.stageText}</span>
                {row.changes ? <small>{row.changes}</small> : null}
              </div>
            ),
            english: row.isEnglishReady ? row.english : <span className="admin-warning">{row.english}</span>,
            changed: (
              <div>
                <time dateTime={row.changed.iso}>{row.changed.text}</time>
                {row.changedBy ? <small>{row.changedBy}</small> : null}
              </div>
            ),
          },
        }))}
      />
    </AdminPage>
  );
}
