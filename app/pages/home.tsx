import { type ReactNode, Suspense } from "react";
import { useChromeData } from "#app/chrome/chrome-data.ts";
import { ComponentErrorBoundary } from "#app/chrome/component-error-boundary.tsx";
import { SiteLink } from "#app/chrome/site-link.tsx";
import { showToast } from "#app/chrome/toast.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import { contactDialogId } from "#app/leads/contact-request/contact-dialog.tsx";
import { ContactMessageForm } from "#app/leads/contact-request/contact-message-form.tsx";
import { pageMeta } from "#app/search/page-meta.ts";
import { Advice } from "#app/sections/advice.tsx";
import { Cities } from "#app/sections/cities.tsx";
import { Contact } from "#app/sections/contact.tsx";
import { CustomerBelt } from "#app/sections/customer-belt.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { NewsSection } from "#app/sections/news-section.tsx";
import { NewsSkeleton } from "#app/sections/news-states.tsx";
import { SectionFailed } from "#app/sections/section-failed.tsx";
import { Services } from "#app/sections/services.tsx";
import { Statistics } from "#app/sections/statistics.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { siteMap } from "#app/site-map.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/home";
import { homeData } from "./home-data.server.ts";
import "./home.css";

export function loader({ request, context }: Route.LoaderArgs) {
  return homeData(localeOfRequest(new URL(request.url), request.headers.get("cookie")), context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ path: siteMap.home.path, locale: loaderData.locale, ...loaderData.meta });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, words, bookingUrl, links, quotes, mailboxes, form } = loaderData;
  const { imageFailed, failed, parts } = words;
  const reach = { bookingUrl, contactDialog: contactDialogId };
  return (
    <>
      <Hero
        {...reach}
        words={words.hero}
        demoLink={<SiteLink to={links.demo}>{words.hero.demo.fact}</SiteLink>}
      />
      <CustomerBelt words={words.customers} logos={loaderData.logos} />
      <Part name={parts.figures} failed={failed.visualization}>
        <Statistics words={words.statistics}>
          <NameBox words={words.name} />
        </Statistics>
      </Part>
      <Part name={parts.services} failed={failed.services}>
        <Services
          {...reach}
          words={words.services}
          imageFailed={imageFailed}
          links={{
            guard: <More to={links.guard}>{words.services.guard.more}</More>,
            orderGuard: <More to={links.orderGuard}>{words.services.orderGuard.more}</More>,
            training: (
              <SiteLink className="btn btn--secondary" to={links.training}>
                {words.services.training.action}
              </SiteLink>
            ),
          }}
        />
      </Part>
      <Part name={parts.steps} failed={failed.visualization}>
        <Steps words={words.steps} />
      </Part>
      <Part name={parts.testimonials} failed={failed.testimonials}>
        <Testimonials words={words.testimonials} quotes={quotes}>
          <Cities words={words.cities} cities={loaderData.cities} imageFailed={imageFailed} />
        </Testimonials>
      </Part>
      <Faq words={words.faq} contactDialog={contactDialogId} />
      <Part name={parts.news} failed={failed.blog} loading={<NewsSkeleton words={words.news} />}>
        <NewsSection
          words={words.news}
          articles={loaderData.news}
          all={<More to={links.news}>{words.news.all}</More>}
          failed={failed.blog}
          imageFailed={imageFailed}
        />
      </Part>
      <Contact words={words.contact} mailboxes={mailboxes}>
        <ContactMessageForm {...form} locale={locale} notify={showToast}>
          <SiteLink className="more" to={links.demo}>
            {words.contact.demo}
          </SiteLink>
        </ContactMessageForm>
      </Contact>
      <Advice words={words.advice} questions={loaderData.questions} />
    </>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className="more" to={to}>
      {children} <Icon name="arrow" />
    </SiteLink>
  );
}

interface PartProps {
  name: string;
  /** The specification's text for a section that fails (section 8, "Lazy section failure"). */
  failed: string;
  /** Holds the place of what comes later. */
  loading?: ReactNode;
  children: ReactNode;
}

/** A late section: it comes and hydrates on its own, and when it fails the rest of the page stands and it says so. */
function Part({ name, failed, loading, children }: PartProps) {
  const chrome = useChromeData();
  if (!chrome) return children;
  return (
    <ComponentErrorBoundary name={name} words={chrome.errors} fallbackText={failed}>
      <Suspense fallback={loading ?? <SectionFailed text={failed} />}>{children}</Suspense>
    </ComponentErrorBoundary>
  );
}
