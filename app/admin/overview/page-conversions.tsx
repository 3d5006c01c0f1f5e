import "./week-chart.css";

interface PageConversionsProps {
  words: {
    title: string;
    period: string;
    page: string;
    views: string;
    sent: string;
    rate: string;
    none: string;
  };
  rows: readonly { path: string; views: string; sent: string; rate: string }[];
}

/** Which pages bring requests: how often each was shown, and a form sent from it. */
export function PageConversions({ words, rows }: PageConversionsProps) {
  return (
    <section aria-labelledby="conversions-title">
      <div className="admin-head">
        <h2 id="conversions-title">{words.title}</h2>
        <span className="muted">{words.period}</span>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <table className="plain-table">
          <caption className="sr">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.page}</th>
              {[words.views, words.sent, words.rate].map((label) => (
                <th scope="col" className="plain-table__number" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, views, sent, rate }) => (
              <tr key={path}>
                <th scope="row" className="plain-table__path">
                  {path}
                </th>
                <td className="plain-table__number">{views}</td>
                <td className="plain-table__number">{sent}</td>
                <td className="plain-table__number">{rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
