import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { formatClock, formatWeekday } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import "#app/ui/phone.css";
import "./shift-scene.css";

export type MomentName = "book" | "offer" | "match" | "arrive" | "follow" | "incident" | "report" | "invoice";

/** A shift to tell: when each moment is (ms), and the values of what the texts have in braces. */
export interface ShiftStory {
  times: Readonly<Record<MomentName, number>>;
  facts: Readonly<Record<string, string>>;
  /** Pictures in place of the stylesheet's, by their names in `ShiftMoment`. */
  pictures?: Readonly<Record<string, string>>;
}

interface Row {
  name: string;
  value: string;
}

interface Screen {
  title: string;
  state: string;
  rows: readonly Row[];
}

/** What guard and customer see at a moment, and what is added to the customer's list then. */
export interface ShiftMoment {
  name: MomentName;
  done: string;
  phone: Screen & { primary: string; secondary: string };
  /** `picture` is a drawing by its class; only a wide window has room for it. */
  screen: Screen & { picture?: string; total?: Row; note?: string };
}

/** A part of the shift with its text, and the moments in it. */
interface Step {
  /** Its anchor. */
  id?: string;
  title: string;
  text: string;
  moments: readonly ShiftMoment[];
}

interface ShiftSceneProps {
  id?: string;
  messages: { title: string; intro: string; guard: string; client: string };
  words: { tape: string; show: string; log: string };
  steps: readonly Step[];
  story: ShiftStory;
  locale: Locale;
  /** Whose screen a phone shows at first; the customer's unless it is the guard's. */
  opensWith?: "guard" | "client";
  children?: ReactNode;
}

/** A moment with its place on the tape: the number of its step, plus a share of one for the second and third in it. */
interface PlacedMoment extends ShiftMoment {
  step: number;
  at: number;
}

/** The slider rounds its value: 2.5 may be 2.4999. */
const slack = 0.005;

/** Whether the clock, which is up to 0.85 steps wide, covers the mark of a moment that is so many steps ahead of it. */
const isBehindClock = (ahead: number) => ahead > -0.4 && ahead < 0.85;

function placed(steps: readonly Step[]): PlacedMoment[] {
  return steps.flatMap(({ moments }, step) =>
    moments.map((moment, part) => ({ ...moment, step, at: step + part / moments.length })),
  );
}

/**
 * One shift on one clock: the guard's phone on the left, the customer's screen on the right, below them the tape with
 * the time. Scrolling, dragging and the arrow keys move the time; what is shown is what has happened by then. On a
 * phone a switch chooses one of the two. Without script, in forced colours, on paper, and in a wide window with reduced
 * motion the moments stand below each other (shift-scene.css).
 */
export function ShiftScene({
  id,
  messages,
  words,
  steps,
  story,
  locale,
  opensWith = "client",
  children,
}: ShiftSceneProps) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const moments = useMemo(() => placed(steps), [steps]);
  const last = moments.at(-1)?.at ?? 0;
  useScrubByScroll(track, last, setAt);
  useLinkedStep(track, steps, setAt);
  const current = moments.findLastIndex((moment) => moment.at <= at + slack);
  const { facts, times, pictures } = story;
  const clock = clockAt(at, moments, times);
  const time = { day: formatWeekday(clock, locale), time: formatClock(clock, locale) };
  const title = steps[moments[current]?.step ?? 0]?.title ?? "";

  return (
    <Section id={id} ground="night" titleId="shift-title" title={messages.title} intro={messages.intro}>
      <div className="shift" ref={track}>
        <div className={`shift__scene shift__scene--${steps.length}`}>
          <Tape
            label={words.tape}
            value={`${time.day} ${time.time}, ${title}`}
            time={time}
            at={at}
            moments={moments}
            move={setAt}
          >
            {steps.map(({ title }, index) => (
              <li key={title}>
                {moments.map((moment) =>
                  moment.step === index ? (
                    <span data-near={isBehindClock(moment.at - at) || undefined} key={moment.name}>
                      <b>{formatWeekday(new Date(times[moment.name]), locale).slice(0, 3)} </b>
                      {formatClock(new Date(times[moment.name]), locale)}
                    </span>
                  ) : null,
                )}
              </li>
            ))}
          </Tape>
          <div className="shift__switch">
            <Segmented
              name="shift-side"
              legend={words.show}
              options={[
                { value: "guard", label: messages.guard },
                { value: "client", label: messages.client },
              ]}
              defaultValue={opensWith}
            />
          </div>
          <ol className="shift__steps">
            {steps.map(({ id, title, text }, index) => (
              <li
                className="shift__step"
                id={id}
                data-current={moments[current]?.step === index || undefined}
                key={title}
              >
                <div className="shift__text">
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </div>
                {moments.map((moment, place) =>
                  moment.step === index ? (
                    <Moment
                      moment={moment}
                      time={times[moment.name]}
                      isCurrent={place === current}
                      messages={messages}
                      facts={facts}
                      picture={moment.screen.picture && pictures?.[moment.screen.picture]}
                      locale={locale}
                      key={moment.name}
                    />
                  ) : null,
                )}
              </li>
            ))}
          </ol>
          <div className="shift__log">
            <p className="shift__log-title">{words.log}</p>
            <ol>
              {moments.map(({ name, done }, place) => (
                <li data-state={place === current ? "now" : place < current ? "done" : undefined} key={name}>
                  <b>{formatClock(new Date(times[name]), locale)}</b> {done}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      {children}
    </Section>
  );
}

interface MomentProps {
  moment: ShiftMoment;
  time: number;
  isCurrent: boolean;
  messages: ShiftSceneProps["messages"];
  facts: ShiftStory["facts"];
  /** The address of its picture, in place of the stylesheet's. */
  picture: string | undefined;
  locale: Locale;
}

/** Is not rendered again while the clock runs. */
const Moment = memo(function Moment({
  moment,
  time,
  isCurrent,
  messages,
  facts,
  picture,
  locale,
}: MomentProps) {
  const { phone, screen } = moment;
  const told = (text: string) => fill(text, facts);
  return (
    <div className="shift__moment" data-current={isCurrent || undefined}>
      <p className="shift__time">
        {formatWeekday(new Date(time), locale)} <b>{formatClock(new Date(time), locale)}</b>
      </p>
      <div className="shift__phone">
        <p className="shift__side small">{messages.guard}</p>
        <div className="phone">
          <div className="phone__screen">
            <Facts screen={phone} told={told} />
            <span className="phone__key phone__key--primary">{phone.primary}</span>
            <span className="phone__key">{phone.secondary}</span>
          </div>
        </div>
      </div>
      <div className="shift__seen">
        <p className="shift__side small">{messages.client}</p>
        <div className="shift__card">
          {screen.picture && (
            <div
              className={`shift__picture shift__picture--${screen.picture}`}
              style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
            />
          )}
          <Facts screen={screen} told={told} />
          {screen.total && (
            <p className="shift__sum apart">
              {told(screen.total.name)} <b>{told(screen.total.value)}</b>
            </p>
          )}
          {screen.note && <p className="shift__note small muted">{told(screen.note)}</p>}
        </div>
      </div>
    </div>
  );
});

/** A screen's title, state and rows; a row that has no name or value in this shift is left out. */
function Facts({ screen: { title, state, rows }, told }: { screen: Screen; told: (text: string) => string }) {
  const facts = rows.map(({ name, value }) => ({ name: told(name), value: told(value) }));
  return (
    <>
      <p className="shift__head">
        <b>{told(title)}</b> <span className="muted">{told(state)}</span>
      </p>
      <FactList pair="shift__row" facts={facts.filter(({ name, value }) => name && value)} />
    </>
  );
}

interface TapeProps {
  label: string;
  /** The value in words. */
  value: string;
  time: { day: string; time: string };
  at: number;
  moments: readonly PlacedMoment[];
  move: (at: number) => void;
  /** The moments of each step, as marks on the tape. */
  children: ReactNode;
}

/** The tape: a slider over the whole shift. It stops at a moment when it is let go, and at each one by the arrow keys. */
function Tape({ label, value, time, at, moments, move, children }: TapeProps) {
  const slider = useRef<HTMLInputElement>(null);
  const last = moments.at(-1)?.at ?? 0;
  useEffect(() => {
    // What was chosen before hydration is in the slider.
    if (slider.current?.valueAsNumber) move(slider.current.valueAsNumber);
  }, [move]);
  useEffect(() => {
    if (slider.current) slider.current.value = String(at);
  }, [at]);
  const stop = () =>
    move(
      moments.reduce(
        (nearest, moment) => (Math.abs(moment.at - at) < Math.abs(nearest - at) ? moment.at : nearest),
        0,
      ),
    );
  const step = (event: KeyboardEvent) => {
    const isOn = ["ArrowRight", "ArrowUp", "PageUp"].includes(event.key);
    if (!isOn && !["ArrowLeft", "ArrowDown", "PageDown"].includes(event.key)) return;
    event.preventDefault();
    const next = isOn
      ? moments.find((moment) => moment.at > at + slack)
      : moments.findLast((moment) => moment.at < at - slack);
    if (next) move(next.at);
  };
  const moved = at ? { translate: `${(at / last) * 100}%` } : undefined;

  return (
    <div className="shift__tape tape no-print">
      <input
        type="range"
        min={0}
        max={last}
        step={0.01}
        defaultValue={0}
        aria-label={label}
        aria-valuetext={value}
        ref={slider}
        onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        onPointerUp={stop}
        onKeyDown={step}
      />
      <div className="shift__rail" aria-hidden="true">
        <ol className="shift__marks">{children}</ol>
        <div className="shift__moved" style={moved}>
          <p className="shift__clock">
            {time.day} <b>{time.time}</b>
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * The time at a place on the tape. From each moment it stands still for a third of the way to the next, so that a moment
 * can be read, and then it runs.
 */
function clockAt(at: number, moments: readonly PlacedMoment[], times: ShiftStory["times"]): Date {
  const from = moments.findLast((moment) => moment.at <= at + slack);
  const to = moments.find((moment) => moment.at > at + slack);
  if (!from) return new Date(0);
  if (!to) return new Date(times[from.name]);
  const way = (at - from.at) / (to.at - from.at);
  const share = Math.max(0, (way - 1 / 3) * 1.5);
  return new Date(times[from.name] + share * (times[to.name] - times[from.name]));
}

/** Room after the last moment, in steps, so that it is seen while the scene still stands. */
const room = 0.6;

/**
 * Moves the time by as much as the scene, which is sticky, has moved along its track. What was chosen on the tape stays
 * where it is until then.
 */
function useScrubByScroll(
  track: React.RefObject<HTMLElement | null>,
  last: number,
  move: (change: (at: number) => number) => void,
) {
  const before = useRef(0);
  useEffect(() => {
    const follow = () => {
      const now = shareOfTrack(track.current) * (last + room);
      const by = now - before.current;
      before.current = now;
      if (by) move((at) => Math.min(last, Math.max(0, at + by)));
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [track, last, move]);
}

/** Where the scene does not stick, a link to one of its steps moves the time there. */
function useLinkedStep(
  track: React.RefObject<HTMLElement | null>,
  steps: readonly Step[],
  move: (at: number) => void,
) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again.
  useEffect(() => {
    const step = steps.findIndex(({ id }) => id && hash === `#${id}`);
    if (step > 0 && wayOf(track.current) === 0) move(step);
  }, [hash, key, track, steps, move]);
}

/** How far down its track the scene can move (px); 0 where it does not stick. */
function wayOf(track: HTMLElement | null): number {
  const scene = track?.firstElementChild;
  if (!track || !(scene instanceof HTMLElement)) return 0;
  const way = track.offsetHeight - scene.offsetHeight;
  return way > 1 ? way : 0;
}

/** How much of its way the scene has been: 0 to 1. */
function shareOfTrack(track: HTMLElement | null): number {
  const way = wayOf(track);
  const scene = track?.firstElementChild;
  if (!track || !scene || way === 0) return 0;
  return (scene.getBoundingClientRect().top - track.getBoundingClientRect().top) / way;
}
