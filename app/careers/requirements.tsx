import type { ReactNode } from "react";
import { type Role, roles } from "#app/domain/services.ts";
import { RoleMark } from "./role-mark.tsx";
import "./requirements.css";

interface RequirementsProps {
  words: {
    title: string;
    text: string;
    label: string;
    rows: readonly ({ name: string } & Record<Role, string>)[];
    note: string;
  };
  names: Record<Role, string>;
  /** The way to the training page. */
  children: ReactNode;
}

/** What each role takes; on a phone every row is a block with the role beside its answer. */
export function Requirements({ words, names, children }: RequirementsProps) {
  return (
    <section className="section" id="krav" aria-labelledby="requirements-title">
      <div className="wrap">
        <div className="head">
          <h2 id="requirements-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <table className="requirements ruled-table" aria-label={words.label}>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th className="title" scope="col" key={role}>
                  <RoleMark role={role} />
                  {names[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <span className="column-name">{names[role]}</span>
                    <span>{row[role]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <p className="muted">{words.note}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
