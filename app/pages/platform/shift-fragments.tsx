import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "../+types/platform";
import "#app/ui/chip.css";
import "#app/ui/product-fragment.css";
import "#app/ui/timeline.css";
import "#app/ui/stack.css";
import "./shift-fragments.css";

type Words = Route.ComponentProps["loaderData"]["words"];

/** The booking form, filled in, with the correct sum. */
export function BookingFragment({ words: { label, form, sum, terms, total } }: { words: Words["book"] }) {
  return (
    <div className="app fragment" role="img" aria-label={label}>
      <div className="fragment__top">
        <b>{form.title}</b>
        <span className="muted">{form.step}</span>
      </div>
      <div className="fragment__body stack">
        <FormRow row={form.role} />
        <FormRow row={form.place} />
        <div className="app__pair">
          <FormRow row={form.date} />
          <FormRow row={form.hours} />
        </div>
        <div className="app__field app__field--number">
          <span>{form.number.name}</span>
          <b>{form.number.value}</b>
          <i>−</i>
          <i>+</i>
        </div>
      </div>
      <Sum text={sum} terms={terms} amount={total} />
    </div>
  );
}

function FormRow({ row }: { row: { name: string; value: string } }) {
  return (
    <div className="app__field">
      <span>{row.name}</span>
      <b>{row.value}</b>
    </div>
  );
}

function Sum({ text, terms, amount }: { text: string; terms: string; amount: string }) {
  return (
    <div className="fragment__sum">
      <span>
        {text}
        <br />
        <span className="muted">{terms}</span>
      </span>
      <b>{amount}</b>
    </div>
  );
}

interface CandidatesProps {
  words: Words["match"];
  /** How many are confirmed, from the top. */
  confirmed: number;
}

/** The suggested guards, as roles without names, and who decided (product 1.6). */
export function CandidatesFragment({ words: { label, list }, confirmed }: CandidatesProps) {
  return (
    <div className="app fragment" role="img" aria-label={label}>
      <div className="fragment__top">
        <b>{list.title}</b>
        <span className="chip chip--ok">
          <Icon name="check" />
          {list.chip}
        </span>
      </div>
      <ul className="candidates">
        {list.people.map(({ name, known, facts, state }, index) => (
          <li key={name} className={index < confirmed ? "candidates__chosen" : undefined}>
            <img src="/illustrations/bandkod-vaktare.svg" alt="" width="44" height="44" loading="lazy" />
            <div>
              <b>{name}</b>
              <small>{known}</small>
            </div>
            <p>{facts}</p>
            <span className={index < confirmed ? "chip chip--ok" : "chip"}>{state}</span>
          </li>
        ))}
      </ul>
      <p className="candidates__human">
        <b>{list.human}</b> {list.humanMore}
      </p>
    </div>
  );
}

const map = "/illustrations/karta-goteborg-natt.svg";
const states = ["", "", "", "now", "next"];

/** The shift under way: a map of the place and its checkpoints in order. */
export function LiveFragment({ words }: { words: Words["follow"] }) {
  return (
    <div className="app app--live fragment" role="img" aria-label={words.label}>
      <div className="app__map">
        <img src={map} alt="" width="480" height="480" loading="lazy" decoding="async" />
        <span className="app__pin">
          <b>{words.pin}</b> {words.time}
        </span>
      </div>
      <div className="fragment__body">
        <div className="app__head apart">
          <span className="live">{words.status}</span>
          <span className="muted">{words.when}</span>
        </div>
        <p className="fragment__title">{words.place}</p>
        <ol className="timeline">
          {words.events.map(({ text, time }, index) => (
            <li key={time} className={states[index] || undefined}>
              <span>{text}</span>
              <time>{time}</time>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The report of an incident, with its place on a floor plan. */
export function ReportFragment({ words: { label, sheet } }: { words: Words["report"] }) {
  return (
    <div className="app fragment" role="img" aria-label={label}>
      <div className="fragment__top">
        <b>{sheet.title}</b>
        <span className="chip chip--ok">{sheet.chip}</span>
      </div>
      <div className="fragment__body">
        <p className="fragment__title">{sheet.heading}</p>
        <FactList className="app__facts lines lines--named" facts={sheet.rows} />
        <img
          className="app__plan"
          src="/illustrations/plattform/planritning.svg"
          alt=""
          width="320"
          height="90"
          loading="lazy"
        />
      </div>
    </div>
  );
}

/** The invoice of the same shift; its rows add up. */
export function InvoiceFragment({ words: { label, sheet } }: { words: Words["invoice"] }) {
  return (
    <div className="app fragment" role="img" aria-label={label}>
      <div className="fragment__top">
        <b>{sheet.title}</b>
        <span className="chip chip--info">{sheet.chip}</span>
      </div>
      <div className="fragment__body">
        <div className="app__amount apart">
          <span>
            {sheet.line}
            <br />
            <small>{sheet.detail}</small>
          </span>
          <b>{sheet.amount}</b>
        </div>
        {[sheet.supplement, sheet.vat].map(({ name, amount }) => (
          <div className="app__amount apart" key={name}>
            <span>{name}</span>
            <b>{amount}</b>
          </div>
        ))}
      </div>
      <Sum text={sheet.total} terms={sheet.terms} amount={sheet.totalAmount} />
    </div>
  );
}
