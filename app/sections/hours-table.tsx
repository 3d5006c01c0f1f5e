import type { ReactNode } from "react";
import "./hours-table.css";

interface HoursTableProps {
  words: {
    title: string;
    intro: string;
    course: string;
    hours: string;
    who: string;
    rows: readonly { course: string; hours: string; who: string }[];
  };
  /** Links under the table. */
  children: ReactNode;
}

/** Trainings with a fixed length, and who gives them. */
export function HoursTable({ words, children }: HoursTableProps) {
  return (
    <section className="section sunken" aria-labelledby="hours-title">
      <div className="wrap hours-table columns columns--5-7">
        <div>
          <h2 id="hours-title">{words.title}</h2>
          <p className="lead">{words.intro}</p>
          <p className="hours-table__more">{children}</p>
        </div>
        <table className="ruled-table" aria-labelledby="hours-title">
          <thead>
            <tr>
              <th scope="col">{words.course}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.hours}</th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ course, hours, who }) => (
              <tr key={course}>
                <th scope="row">{course}</th>
                <td>{who}</td>
                <td className="numeral title">{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
