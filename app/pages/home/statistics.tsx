import { type ReactNode, useEffect, useRef } from "react";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/home";
import { countUp } from "./count-up.ts";

type Data = Route.ComponentProps["loaderData"];
type Figures = Data["messages"]["statistics"];

/**
 * The company's figures. They are hidden until 20 % is visible, then fade in and count up in 2 s, once (product 6.4).
 * The HTML has the final figures; nothing is hidden without script or with reduced motion.
 */
export function Statistics({
  messages: { statistics: messages },
  measured,
  children,
}: Data & { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current ? countWhenSeen(strip.current) : undefined), []);

  return (
    <Section titleId="statistics-title">
      <h2 id="statistics-title" className="visually-hidden">
        {messages.title}
      </h2>
      <div className="statistics" ref={strip}>
        <Stat figure={messages.users} drawing="anvandare" />
        <Stat figure={messages.hours} drawing="timmar" />
        <Stat figure={messages.response} note={measured} drawing="svarstid" />
        <Stat figure={messages.booking} drawing="bokning" />
      </div>
      {children}
    </Section>
  );
}

interface StatProps {
  figure: Figures["users"];
  /** What was measured, below what is stated. */
  note?: string | null;
  drawing: string;
}

function Stat({ figure, note, drawing }: StatProps) {
  return (
    <div className="statistic ruled">
      <div className="figure">
        {figure.before && <small>{figure.before}</small>}
        <span data-count={figure.value}>{figure.final}</span>
        {figure.after && <small>{figure.after}</small>}
      </div>
      <p>
        {figure.text}
        {note ? <b className="own-line meta">{note}</b> : null}
      </p>
      <img src={`/illustrations/siffror/${drawing}.svg`} alt="" width="272" height="52" loading="lazy" />
    </div>
  );
}

function countWhenSeen(strip: HTMLElement): (() => void) | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  let stops: (() => void)[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      const isVisible = entries.some((entry) => entry.intersectionRatio >= 0.2);
      strip.dataset.seen = `${isVisible}`;
      if (!isVisible) return;
      observer.disconnect();
      stops = [...strip.querySelectorAll<HTMLElement>("[data-count]")].map(countFigure);
    },
    { threshold: 0.2 },
  );
  observer.observe(strip);
  return () => {
    observer.disconnect();
    delete strip.dataset.seen;
    for (const stop of stops) stop();
  };
}

function countFigure(element: HTMLElement): () => void {
  const final = element.textContent;
  const value = Number(element.dataset.count);
  const format = new Intl.NumberFormat(document.documentElement.lang);
  // Fixes the width while it counts, so that nothing beside it moves. Reset afterwards: the window may get
  // narrower.
  element.style.minWidth = `${element.getBoundingClientRect().width}px`;
  return countUp(value, (count) => {
    element.textContent = count === value ? final : format.format(count);
    if (count === value) element.style.minWidth = "";
  });
}
