import { Link } from "react-router";
import { Table } from "#app/ui/table.tsx";
import type { editorOverview } from "./editor-overview.server.ts";

type EditorOverviewProps = Awaited<ReturnType<typeof editorOverview>>;

interface DeskListProps {
  id: string;
  messages: { title: string; none: string; period?: string };
  columns: Readonly<Record<string, string>>;
  rows: readonly ({ key: string; href: string; title: string } & Record<string, string>)[];
  numbers?: readonly string[];
  isAside?: boolean;
}

/** An editor's overview as tables. */
export function EditorOverview({ messages, drafts, planned, english, read, openings }: EditorOverviewProps) {
  const { title, detail, changed } = messages.columns;
  const columns = { title, stage: detail, changed };
  return (
    <>
      <DeskList id="drafts" messages={messages.drafts} columns={columns} rows={drafts} />
      <DeskList id="planned" messages={messages.planned} columns={columns} rows={planned} />
      <DeskList id="english" messages={messages.english} columns={columns} rows={english} />
      <DeskList id="openings" messages={messages.openings} columns={columns} rows={openings} />
      <DeskList
        id="read"
        messages={messages.read}
        columns={{ title, views: messages.read.views }}
        rows={read}
        numbers={["views"]}
        isAside
      />
    </>
  );
}

function DeskList({ id, messages, columns, rows, numbers = [], isAside }: DeskListProps) {
  return (
    <section className={isAside ? "overview__side" : undefined} aria-labelledby={`${id}-title`}>
      <div className="admin-head row">
        <h2 id={`${id}-title`}>{messages.title}</h2>
        {messages.period ? <span className="muted">{messages.period}</span> : null}
      </div>
      {rows.length === 0 ? (
        <p className="muted">{messages.none}</p>
      ) : (
        <Table
          caption={messages.title}
          columns={columns}
          rows={rows.map(({ key, href, title, ...cells }) => ({
            key,
            cells: {
              ...Object.fromEntries(Object.keys(columns).map((name) => [name, cells[name]])),
              title: (
                <Link to={href} className="row-link" data-row prefetch="intent">
                  {title}
                </Link>
              ),
            },
          }))}
          numbers={[...numbers]}
          dense
        />
      )}
    </section>
  );
}
