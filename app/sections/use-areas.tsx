import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import "./use-areas.css";

interface UseAreasProps {
  title: string;
  items: readonly { icon: string; name: string; text: string }[];
}

/** Where a role is used: places with a drawing each, two columns of rows. */
export function UseAreas({ title, items }: UseAreasProps) {
  return (
    <section className="section section--follows later" aria-labelledby="areas-title">
      <div className="wrap">
        <h2 id="areas-title" className="areas__h">
          {title}
        </h2>
        <ul className="areas">
          {items.map(({ icon, name, text }) => (
            <li key={icon}>
              <DrawnIcon name={icon} />
              <div>
                <b>{name}</b>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
