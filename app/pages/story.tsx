import { bandCode } from "#app/domain/services.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { readingMinutes } from "#app/news/reading.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { siteMap } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LateDrawing } from "#app/ui/late-drawing.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { stories, storyKeys, storyMessages } from "#brand/stories/stories.server.ts";
import type { Route } from "./+types/story";
import { pageContext } from "./page-context.server.ts";
import { storyIn } from "./stories.server.ts";
import { StoryLine } from "./story/story-line.tsx";
import "#app/ui/with-icon.css";
import "#app/ui/stack.css";
import "./story.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const key = storyKeys.find((other) => siteMap[other].path === args.url.pathname);
  if (!key) throw new Error(`no story has the path ${args.url.pathname}`);
  const { file, role, light, largest, hours, training } = stories[key];
  const { meta, ...story } = storyIn(key, locale);
  const shared = storyMessages[locale];
  const text = [story.lead, ...[...story.first, ...story.second].flatMap((clause) => clause.text)].join(" ");
  const longest = Math.max(...hours);
  return {
    ...page(key, meta, { name: shared.careers, href: pageHref("careers", locale) }, { name: story.title }),
    story,
    messages: { ...shared, more: shared.more[training] },
    file,
    role,
    light,
    largest,
    training: pageHref(training, locale),
    minutes: fill(shared.minutes, { count: String(readingMinutes(text)) }),
    way: story.hours.map((label, index) => {
      const count: number = hours[index] ?? 0;
      return {
        label,
        hours: `${count}\u00a0${shared.hours}`,
        share: `${Math.round((count / longest) * 97)}%`,
      };
    }),
    others: storyKeys
      .filter((other) => other !== key)
      .map((other) => {
        const { title, short } = storyIn(other, locale);
        return { href: pageHref(other, locale), role: stories[other].role, title, short };
      }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** A story of one of the guards. */
export default function Story({ loaderData }: Route.ComponentProps) {
  const { locale, story, messages, file, role, light, largest, way, others } = loaderData;
  const [morning, evening] = light;
  const line = (clauses: typeof story.first) => <StoryLine clauses={clauses} largest={largest} />;
  return (
    <article className={`story story--${morning}-${evening}`}>
      <header className={`story-head ${ground(morning)}`}>
        <div className="wrap">
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <h1>{story.title}</h1>
          <p className="story-head__lead">{story.lead}</p>
          <p className="story-head__who row small">
            <RoleMark src={bandCode(role)} />
            <span>
              <b className="own-line">{story.name}</b>
              {story.place} · {loaderData.minutes}
            </span>
          </p>
          <ExampleLabel messages={messages.example} />
        </div>
        <LateDrawing
          className="story-head__person no-print"
          viewBox="0 0 380 770"
          drawings={[{ href: `/illustrations/berattelser/${file}.svg#drawing` }]}
        />
      </header>
      <div className="story-body">
        <div className={`story-half story-half--first ${ground(morning)}`}>
          <div className="wrap">{line(story.first)}</div>
        </div>
        <figure className="story-pull no-print">
          <div className="tape">
            <p className="wrap">{story.pull}</p>
          </div>
        </figure>
        <div className={`story-half story-half--last ${ground(evening)}`}>
          <div className="wrap">{line(story.second)}</div>
        </div>
        <div className="wrap story-track no-print" aria-hidden="true">
          <div />
        </div>
      </div>
      <section className="story-dawn no-print" aria-labelledby="way-title">
        <div className="wrap columns columns--7-5 columns--end">
          <div>
            <h2 id="way-title">{messages.way}</h2>
            <ol className="story-way note stack">
              {way.map(({ label, hours, share }) => (
                <li key={label}>
                  <svg width={share} height="22" aria-hidden="true" />
                  <p>
                    <b className="title--small">{hours}</b> <span className="small muted">{label}</span>
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <div className="story-invite">
            <p>{story.invite}</p>
            <p className="actions">
              <Button as={SiteLink} kind="primary" to={pageHref("careers", locale, "jobb")}>
                {messages.jobs}
              </Button>
              <More to={loaderData.training}>{messages.more}</More>
            </p>
          </div>
        </div>
        <nav className="wrap story-others" aria-label={messages.others}>
          <Fold summary={`${messages.others} (${others.length})`}>
            <div className="tiles small">
              {others.map((other) => (
                <SiteLink className="muted ruled quiet-link with-icon" key={other.href} to={other.href}>
                  <RoleMark src={bandCode(other.role)} />
                  <span>
                    <b className="own-line">{other.title}</b>
                    {other.short}
                  </span>
                </SiteLink>
              ))}
            </div>
          </Fold>
        </nav>
      </section>
    </article>
  );
}

function ground(light: "night" | "day"): string {
  return light === "night" ? "story-night night" : "story-day";
}
