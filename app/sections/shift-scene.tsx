import type { ReactNode } from "react";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/phone.css";
import "./shift-scene.css";

interface Row {
  name: string;
  value: string;
}

interface Screen {
  title: string;
  state: string;
  rows: readonly Row[];
}

/** A scene of the shift, and what guard and customer see then. */
interface Scene {
  id?: string;
  day: string;
  time: string;
  title: string;
  text: string;
  phone: Screen & { primary: string; secondary: string };
  /** `picture` is a drawing by its class; only a wide window has room for it. */
  screen: Screen & { picture?: string; total?: Row; note?: string };
}

interface ShiftSceneProps {
  id?: string;
  messages: { title: string; intro: string; guard: string; client: string };
  scenes: readonly Scene[];
  children?: ReactNode;
}

/**
 * One shift from both sides: the guard's phone on the left, the customer's screen on the right, the time between them.
 * On a wide window the screens change as the text scrolls; on a narrow one each scene is a card, to swipe.
 */
export function ShiftScene({ id, messages, scenes, children }: ShiftSceneProps) {
  return (
    <Section id={id} ground="night" titleId="shift-title" title={messages.title} intro={messages.intro}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll the cards of a narrow window */}
      <ol className={`shift shift--${scenes.length}`} tabIndex={0} aria-labelledby="shift-title">
        {scenes.map(({ id, day, time, title, text, phone, screen }) => (
          <li className="shift__moment" key={time}>
            {id && <span id={id} />}
            <div className="shift__text">
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
            <p className="shift__clock">
              <time>
                {day} <b className="title--large">{time}</b>
              </time>
            </p>
            <div className="shift__phone">
              <p className="shift__side small">{messages.guard}</p>
              <div className="phone">
                <div className="phone__screen">
                  <Facts screen={phone} />
                  <span className="phone__key phone__key--primary">{phone.primary}</span>
                  <span className="phone__key">{phone.secondary}</span>
                </div>
              </div>
            </div>
            <div className="shift__seen">
              <p className="shift__side small">{messages.client}</p>
              <div className="shift__display">
                <div className="shift__card">
                  {screen.picture && <div className={`shift__picture shift__picture--${screen.picture}`} />}
                  <Facts screen={screen} />
                  {screen.total && (
                    <p className="shift__sum apart">
                      {screen.total.name} <b>{screen.total.value}</b>
                    </p>
                  )}
                  {screen.note && <p className="shift__note meta muted">{screen.note}</p>}
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}

function Facts({ screen: { title, state, rows } }: { screen: Screen }) {
  return (
    <>
      <p className="shift__head">
        <b>{title}</b> <span className="muted">{state}</span>
      </p>
      <FactList pair="shift__row" facts={rows} />
    </>
  );
}
