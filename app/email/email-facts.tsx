import type { ReactNode } from "react";
import { light } from "./colours.ts";
import { Box, Cell, Layout, Row, typeface } from "./email-parts.tsx";

/** A row of an email's table: a label and its value. */
export type Fact = { label: string; value: ReactNode };

/** A table of labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const cell = { borderTop: `1px solid ${light.line}` };
  return (
    <Row padding="0 24px 24px">
      <Layout width="100%" style={{ tableLayout: "fixed" }} data-text-format="dataTable">
        {facts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, its rows never move
          <tr key={index}>
            <Cell
              className="card muted line"
              width="34%"
              valign="top"
              style={{ ...typeface(15, 22, light.muted), ...cell, padding: "9px 12px 9px 0" }}
            >
              {label}
            </Cell>
            <Cell
              className="card text line"
              valign="top"
              style={{ ...typeface(15, 22, light.text), ...cell, padding: "9px 0" }}
            >
              {value}
            </Cell>
          </tr>
        ))}
      </Layout>
    </Row>
  );
}

/** A row of an amounts table; `sum` has a heavy line above it. */
export interface AmountRow {
  label: string;
  /** Said of the label, e.g. that it is without VAT. */
  terms?: string;
  /** How the amount comes about, below the label. */
  detail?: string;
  amount: string;
  kind?: string;
}

/** Lines that add up: what it is on the left, its amount on the right. */
export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <Row padding="0 24px 24px">
      <Layout width="100%" data-text-format="dataTable">
        {rows.map(({ label, terms, detail, amount, kind }, index) => {
          const isSum = kind === "sum";
          const border = { borderTop: isSum ? `2px solid ${light.text}` : `1px solid ${light.line}` };
          const weight = isSum ? { fontWeight: "bold" as const } : {};
          const line = isSum ? "rule" : "line";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, its rows never move
            <tr key={index}>
              <Cell
                className={`card text ${line}`}
                valign="top"
                style={{ ...typeface(15, 22, light.text), ...border, ...weight, padding: "9px 12px 9px 0" }}
              >
                {terms ? `${label} ${terms}` : label}
                {detail ? <br /> : null}
                {detail ? (
                  <span className="muted" style={{ color: light.muted }}>
                    {detail}
                  </span>
                ) : null}
              </Cell>
              <Cell
                className={`card text ${line}`}
                valign="top"
                style={{
                  ...typeface(15, 22, light.text),
                  ...border,
                  ...weight,
                  padding: "9px 0",
                  textAlign: "right",
                  whiteSpace: "nowrap",
                }}
              >
                {amount}
              </Cell>
            </tr>
          );
        })}
      </Layout>
    </Row>
  );
}

const boxText = typeface(15, 23, light.text);

/** Numbered steps on a darker background. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  const style = { ...boxText, padding: "16px 20px" };
  return (
    <Box padding="0 24px 24px" className="sunken text" ground={light.sunken} style={style}>
      <b>{title}</b>
      {steps.map((step, index) => (
        <span key={step}>
          <br />
          {`${index + 1}. ${step}`}
        </span>
      ))}
    </Box>
  );
}

/** A note under a line, with its title. */
export function Note({ title, children }: { title: string; children: string }) {
  const style = { ...boxText, borderTop: `2px solid ${light.text}`, paddingTop: 12 };
  return (
    <Box padding="0 24px 28px" className="card text rule" style={style}>
      <b>{title}</b>
      <br />
      {children}
    </Box>
  );
}

/** A link in a text. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="text" href={href} style={{ color: light.text, textDecoration: "underline" }}>
      {children}
    </a>
  );
}
