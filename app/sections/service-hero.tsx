import { HeroText, type HeroTextProps } from "#app/sections/hero-text.tsx";
import { LateDrawing } from "#app/ui/late-drawing.tsx";
import "./service-hero.css";

interface ServiceHeroProps extends Omit<HeroTextProps, "className" | "titleId"> {
  /** The city's map in the background and the garment in front of it: names of illustration files. */
  map: string;
  garment: "vaktare" | "ordningsvakt" | "entrevard" | "utbildning";
  /** Day for entrance hosts, who are never drawn at night in reflective tape. */
  light?: "day" | "night";
}

/** The hero of a service page: the service and its price on the left, the role's garment over a map on the right. */
export function ServiceHero({ map, garment, light = "night", ...text }: ServiceHeroProps) {
  const day = light === "day";
  return (
    <section className={day ? "service-hero sunken" : "service-hero night"} aria-labelledby="h1">
      <div className="service-hero__picture no-print" aria-hidden="true">
        <LateDrawing
          className="service-hero__map"
          drawings={drawing(`karta-${map}-${day ? "dag" : "natt"}`)}
        />
        <LateDrawing className="service-hero__garment" drawings={drawing(`vast-${garment}`)} />
      </div>
      <div className="wrap">
        <HeroText className="service-hero__text" titleId="h1" {...text} />
      </div>
    </section>
  );
}

const drawing = (name: string) => [{ href: `/illustrations/${name}.svg#drawing` }];
