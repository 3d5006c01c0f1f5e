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
        <LateDrawing className="hero__scene" viewBox="-900 -280 2060 1180" drawings={scene} />
        <div className="hero__dark" />
        <div className="hero__glow" />
        {messages.tags.map((tag, index) => (
          <div className="hero__figure" key={tag[0]}>
            <LateDrawing className="hero__tape" viewBox="-200 0 400 760" drawings={tapes[index] ?? []} />
            <p className="hero__tag">
              {tag.map((text, part) => (
                <span className={part > 0 ? `hero__${roles[part - 1]}` : undefined} key={text}>
                  {text}
                </span>
              ))}
            </p>
          </div>
        ))}
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

const drawing = (id: string, className?: string) => ({
  href: `/illustrations/street.svg#${id}`,
  className,
});

/** The nearest on the street is of the role that is chosen in the form. */
const roles = ["guard", "order-guard", "host"];
const scene = [drawing("street"), ...roles.map((role) => drawing(`near-${role}`, `hero__${role}`))];

/** What shines, from far to near (docs/design.md, Drawings). */
const tapes = [
  [drawing("guard-tape")],
  [drawing("order-guard-radio-tape")],
  roles.map((role) => drawing(`${role}-tape`, `hero__${role}`)),
];
