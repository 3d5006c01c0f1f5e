import { Attachments } from "#app/admin/ui/attachments.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { answerLabel } from "./incoming-email-label.server.ts";
import type { answerMessages } from "./incoming-email-words.server.ts";
import "./incoming-email.css";

type AnswerLabel = ReturnType<typeof answerLabel>;
type Messages = (typeof answerMessages)[Locale];

interface AnswerProps {
  event: { text: string; detail: string | null };
  answer: AnswerLabel;
  messages: Messages;
  /** Whether there is a button to mark it as spam. */
  isMarkable: boolean;
}

/** A customer's answer on a timeline: its text, its attachments, and a button to mark it as spam. */
export function Answer({ event, answer, messages, isMarkable }: AnswerProps) {
  return (
    <>
      {answer.isFolded ? (
        <details className="answer">
          <summary>{event.text}</summary>
          <AnswerBody answer={answer} messages={messages} />
        </details>
      ) : (
        <>
          <b>{event.text}</b>
          <AnswerBody answer={answer} messages={messages} />
        </>
      )}
      <small>{event.detail}</small>
      {isMarkable ? (
        <FormButton values={{ intent: "markAnswer", answer: answer.id, spam: answer.isSpam ? "no" : "yes" }}>
          {answer.isSpam ? messages.markGood : messages.markSpam}
        </FormButton>
      ) : null}
    </>
  );
}

/** The text of an answer, with the emails that it quotes folded, its attachments, and what was left out. */
export function AnswerBody({ answer, messages }: Pick<AnswerProps, "answer" | "messages">) {
  const { written, quoted, files, notes, original } = answer;
  return (
    <div className="answer__body">
      {written ? <p className="answer__text">{written}</p> : null}
      {quoted ? (
        <details className="answer">
          <summary>{messages.quoted}</summary>
          <p className="answer__text muted">{quoted}</p>
        </details>
      ) : null}
      <Attachments label={messages.files} files={files} />
      {files.length > 0 ? <small>{messages.filesHint}</small> : null}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {original.map(({ id, name, href, text }) => (
        <small key={id}>
          <a className="answer__original" href={href} download={name}>
            {text}
          </a>
        </small>
      ))}
    </div>
  );
}
