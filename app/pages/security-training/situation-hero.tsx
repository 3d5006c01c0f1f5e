import type { ReactNode } from "react";
import { HeroText } from "#app/sections/hero-text.tsx";
import type { Route } from "../+types/security-training";

type Data = Route.ComponentProps["loaderData"];

/** The hero of the courses: visitors choose by what has happened at their workplace, not by the name of a course. */
export function SituationHero({ messages, breadcrumbs, children }: Data & { children: ReactNode }) {
  return (
    <section className="situation-hero" aria-labelledby="h1">
      <div className="wrap columns columns--7-5 columns--center">
        <HeroText titleId="h1" breadcrumbs={breadcrumbs} {...messages.hero}>
          {children}
        </HeroText>
        <nav className="situation-hero__index night" aria-labelledby="situations-index">
          <h2 id="situations-index">{messages.hero.index}</h2>
          <ol className="lines">
            {messages.situations.items.map(({ id, short }) => (
              <li key={id}>
                <a href={`#${id}`}>{short}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
