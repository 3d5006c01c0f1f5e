import type { ReactNode } from "react";
import { light } from "./colours.ts";
import { Row, typeface } from "./email-parts.tsx";

/** A named fact; without a value it is left out. */
export type Fact = { label: string; value: ReactNode };

/** What is known, a row each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Row padding="0 24px 24px">
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ tableLayout: "fixed" }}
        data-text-format="dataTable"
      >
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <td
                className="card muted line"
                {...{ bgcolor: light.card }}
                width="34%"
                valign="top"
                style={{
                  ...typeface(15, 22, light.muted),
                  background: light.card,
                  borderTop: `1px solid ${light.line}`,
                  padding: "9px 12px 9px 0",
                }}
              >
                {label}
              </td>
              <td
                className="card text line"
                {...{ bgcolor: light.card }}
                valign="top"
                style={{
                  ...typeface(15, 22, light.text),
                  background: light.card,
                  borderTop: `1px solid ${light.line}`,
                  padding: "9px 0",
                }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  );
}

/** Numbered steps on a sunken ground. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Row padding="0 24px 24px">
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td
              className="sunken text"
              {...{ bgcolor: light.sunken }}
              style={{ ...typeface(15, 23, light.text), background: light.sunken, padding: "16px 20px" }}
            >
              <b>{title}</b>
              {steps.map((step, index) => (
                <span key={step}>
                  <br />
                  {`${index + 1}. ${step}`}
                </span>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </Row>
  );
}

/** Something to keep in mind, under a rule. */
export function Note({ title, children }: { title: string; children: string }) {
  return (
    <Row padding="0 24px 28px">
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td
              className="card text rule"
              {...{ bgcolor: light.card }}
              style={{
                ...typeface(15, 23, light.text),
                background: light.card,
                borderTop: `2px solid ${light.text}`,
                paddingTop: 12,
              }}
            >
              <b>{title}</b>
              <br />
              {children}
            </td>
          </tr>
        </tbody>
      </table>
    </Row>
  );
}

export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="text" href={href} style={{ color: light.text, textDecoration: "underline" }}>
      {children}
    </a>
  );
}
