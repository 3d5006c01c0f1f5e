import type { ComponentProps, ComponentType } from "react";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import { bandCode } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { DayRuler } from "./day-ruler.tsx";
import type { OpeningRow } from "./view.server.ts";
import "./openings.css";

interface OpeningsProps {
  openings: readonly OpeningRow[];
  messages: Pick<(typeof careersMessages)[Locale]["jobs"], "columns" | "applyBy" | "showAll">;
  /** The link around a row. */
  link: ComponentType<ComponentProps<"a"> & { to: string }>;
}

/** How many openings are shown on a phone; the others are folded. */
const shownCount = 3;

/** The openings, each with its shift on a 24-hour ruler. */
export function Openings({ openings, messages, link: Link }: OpeningsProps) {
  const list = (part: typeof openings) => (
    <ul className="openings rows">
      {part.map((opening) => (
        <li key={opening.href}>
          <Link className="opening" to={opening.href}>
            <RoleMark src={bandCode(opening.role)} />
            <span className="opening__title">
              <b className="own-line title--small">{opening.title}</b>
              <small>{opening.place}</small>
            </span>
            <span className="small">{opening.city}</span>
            <span className="small muted">{opening.extent}</span>
            <span className="opening__pay small">{opening.pay}</span>
            <span className="opening__hours">
              <DayRuler startsAt={opening.startsAt} endsAt={opening.endsAt} />
              <small>{opening.shift}</small>
            </span>
            <time className="opening__last-day" dateTime={opening.lastDay.date}>
              <span className="visually-hidden">{messages.applyBy} </span>
              {opening.lastDay.label}
            </time>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="opening opening--names" aria-hidden="true">
        <span />
        <span>{messages.columns.job}</span>
        <span>{messages.columns.city}</span>
        <span>{messages.columns.extent}</span>
        <span>{messages.columns.pay}</span>
        <span>{messages.columns.hours}</span>
        <span>{messages.columns.lastDay}</span>
        <span />
      </div>
      {list(openings.slice(0, shownCount))}
      {openings.length > shownCount && (
        <Fold summary={`${messages.showAll} ${openings.length}`}>{list(openings.slice(shownCount))}</Fold>
      )}
    </>
  );
}
