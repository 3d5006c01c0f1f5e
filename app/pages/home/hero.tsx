import { type ReactNode, useEffect, useRef } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { BookingLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Button, DialogButton } from "#app/ui/button.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LateDrawing } from "#app/ui/late-drawing.tsx";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { Route } from "../+types/home";
import "./hero.css";

type Data = Route.ComponentProps["loaderData"];

/** The hero. It is complete in the HTML (product 5.6); its animation starts when the browser is idle. */
export function Hero({ locale, messages: { hero: messages }, children }: Data & { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = () => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (still || "slow" in document.documentElement.dataset) return;
      import("./hero-motion.ts").then(({ moveHero }) => {
        if (section.current) stop = moveHero(section.current);
      });
    };
    whenIdle(start, 1000, 100);
    return () => stop?.();
  }, []);

  return (
    <section className="hero" aria-labelledby="hero-title" ref={section}>
      <div className="hero__night no-print" />
      <div className="hero__sash tape tape--sash no-print" />
      <div className="hero__title">
        <p>{messages.motto}</p>
        <h1 id="hero-title">
          {messages.title} <span>{messages.time}</span>
        </h1>
      </div>
      <div className="hero__booking">{children}</div>
      {/* After the form in the DOM: it would move while the form is still loading. */}
      <div className="hero__street drawn no-print" aria-hidden="true">
        <LateDrawing className="hero__scene" drawings={scene("street", "pavement")} />
        <div className="hero__dark" />
        <LateDrawing className="hero__scene" drawings={scene("street-tape", "pavement-tape")} />
      </div>
      <div className="hero__word no-print" aria-hidden="true">
        {messages.roles.map((role) => (
          <span key={role}>{role}</span>
        ))}
      </div>
      <div className="hero__more">
        <p className="lead">{messages.lead}</p>
        <div className="actions hero-actions">
          <Button as={BookingLink} kind="outline" source="above_fold">
            {messages.book} <Icon name="ext" />
          </Button>
          <DialogButton dialog={contactDialogId} kind="outline">
            {messages.contact}
          </DialogButton>
        </div>
        <ul className="hero__facts">
          {messages.facts.map(({ fact, text }) => (
            <li key={fact}>
              <b>{fact}</b>
              {text}
            </li>
          ))}
          <li>
            <b>
              <SiteLink to={pageHref("demo", locale)}>{messages.demo.fact}</SiteLink>
            </b>
            {messages.demo.text}
          </li>
        </ul>
      </div>
    </section>
  );
}

const people = "/illustrations/people.svg#";

/** One layer of the people (docs/design.md, Drawings), for a wide window and for a narrow one. */
function scene(street: string, pavement: string) {
  return [
    { href: people + street, className: "hero__wide" },
    { href: people + pavement, className: "hero__narrow" },
  ];
}
