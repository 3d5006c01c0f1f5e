import { Link } from "react-router";
import { Table } from "#app/ui/table.tsx";
import type { editorDesk } from "./editor-desk.server.ts";

type Desk = Awaited<ReturnType<typeof editorDesk>>;

interface DeskListProps {
  id: string;
  words: { title: string; none: string; period?: string };
  columns: Readonly<Record<string, string>>;
  rows: readonly ({ key: string; href: string; title: string } & Record<string, string>)[];
  numbers?: readonly string[];
  isAside?: boolean;
}

/** An editor's overview as tables. */
export function EditorDesk({ words, drafts, planned, english, read, openings }: Desk) {
  const { title, detail, changed } = words.columns;
  const columns = { title, stage: detail, changed };
  return (
    <>
      <DeskList id="drafts" words={words.drafts} columns={columns} rows={drafts} />
      <DeskList id="planned" words={words.planned} columns={columns} rows={planned} />
      <DeskList id="english" words={words.english} columns={columns} rows={english} />
      <DeskList id="openings" words={words.openings} columns={columns} rows={openings} />
      <DeskList
        id="read"
        words={words.read}
        columns={{ title, views: words.read.views }}
        rows={read}
        numbers={["views"]}
        isAside
      />
    </>
  );
}

function DeskList({ id, words, columns, rows, numbers = [], isAside }: DeskListProps) {
  return (
    <section className={isAside ? "overview__side" : undefined} aria-labelledby={`${id}-title`}>
      <div className="admin-head row">
        <h2 id={`${id}-title`}>{words.title}</h2>
        {words.period ? <span className="muted">{words.period}</span> : null}
      </div>
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Table
          caption={words.title}
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
