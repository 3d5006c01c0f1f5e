import { citiesIn } from "#app/domain/cities.ts";
import { cityHref } from "#app/i18n/city-links.ts";
import { Cities } from "#app/sections/cities.tsx";
import { Faq } from "#app/sections/faq.tsx";
import type { Route } from "../+types/home";
import { Advice } from "./advice.tsx";
import { Contact } from "./contact.tsx";
import { NewsSection, NewsSkeleton } from "./news-section.tsx";
import { OwnShift } from "./own-shift.tsx";
import { Part } from "./part.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";
import "./home-sections.css";

/** The sections of the home page below the figures; hydrated at the first interaction. */
export function HomeSections({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { locale, messages } = data;
  const { imageFailed, failed, parts } = messages;
  const cities = citiesIn(locale).map((city) => ({ ...city, href: cityHref("guard", city.slug, locale) }));
  return (
    <>
      <Part name={parts.services} failed={failed.services}>
        <Services {...data} />
      </Part>
      <Part name={parts.steps} failed={failed.visualization}>
        <OwnShift {...data} />
      </Part>
      <Part name={parts.testimonials} failed={failed.testimonials}>
        <Testimonials {...data}>
          <Cities messages={messages.cities} cities={cities} imageFailed={imageFailed} />
        </Testimonials>
      </Part>
      <Faq messages={messages.faq} showAll={data.showAll} closed />
      <Part name={parts.news} failed={failed.blog} loading={<NewsSkeleton messages={messages.news} />}>
        <NewsSection {...data} />
      </Part>
      <Contact {...data} />
      <Advice {...data} />
    </>
  );
}
