import { citiesIn } from "#app/domain/cities.ts";
import { cityHref, pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { More } from "#app/layout/more.tsx";
import { howAnchor } from "#app/layout/services.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { showToast } from "#app/layout/toast.ts";
import { ContactMessageForm } from "#app/leads/contact-request/contact-message-form.tsx";
import { Advice } from "#app/sections/advice.tsx";
import { Cities } from "#app/sections/cities.tsx";
import { Contact } from "#app/sections/contact.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { NewsSection } from "#app/sections/news-section.tsx";
import { NewsSkeleton } from "#app/sections/news-states.tsx";
import { Services } from "#app/sections/services.tsx";
import { ShiftScene } from "#app/sections/shift-scene.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { Button } from "#app/ui/button.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import type { Route } from "./+types/home";
import { Part } from "./home-part.tsx";

/** The sections of the home page below the figures; hydrated at the first interaction. */
export function HomeSections({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { locale, messages, shift, bookingUrl, quotes, mailboxes, form } = data;
  const { imageFailed, failed, parts } = messages;
  const reach = { bookingUrl, contactDialog: contactDialogId };
  return (
    <>
      <Part name={parts.services} failed={failed.services}>
        <Services
          {...reach}
          messages={messages.services}
          imageFailed={imageFailed}
          links={{
            guard: <More to={pageHref("guard", locale)}>{messages.services.guard.more}</More>,
            orderGuard: <More to={pageHref("orderGuard", locale)}>{messages.services.orderGuard.more}</More>,
            training: (
              <Button as={SiteLink} kind="secondary" to={pageHref("training", locale)}>
                {messages.services.training.action}
              </Button>
            ),
          }}
        />
      </Part>
      <Part name={parts.steps} failed={failed.visualization}>
        <ShiftScene {...shift} id={howAnchor} />
      </Part>
      <Part name={parts.testimonials} failed={failed.testimonials}>
        <Testimonials messages={messages.testimonials} quotes={quotes}>
          <Cities messages={messages.cities} cities={citiesOf(locale)} imageFailed={imageFailed} />
        </Testimonials>
      </Part>
      <Faq messages={messages.faq} closed />
      <Part name={parts.news} failed={failed.blog} loading={<NewsSkeleton messages={messages.news} />}>
        <NewsSection
          messages={messages.news}
          articles={data.news}
          all={<More to={pageHref("news", locale)}>{messages.news.all}</More>}
          failed={failed.blog}
          imageFailed={imageFailed}
        />
      </Part>
      <Contact messages={messages.contact} mailboxes={mailboxes}>
        <ContactMessageForm {...form} locale={locale} notify={showToast}>
          <SiteLink className="more" to={pageHref("demo", locale)}>
            {messages.contact.demo}
          </SiteLink>
        </ContactMessageForm>
      </Contact>
      <Advice messages={messages.advice} questions={data.questions} />
    </>
  );
}

/** The cities with links to their guard pages. */
function citiesOf(locale: Locale) {
  return citiesIn(locale).map(({ slug, name }) => ({ slug, name, href: cityHref("guard", slug, locale) }));
}
