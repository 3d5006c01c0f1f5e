import { DialogButton } from "#app/ui/button.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import "./faq.css";

interface FaqProps {
  messages: {
    title: string;
    text: string;
    /** The text of the button beside the questions; absent where the page ends with the same button. */
    contact?: string;
    items: readonly { question: string; answer: string }[];
  };
  /** The anchor; null where the parent has one. */
  id?: string | null;
  /** No answer is open at first. */
  closed?: boolean;
  /** "Visa alla", before their number: a phone shows the first three questions, and the rest behind this line. */
  showAll?: string;
}

/** How many questions a phone shows at first. */
const shown = 3;

/**
 * Questions and answers, of which one is open at a time, initially the first. The browser does that by the shared
 * `name`, also without script (product 7.4).
 */
export function Faq({ messages, id = "faq", closed = false, showAll }: FaqProps) {
  const questions = messages.items.map(({ question, answer }, index) => (
    <details name="faq" open={index === 0 && !closed} key={question}>
      <summary>{question}</summary>
      <div>
        <p>{answer}</p>
      </div>
    </details>
  ));
  return (
    <Section id={id ?? undefined} follows titleId="faq-title">
      <div className="split">
        <div>
          <h2 id="faq-title">{messages.title}</h2>
          <p className="muted">{messages.text}</p>
          {messages.contact && (
            <DialogButton dialog={contactDialogId} kind="outline">
              {messages.contact}
            </DialogButton>
          )}
        </div>
        <div className="accordion">
          {showAll ? (
            <>
              {questions.slice(0, shown)}
              <Fold summary={`${showAll} ${questions.length}`}>{questions.slice(shown)}</Fold>
            </>
          ) : (
            questions
          )}
        </div>
      </div>
    </Section>
  );
}
