import { useMemo } from "react";
import { Form, Link, redirect } from "react-router";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListStages } from "#app/admin/ui/list-stages.tsx";
import { noStore } from "#app/admin/ui/outcome.ts";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { TypedSearch } from "#app/admin/ui/typed-search.tsx";
import { useReportNoResponse } from "#app/admin/ui/use-last-result.ts";
import { articleEditorHref, removedParameter } from "#app/admin/urls.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { createDraft } from "#app/news/change-article.server.ts";
import { emptyContent } from "#app/news/content.ts";
import { copyContent, initialSlug } from "#app/news/draft.ts";
import { findDraft, findEmptyDraft, findLastCategory } from "#app/news/drafts.server.ts";
import { beginIn } from "#app/news/publish-defaults.ts";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/list-route";
import { newsListView, readNewsList } from "./news-list.server.ts";
import { stageLooks } from "./stage-looks.ts";
import { newsListMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "./news-list.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["editor"]);
  return {
    messages: newsListMessages[locale],
    list: await newsListView(staff, readNewsList(url.searchParams), new Date(), locale),
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
    await createDraft(
      staff,
      id,
      copied
        ? copyContent(copied.content, id)
        : beginIn(emptyContent(initialSlug(id)), await findLastCategory(staff)),
    );
  return redirect(articleEditorHref(empty ?? id, locale), { status: 303, headers: noStore });
}

export const clientAction = submitOrStay;

/** The articles, with search and stages, and a button for a new one. */
export default function News({
  loaderData: { messages, list, isRemoved },
  actionData,
}: Route.ComponentProps) {
  useReportNoResponse(actionData);
  const removedOutcome = useMemo(
    () => (isRemoved ? { done: true, text: messages.removed } : undefined),
    [isRemoved, messages.removed],
  );
  return (
    <>
      <AdminHead title={messages.title} heading={messages.heading}>
        <div className="list-head actions">
          <TypedSearch label={messages.search} placeholder={messages.searchPlaceholder} {...list.search} />
          <Form method="post" action={list.search.action}>
            <Button kind="primary" size="small">
              {messages.create}
            </Button>
          </Form>
        </div>
      </AdminHead>
      <ListStages label={messages.tabs.label} stages={list.stages} />
      <div className="admin-page">
        <AdminNotice outcome={removedOutcome} />
        {list.rows.length > 0 ? <NewsTable messages={messages} rows={list.rows} /> : null}
        {list.rows.length === 0 ? (
          <EmptyState {...list.empty}>
            {list.search.search ? (
              <Button as={Link} kind="outline" size="small" to={list.clearHref}>
                {messages.clear}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        <ListPages messages={messages} {...list.pages} />
      </div>
    </>
  );
}

interface NewsTableProps {
  messages: Route.ComponentProps["loaderData"]["messages"];
  rows: Route.ComponentProps["loaderData"]["list"]["rows"];
}

function NewsTable({ messages, rows }: NewsTableProps) {
  return (
    <Table
      caption={messages.caption}
      columns={messages.columns}
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
  );
}
