import { type Ref, useId } from "react";
import "./form-errors.css";

interface ErrorSummaryProps {
  title: string;
  /** In the form's order; the link leads to `fieldId`, or to another page. */
  errors: readonly { fieldId: string; text: string; href?: string | undefined }[];
  ref?: Ref<HTMLElement>;
}

/**
 * All errors of a form, above it, each a link to its field. In the browser the form moves the focus here, in the
 * server's HTML autofocus does.
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: a page with errors starts at the errors.
    <section className="error-summary" ref={ref} tabIndex={-1} aria-labelledby={titleId} autoFocus>
      <b id={titleId}>{title}</b>
      <ul>
        {errors.map(({ fieldId, text, href = `#${fieldId}` }) => (
          <li key={fieldId}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
