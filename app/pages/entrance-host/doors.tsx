import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/entrance-host";

type Data = Route.ComponentProps["loaderData"];

/** The kinds of assignment, drawn as doors. */
export function Doors({ doors: { title, intro, items }, imageFailed }: Data["messages"]) {
  return (
    <Section follows titleId="doors-title" title={title} intro={intro}>
      <ul className="doors tiles">
        {items.map(({ drawing, name, text, when }) => (
          <li key={drawing}>
            <Image
              src={`/illustrations/entrevard/${drawing}.svg`}
              alt=""
              className="doors__picture"
              failed={imageFailed}
            />
            <h3 className="title">{name}</h3>
            <p className="muted">{text}</p>
            <p className="doors__when small">{when}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
