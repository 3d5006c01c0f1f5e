import { Form, Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listColleagues, namesOf } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { ListTabs, tabsOf } from "#app/admin/ui/list-tabs.tsx";
import { adminHref } from "#app/admin/urls.ts";
import { listChanges } from "#app/company/facts.server.ts";
import { type Cursor, cursorParameter, cursorText, readCursor } from "#app/domain/cursor.ts";
import { filterParameters } from "#app/domain/filter.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { LanguageField } from "#app/i18n/language-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/route";
import { auditRow } from "./audit-view.server.ts";
import { listAudit } from "./data.server.ts";
import { type AuditFilter, auditParameters, auditSources, readAuditFilter } from "./rules.ts";
import { auditPageMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["admin"]);
  const messages = auditPageMessages[locale];
  const filter = readAuditFilter(url.searchParams);
  const cursor = readCursor(url.searchParams, /^[\w:-]{1,60}$/);
  const [{ rows, next }, colleagues] = await Promise.all([
    listAudit(staff, filter, cursor),
    listColleagues(staff),
  ]);
  const changes = rows.flatMap(({ data }) => (typeof data.change === "number" ? [String(data.change)] : []));
  const factChanges = changes.length > 0 ? await listChanges(staff, changes.length, changes) : [];
  const names = namesOf(colleagues);
  const href = (parameters: AuditFilter, after: Cursor | null = null) =>
    adminHref(adminPaths.audit, locale, {
      ...filterParameters(parameters, auditParameters),
      ...(after ? { [cursorParameter]: cursorText(after) } : {}),
    });
  const { source, ...otherFilters } = filter;
  return {
    messages,
    locale,
    action: adminHref(adminPaths.audit, locale),
    filter,
    clear: href({}),
    actors: [
      { value: "", label: messages.anybody },
      ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    ],
    tabs: tabsOf(auditSources, source, { all: messages.all, ...messages.sources }, (key) =>
      href({ ...otherFilters, ...(key ? { source: key } : {}) }),
    ),
    rows: rows.map((entry) => auditRow(entry, names, factChanges, locale)),
    older: next && href(filter, next),
    latest: cursor && href(filter),
  };
}

/** The activity log, with its filters. For administrators. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { messages, locale, action, filter, clear, actors, tabs, rows, older, latest } = loaderData;
  return (
    <AdminPage messages={messages}>
      <ListTabs label={messages.filter} tabs={tabs} />
      <Form
        method="get"
        action={action}
        className="field-grid field-grid--short"
        key={JSON.stringify(filter)}
      >
        <LanguageField locale={locale} />
        {filter.source ? <input type="hidden" name={auditParameters.source} value={filter.source} /> : null}
        <SelectField
          id="audit-actor"
          name={auditParameters.actor}
          label={messages.names.actor}
          options={actors}
          defaultValue={filter.actor ?? ""}
        />
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            id={`audit-${name}`}
            name={auditParameters[name]}
            type="date"
            label={messages.names[name]}
            required={false}
            defaultValue={filter[name]}
          />
        ))}
        <span className="actions">
          <Button kind="secondary" size="small">
            {messages.apply}
          </Button>
          <Button as={Link} kind="outline" size="small" to={clear}>
            {messages.clear}
          </Button>
        </span>
      </Form>
      <ListTable
        messages={messages}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            change: (
              <>
                {row.kind}
                {row.detail ? <small>{row.detail}</small> : null}
                {row.changes.map((change) => (
                  <small key={change}>{change}</small>
                ))}
              </>
            ),
            actor: <span className="unbroken">{row.actor}</span>,
            about: row.about?.href ? <Link to={row.about.href}>{row.about.label}</Link> : row.about?.label,
            time: <time dateTime={row.time.iso}>{row.time.text}</time>,
          },
        }))}
      />
      <ListPages messages={messages} older={older} latest={latest} />
    </AdminPage>
  );
}
