import "./permit-cases.css";

interface PermitCasesProps {
  title: string;
  intro: string;
  /** `state` is what it means for the booking, in two or three words. */
  cases: readonly { question: string; state: string; text: string; ready: boolean }[];
  note: string;
}

/** What the reader's own permit means for a booking: find the line that is true, and read what comes next. */
export function PermitCases({ title, intro, cases, note }: PermitCasesProps) {
  return (
    <section className="section night" id="tillstand" aria-labelledby="permit-title">
      <div className="wrap">
        <div className="head">
          <h2 id="permit-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <ul className="permit-cases rows">
          {cases.map(({ question, state, text, ready }) => (
            <li key={question}>
              <h3 className="title-large">{question}</h3>
              <p className={ready ? "permit-cases__state permit-cases__state--ready" : "permit-cases__state"}>
                {state}
              </p>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <p className="small muted">{note}</p>
      </div>
    </section>
  );
}
