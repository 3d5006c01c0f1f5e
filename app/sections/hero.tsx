import { type ReactNode, useEffect, useRef } from "react";
import { DialogButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/tape.css";
import { BookingLink } from "./booking-link.tsx";
import "./hero.css";

interface HeroWords {
  motto: string;
  title: string;
  time: string;
  lead: string;
  book: string;
  newTab: string;
  contact: string;
  facts: readonly { fact: string; text: string }[];
  demo: { text: string };
  roles: readonly string[];
}

interface HeroProps {
  words: HeroWords;
  bookingUrl: string;
  contactDialog: string;
  demoLink: ReactNode;
  /** The form that counts and orders. */
  children: ReactNode;
}

/** The hero is whole in the HTML (product 5.6); its animation comes later, when the browser is idle. */
export function Hero({ words, bookingUrl, contactDialog, demoLink, children }: HeroProps) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const ground = section.current?.querySelector<SVGUseElement>("[data-after-paint]");
    ground?.setAttribute("href", map);
  }, []);

  useEffect(() => {
    const start = () => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (still || "slow" in document.documentElement.dataset || !section.current) return;
      const hero = section.current;
      import("./hero-motion.ts").then(({ moveHero }) => {
        stop = moveHero(hero);
      });
    };
    let stop = afterIdle(start);
    return () => stop();
  }, []);

  return (
    <section className="hero" aria-labelledby="hero-title" ref={section}>
      <div className="hero__night drawn no-print">
        <noscript>
          <svg className="hero__map" viewBox="0 0 960 960" fill="none" aria-hidden="true">
            <use href={map} />
          </svg>
        </noscript>
        {/* By reference, so that the ground is never the largest paint: that is the heading. It is fetched after
           the first paint (app/document/inline-script.ts). */}
        <svg className="hero__map" viewBox="0 0 960 960" fill="none" aria-hidden="true">
          <use data-after-paint={map} />
          <g strokeLinejoin="round" strokeLinecap="round">
            <path d={route} stroke="#0A2127" strokeWidth="22.5" opacity=".55" />
            <g className="hero__route">
              <path d={route} stroke="#EDFF33" strokeWidth="12.75" />
              <path d={route} stroke="#0A2127" strokeWidth="9" />
              <path d={route} stroke="#EDF1EF" strokeWidth="6.6" />
            </g>
          </g>
          <g fill="#0A2127" stroke="#EDF1EF" strokeWidth="4.5">
            <circle cx="850" cy="212" r="10.5" />
            <circle cx="464" cy="300" r="10" />
          </g>
          <circle cx="300" cy="704" r="16.5" fill="#EDFF33" stroke="#0A2127" strokeWidth="4.5" />
          <circle cx="300" cy="704" r="5.4" fill="#0A2127" />
        </svg>
      </div>
      <div className="hero__sash tape tape--sash no-print" />
      <div className="hero__word no-print" aria-hidden="true">
        {words.roles.map((role) => (
          <span key={role}>{role}</span>
        ))}
      </div>
      <div className="hero__title">
        <p>{words.motto}</p>
        <h1 id="hero-title">
          {words.title} <span>{words.time}</span>
        </h1>
      </div>
      <div className="hero__booking">{children}</div>
      <div className="hero__more">
        <p className="lead">{words.lead}</p>
        <div className="actions hero-actions">
          <BookingLink
            className="button button-outline"
            href={bookingUrl}
            newTab={words.newTab}
            source="above_fold"
          >
            {words.book} <Icon name="ext" />
          </BookingLink>
          <DialogButton dialog={contactDialog} className="button button-outline">
            {words.contact}
          </DialogButton>
        </div>
        <ul className="hero__facts">
          {words.facts.map(({ fact, text }) => (
            <li key={fact}>
              <b>{fact}</b>
              {text}
            </li>
          ))}
          <li>
            <b>{demoLink}</b>
            {words.demo.text}
          </li>
        </ul>
      </div>
    </section>
  );
}

const map = "/illustrations/karta-hero-natt.svg#karta";
const route = "M850 212L660 240L464 300L264 319L284 430L312 600L300 704";

/** Waits for the browser to be idle: at most 1000 ms, 100 ms without idle callbacks. */
function afterIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 1000 });
  return () => window.cancelIdleCallback(request);
}
