import { type ReactNode, useEffect, useRef } from "react";
import "#app/ui/button.css";
import "#app/ui/state.css";

/** An error instead of a page: what failed, and the ways on. Takes the focus, because the page it replaced is gone. */
export function ErrorScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="section wrap failed">
      <title>{title}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      <div className="actions">{children}</div>
    </section>
  );
}

/** Loads the document again, from the server. */
export function ReloadButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} data-needs-script="" onClick={() => location.reload()}>
      {children}
    </button>
  );
}
