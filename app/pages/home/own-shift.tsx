import { useEffect, useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { howAnchor } from "#app/layout/anchors.ts";
import { type OrderChoice, readOrderChoice } from "#app/requests/express-order/choice.ts";
import { ShiftScene } from "#app/sections/shift-scene.tsx";
import type { Route } from "../+types/home";
import { ownStory } from "./own-story.ts";

/** The scene of a shift: the example, until somebody chooses another shift in the hero's card. */
export function OwnShift({ locale, booking, shift }: Route.ComponentProps["loaderData"]) {
  const choice = useChoice(booking.initial);
  const story = choice && ownStory(choice, booking, shift.own, locale);
  if (!story) return <ShiftScene {...shift} locale={locale} id={howAnchor} />;
  const { staff, place, when } = story.facts;
  const intro = fill(shift.own.intro, { chosen: [staff, place, when].filter(Boolean).join(", ") });
  return (
    <ShiftScene
      {...shift}
      messages={{ ...shift.messages, intro }}
      story={story}
      locale={locale}
      id={howAnchor}
    />
  );
}

/** What is chosen in the hero's card; null while it is what the card showed at first. */
function useChoice(initial: OrderChoice): OrderChoice | null {
  const [choice, setChoice] = useState<OrderChoice | null>(null);
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(".hero-booking__form");
    if (!form) return;
    const read = () => {
      const chosen = readOrderChoice(new FormData(form));
      setChoice(
        JSON.stringify(chosen) === JSON.stringify({ ...initial, permit: chosen.permit }) ? null : chosen,
      );
    };
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [initial]);
  return choice;
}
