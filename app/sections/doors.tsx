import { Image } from "#app/ui/image.tsx";
import { Section } from "#app/ui/section.tsx";
import "./doors.css";

interface DoorsProps {
  title: string;
  intro: string;
  imageFailed: string;
  /** `drawing` names a file in /illustrations/entrevard. */
  doors: readonly { drawing: string; name: string; text: string; when: string }[];
}

/** Kinds of assignment as the doors that the hosts stand at. */
export function Doors({ title, intro, imageFailed, doors }: DoorsProps) {
  return (
    <Section follows titleId="doors-title" title={title} intro={intro}>
      <ul className="doors tiles">
        {doors.map(({ drawing, name, text, when }) => (
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
