import { Form, Link } from "react-router";
import { adminHref, leadHref } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { adminFrameWords } from "#app/admin/frame-words.server.ts";
import { listColleagues } from "#app/admin/leads/data.server.ts";
import { leadStatusWords } from "#app/admin/leads/lead-words.server.ts";
import { cursorOf, cursorParameter, cursorText } from "#app/admin/ui/cursor.ts";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { listChanges } from "#app/company/data.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { adminPaths } from "#app/site-map.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { auditChanges } from "./audit-detail.server.ts";
import { listAudit } from "./data.server.ts";
import { auditFilterOf, auditParameters, auditParametersOf, auditSources, isAboutDemo } from "./rules.ts";
import { auditPageWords } from "./words.server.ts";
import "#app/ui/state.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["admin"]);
  const words = auditPageWords[locale];
  const filter = auditFilterOf(url.searchParams);
  const cursor = cursorOf(url.searchParams);
  const [{ rows, next }, colleagues] = await Promise.all([
    listAudit(staff, filter, cursor),
    listColleagues(staff),
  ]);
  const changes = rows.flatMap(({ data }) => (typeof data.change === "number" ? [String(data.change)] : []));
  const figures = changes.length > 0 ? await listChanges(staff, changes.length, changes) : [];
  const href = (parameters: Record<string, string>) =>
    adminHref(adminPaths.audit, locale, new URLSearchParams(parameters));
  const { source: _, ...others } = filter;
  const nameOf = (id: string) => colleagues.find((each) => each.id === id)?.name ?? words.formerly;
  const said = { ...adminFrameWords[locale].roles, ...leadStatusWords[locale].one };
  const sayValue = (value: unknown) =>
    Object.entries(said).find(([key]) => key === value)?.[1] ??
    colleagues.find(({ id }) => id === value)?.name ??
    "–";
  return {
    words,
    locale,
    action: adminHref(adminPaths.audit, locale),
    filter,
    clear: href({}),
    actors: [
      { value: "", label: words.anybody },
      ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
    ],
    tabs: [
      { key: "all", label: words.all, href: href(auditParametersOf(others)), current: !filter.source },
      ...auditSources.map((key) => ({
        key,
        label: words.sources[key],
        href: href(auditParametersOf({ ...others, source: key })),
        current: key === filter.source,
      })),
    ],
    rows: rows.map(({ id, at, source, kind, actor, about, data }) => ({
      id,
      changes: auditChanges({ kind, data }, figures, locale),
      kind: Object.entries(words.kinds).find(([key]) => key === kind)?.[1] ?? kind,
      detail:
        "to" in data
          ? typeof data.from !== "string"
            ? sayValue(data.to)
            : fill(words.fromTo, { from: sayValue(data.from), to: sayValue(data.to) })
          : typeof data.rows === "number"
            ? fill(words.rows, { count: String(data.rows) })
            : null,
      who: actor
        ? nameOf(actor)
        : isAboutDemo(kind, about)
          ? words.visitor
          : source === "account"
            ? words.unknown
            : words.system,
      about:
        source === "lead"
          ? about
            ? { label: words.request, href: leadHref(about, locale) }
            : null
          : typeof data.lead === "string"
            ? { label: words.request, href: leadHref(data.lead, locale) }
            : typeof data.demo === "string"
              ? { label: words.demo, href: adminHref(`${adminPaths.demos}/${data.demo}`, locale) }
              : about && isAboutDemo(kind, about)
                ? { label: words.demo, href: adminHref(`${adminPaths.demos}/${about}`, locale) }
                : about && kind.startsWith("news") && typeof data.title === "string"
                  ? {
                      label: data.title,
                      href: kind === "newsRemoved" ? null : adminHref(`${adminPaths.news}/${about}`, locale),
                    }
                  : about && about !== actor
                    ? { label: /^[0-9a-f-]{36}$/.test(about) ? nameOf(about) : about, href: null }
                    : null,
      time: { iso: at.toISOString(), text: formatShortMoment(at, locale) },
    })),
    older: next && href({ ...auditParametersOf(filter), [cursorParameter]: cursorText(next) }),
    latest: cursor && href(auditParametersOf(filter)),
  };
}

/** All that was done, by whom; for administrators. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { words, locale, action, filter, clear, actors, tabs, rows, older, latest } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <div className="admin__top">
        <h1>{words.heading}</h1>
      </div>
      <div className="admin-page">
        <p className="admin-page__lead">{words.lead}</p>
        <ListTabs label={words.filter} tabs={tabs} />
        <Form method="get" action={action} className="admin-page__form" key={JSON.stringify(filter)}>
          {locale === "sv" ? null : <input type="hidden" name="lang" value={locale} />}
          {filter.source ? <input type="hidden" name={auditParameters.source} value={filter.source} /> : null}
          <SelectField
            id="audit-actor"
            name={auditParameters.actor}
            label={words.names.actor}
            options={actors}
            defaultValue={filter.actor ?? ""}
          />
          {(["from", "to"] as const).map((name) => (
            <Field
              key={name}
              id={`audit-${name}`}
              name={auditParameters[name]}
              type="date"
              label={words.names[name]}
              optional=" "
              defaultValue={filter[name]}
            />
          ))}
          <span className="actions">
            <button type="submit" className="button button-secondary button-small">
              {words.apply}
            </button>
            <Link className="button button-outline button-small" to={clear}>
              {words.clear}
            </Link>
          </span>
        </Form>
        {rows.length > 0 ? (
          <Table
            caption={words.caption}
            columns={words.columns}
            rows={rows.map((row) => ({
              key: row.id,
              cells: {
                what: (
                  <>
                    {row.kind}
                    {row.detail ? <small>{row.detail}</small> : null}
                    {row.changes.map((change) => (
                      <small key={change}>{change}</small>
                    ))}
                  </>
                ),
                who: row.who,
                about: row.about?.href ? (
                  <Link to={row.about.href}>{row.about.label}</Link>
                ) : (
                  row.about?.label
                ),
                time: <time dateTime={row.time.iso}>{row.time.text}</time>,
              },
            }))}
          />
        ) : (
          <div className="state">
            <h2>{words.empty.title}</h2>
            <p className="muted">{words.empty.text}</p>
          </div>
        )}
        <ListPages words={words} older={older} latest={latest} />
      </div>
    </>
  );
}
