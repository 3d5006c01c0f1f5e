import { Link } from "react-router";
import { Notice, useFocusOn } from "#app/admin/ui/admin-notice.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { leadPanelWords } from "./words.server.ts";

export interface LeadOutcome extends Outcome {
  title?: string;
  /** A colleague changed the lead first: the version that the notice is about, and the email that was not sent. */
  conflict?: { version: number; reply?: Fields };
}

interface LeadNoticeProps {
  outcome: LeadOutcome | undefined;
  words: Pick<(typeof leadPanelWords)[Locale], "undo">;
  /** The lead's name and address, on pages of many leads. */
  about?: { title: string; href: string } | undefined;
}

/** Shows the outcome of a change, takes the focus, and offers to undo it. */
export function LeadNotice({ outcome, words, about }: LeadNoticeProps) {
  const box = useFocusOn(outcome);
  if (!outcome) return null;
  if (outcome.wrong) return <ErrorSummary ref={box} title={outcome.text} errors={outcome.wrong} />;
  const { done, undo, title, text } = outcome;
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
      {undo ? <FormButton values={undo}>{words.undo}</FormButton> : null}
    </Notice>
  );
}
