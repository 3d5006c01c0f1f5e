import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import "./choose-by-place.css";

interface ChooseByPlaceProps {
  words: {
    title: string;
    guard: { name: string; items: readonly string[] };
    orderGuard: { name: string; items: readonly string[] };
    both: { name: string; text: string };
    note: string;
  };
  actions: { guard: ReactNode; orderGuard: ReactNode; both: ReactNode };
}

/** Places that usually call for the one role, the other, or both. */
export function ChooseByPlace({ words, actions }: ChooseByPlaceProps) {
  const roles = [
    { ...words.guard, code: "vaktare", action: actions.guard },
    { ...words.orderGuard, code: "ordningsvakt", action: actions.orderGuard },
  ];
  return (
    <Section ground="night" titleId="places-title" title={words.title}>
      <div className="choose-by-place tiles">
        {roles.map(({ name, items, code, action }) => (
          <div className="ruled" key={code}>
            <h3 className="with-icon">
              <img src={`/illustrations/bandkod-${code}.svg`} alt="" width="40" height="40" loading="lazy" />
              {name}
            </h3>
            <ul className="lines">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {action}
          </div>
        ))}
        <div className="ruled">
          <h3>{words.both.name}</h3>
          <p className="muted">{words.both.text}</p>
          {actions.both}
        </div>
      </div>
      <p className="note meta muted">{words.note}</p>
    </Section>
  );
}
