import { Link } from "react-router";
import { Notice, useFocusOn } from "#app/admin/ui/admin-notice.tsx";
import { FormLink } from "#app/admin/ui/hidden-fields.tsx";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { leadPanelWords } from "./words.server.ts";

/** What became of a change of a lead. */
export interface LeadOutcome extends Outcome {
  title?: string;
  /** A colleague was ahead: the version that the notice tells of, and the email that was not sent. */
  conflict?: { version: number; reply?: Fields };
  /** The server did not answer: nobody knows what became of it. */
  isUnanswered?: boolean;
}

/** The answer where the server gave none: a new one each time, so that each is announced. */
export function unanswered(): LeadOutcome {
  return { done: false, text: "", isUnanswered: true };
}

interface LeadNoticeProps {
  outcome: LeadOutcome | undefined;
  words: Pick<(typeof leadPanelWords)[Locale], "undo" | "unanswered">;
  /** The lead, on a page of many. */
  about?: { title: string; href: string } | undefined;
}

/** Says what became of a change, moves the focus there, and offers to take it back. */
export function LeadNotice({ outcome, words, about }: LeadNoticeProps) {
  const box = useFocusOn(outcome);
  if (!outcome) return null;
  if (outcome.wrong) return <ErrorSummary ref={box} title={outcome.text} errors={outcome.wrong} />;
  const { done, undo } = outcome;
  const { title, text } = outcome.isUnanswered ? words.unanswered : { title: null, ...outcome };
  return (
    <Notice
      ref={box}
      done={done}
      title={title}
      text={
        about ? (
          <>
            <Link to={about.href}>{about.title}</Link>: {text}
          </>
        ) : (
          text
        )
      }
    >
      {undo ? <FormLink values={undo}>{words.undo}</FormLink> : null}
    </Notice>
  );
}
