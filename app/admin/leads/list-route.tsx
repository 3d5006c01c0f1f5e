import { Link, Outlet, useFetcher, useParams } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { ListStages } from "#app/admin/ui/list-stages.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { type Outcome, respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useFetcherResult, useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, leadHref } from "#app/admin/urls.ts";
import { responsePromise } from "#app/company/promise.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { readLeadView, viewParameters } from "#app/leads/lead-filter.ts";
import { countLeads, listLeads } from "#app/leads/leads.server.ts";
import { listTags } from "#app/leads/tags.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/list-route";
import { ExportLinks } from "./export-links.tsx";
import { KeptRow } from "./kept-row.tsx";
import { LeadFilters, LeadSearch } from "./lead-filters.tsx";
import { labelRow } from "./lead-labels.server.ts";
import { LeadList } from "./lead-list.tsx";
import { allFound, exportHrefs, filtersView, listHref, rowChoices } from "./lead-list-view.server.ts";
import { leadTagsMessages } from "./lead-tags-words.server.ts";
import { handleLeadsForm } from "./leads-action.server.ts";
import { SavedViews } from "./saved-views.tsx";
import { savedViewLinks, viewQuery } from "./saved-views-action.server.ts";
import { leadListMessages, leadPanelMessages } from "./words.server.ts";
import "./leads.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const view = readLeadView(url.searchParams);
  const query = viewQuery(url.searchParams);
  const [page, counts, colleagues, views, tags] = await Promise.all([
    listLeads(staff, view),
    countLeads(staff, view.filter),
    listColleagues(staff),
    savedViewLinks({ staff, locale }, query),
    listTags(staff),
  ]);
  const now = new Date();
  const messages = leadListMessages[locale];
  const { step, saveStep, undo } = leadPanelMessages[locale];
  const inList = viewParameters(view);
  const { facts } = context.get(siteContext);
  return {
    messages,
    panelMessages: { step, saveStep },
    views,
    query,
    newView: crypto.randomUUID(),
    undo,
    tagging: { messages: leadTagsMessages[locale], known: tags.map(({ name }) => name) },
    sort: view.sort,
    found: allFound(view, counts, page.rows.length, locale),
    rowChoices: rowChoices(colleagues, member.userId, responsePromise(facts.openingHours), now, locale),
    filters: filtersView(view, counts, colleagues, member.userId, locale, tags),
    isFiltered: Object.keys(view.filter).length > 0 || view.sort !== "newest",
    rows: page.rows.map((row) => ({
      ...labelRow(row, now, locale),
      assignedTo: row.assignedTo,
      owner: (row.assignedTo && colleagues.find(({ id }) => id === row.assignedTo)?.name) || null,
      href: leadHref(row.id, locale, inList),
    })),
    rowCount: fill(messages.shown, { count: formatNumber(page.rows.length, locale) }),
    pages: {
      previous: page.previous && listHref({ ...view, cursor: page.previous }, locale),
      next: page.next && listHref({ ...view, cursor: page.next }, locale),
    },
    chosenHrefs: exportHrefs(locale, new URLSearchParams()),
    exportHrefs: exportHrefs(locale, viewParameters({ ...view, cursor: null })),
    newHref: adminHref(adminPaths.newLead, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  return respondWith(await handleLeadsForm(admin, await readFormData(request)));
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The leads, with search, filters and saved views; an open lead takes the list's place. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof clientAction>();
  const staying = useFetcherResult<Outcome>(fetcher);
  const posted = useLastResult(actionData);
  const outcome = staying ?? posted;
  const { messages, filters, isFiltered, rows, rowCount, pages } = loaderData;
  const { newHref, exportHrefs, chosenHrefs, undo, views, query, newView } = loaderData;
  const { id } = useParams();
  return (
    <>
      <AdminHead title={id ? null : messages.title} heading={messages.heading}>
        <div className="lead-controls actions" data-open={id ? "" : undefined}>
          <Button as={Link} kind="primary" size="small" to={newHref} prefetch="intent">
            {messages.add}
          </Button>
          <ExportLinks messages={messages} hrefs={exportHrefs} />
          <LeadSearch messages={messages} data={filters} />
        </div>
      </AdminHead>
      <div className="lead-controls" data-open={id ? "" : undefined}>
        <ListStages label={messages.pipeline} stages={filters.pipeline} />
        <div className="lead-controls__choice row">
          <ListTabs label={messages.whose} tabs={filters.owners} />
          <LeadFilters messages={messages} data={filters} isOpen={outcome?.wrong !== undefined}>
            <SavedViews
              messages={messages.views}
              views={views}
              current={query}
              newId={newView}
              outcome={outcome}
            />
          </LeadFilters>
          {views.length > 0 ? <ListTabs label={messages.views.heading} tabs={views} /> : null}
        </div>
      </div>
      <div className="admin-split admin-split--narrow-list" data-open={id ? "" : undefined}>
        <div className="lead-list">
          <KeptRow id={id} />
          <AdminNotice outcome={outcome} undo={undo} fetcher={fetcher} staysAside={outcome?.form === "row"} />
          {rows.length > 0 ? (
            <LeadList
              messages={messages}
              panelMessages={loaderData.panelMessages}
              rows={rows}
              open={id}
              sort={loaderData.sort}
              shown={rowCount}
              pages={pages}
              found={loaderData.found}
              choices={filters.change}
              rowChoices={loaderData.rowChoices}
              exportHrefs={chosenHrefs}
              listHrefs={exportHrefs}
              tagging={loaderData.tagging}
              outcome={outcome}
              fetcher={fetcher}
            />
          ) : (
            <EmptyState {...(isFiltered ? messages.noMatch : messages.empty)}>
              {isFiltered ? (
                <Button as={Link} kind="outline" size="small" to={filters.clearHref}>
                  <Icon name="x" />
                  {messages.clear}
                </Button>
              ) : null}
            </EmptyState>
          )}
        </div>
        {id ? <Outlet /> : null}
      </div>
    </>
  );
}
