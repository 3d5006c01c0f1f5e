import type { ReactNode } from "react";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import { bandCode } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { payBands } from "./pay.ts";
import type { viewPay } from "./view.server.ts";

interface WeekProps {
  messages: (typeof careersMessages)[Locale]["week"];
  pay: ReturnType<typeof viewPay>;
  /** A link to the guards' app. */
  children: ReactNode;
}

/** A week: a picture of seven days by 24 hours, shifts drawn over the hours with a supplement, and what an hour then pays. */
export function Week({ messages, pay, children }: WeekProps) {
  const { table } = messages;
  return (
    <Section titleId="week-title" id="lon" title={messages.title} intro={messages.text}>
      <div className="week-plan">
        <div className="week-plan__hours scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className="week-plan__days" aria-hidden="true">
          {messages.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <img
          className="week-plan__picture drawn"
          src="/illustrations/jobb/vecka.svg"
          alt={messages.label}
          width={1000}
          height={304}
        />
      </div>
      <table className="pay-table">
        <caption className="meta muted">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{table.role}</span>
            </th>
            {payBands.map((band) => (
              <th key={band} scope="col">
                <i className={`pay-table__band pay-table__${band} drawn`} />
                {table.bands[band].day} <span className="own-line">{table.bands[band].hours}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pay.roles.map(({ role, name, spans }) => (
            <tr key={role}>
              <th scope="row">
                <span className="pay-table__role">
                  <RoleMark src={bandCode(role)} />
                  {name}
                </span>
              </th>
              {spans.map(({ band, from, to }) => (
                <td key={band}>
                  <Band table={table} band={band} />
                  <span>
                    {from}–<wbr />
                    {to}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.example}</th>
            {pay.hours.map(({ band, hours }) => (
              <td key={band}>
                <Band table={table} band={band} />
                <span>{hours}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="columns columns--7-5 pay-sum">
        <p className="statement">{pay.week}</p>
        <div>
          <p className="small muted">{pay.note}</p>
          {children}
        </div>
      </div>
    </Section>
  );
}

/** The band's name inside its cell, where the table has no head. */
function Band({ table, band }: { table: WeekProps["messages"]["table"]; band: (typeof payBands)[number] }) {
  return <small className="pay-table__name">{`${table.bands[band].day} ${table.bands[band].hours}`}</small>;
}
