import type { ComponentProps, ReactNode } from "react";
import { Sent } from "#app/forms/sent.tsx";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "#app/sections/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import "#app/ui/counted.css";
import "#app/ui/form-columns.css";
import "#app/ui/form-errors.css";
import "./form-page.css";

interface FormPageProps {
  page: "contactRequest" | "quote";
  locale: Locale;
  messages: Record<"title" | "sentHeading" | "sentText" | "home" | "again", string> & {
    /** What follows when it is sent. */
    next: { title: string; steps: readonly { name: string; text: string }[] };
  };
  breadcrumbs: BreadcrumbsProps;
  /** Before the document's title when the form was refused. */
  errorPrefix: string | undefined;
  heading: string;
  lead: string;
  /** Below the lead, before it is sent. */
  other?: ReactNode;
  /** Null before it is sent. */
  sent: ComponentProps<typeof Sent> | null;
  /** Whether it was sent on this page by script: the heading then takes the focus. */
  isSentHere: boolean;
  onAgain: () => void;
  children: ReactNode;
}

/** A page with one form, which the thanks replace once it is sent. */
export function FormPage({ page, locale, messages, sent, ...props }: FormPageProps) {
  return (
    <section className="section form-page">
      <title>{`${props.errorPrefix ?? ""}${messages.title}`}</title>
      <div className={sent ? "wrap columns columns--halves columns--center" : "wrap columns columns--halves"}>
        <div>
          <Breadcrumbs {...props.breadcrumbs} />
          <h1 ref={props.isSentHere ? takeFocus : undefined} tabIndex={-1}>
            {sent ? messages.sentHeading : props.heading}
          </h1>
          <p className="lead">{sent ? messages.sentText : props.lead}</p>
          {sent ? null : props.other}
        </div>
        {sent ? (
          <Stack>
            <Sent {...sent} />
            <p className="actions">
              <Button as="a" kind="secondary" href={pageHref("home", locale)}>
                {messages.home}
              </Button>
              <a className="more" href={pageHref(page, locale)} onClick={props.onAgain}>
                {messages.again}
              </a>
            </p>
          </Stack>
        ) : (
          <div className="panel bleed">
            <div className="tape tape--thin" aria-hidden="true" />
            {props.children}
          </div>
        )}
        {sent ? null : (
          <section aria-labelledby="next">
            <h2 className="title" id="next">
              {messages.next.title}
            </h2>
            <ol className="counted lines">
              {messages.next.steps.map(({ name, text }) => (
                <li key={name}>
                  <div>
                    <b>{name}</b>
                    <p className="muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </section>
  );
}
