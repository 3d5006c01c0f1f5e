import type { CSSProperties, ReactNode } from "react";
import { ink, light, signal, silver } from "./colours.ts";

/** Type of an email: size and line height in px. Mail programs inherit little, so every cell says it all. */
export function typeface(size: number, lineHeight: number, color: string): CSSProperties {
  return {
    fontFamily: "'Schibsted Grotesk','Schibsted Grotesk Variable',Arial,Helvetica,sans-serif",
    fontSize: size,
    lineHeight: `${lineHeight}px`,
    color,
    wordBreak: "break-word",
    overflowWrap: "anywhere",
  };
}

const onCard = { className: "card", bgcolor: light.card };

/** A row of the card; every cell carries its ground, as programs drop the table's. */
export function Row({ padding, children }: { padding: string; children: ReactNode }) {
  return (
    <tr>
      <td {...onCard} style={{ background: light.card, padding }}>
        {children}
      </td>
    </tr>
  );
}

/** The tape with the promised time: three rows, signal, silver, signal. */
export function Tape({ children }: { children: string }) {
  const edge = (
    <tr>
      <td
        {...{ bgcolor: signal }}
        height={6}
        style={{ background: signal, height: 6, fontSize: 0, lineHeight: 0 }}
        data-skip-in-text="true"
      >
        {"\u00a0"}
      </td>
    </tr>
  );
  return (
    <Row padding="0">
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {edge}
          <tr>
            <td
              {...{ bgcolor: silver }}
              style={{
                ...typeface(22, 26, ink),
                background: silver,
                fontWeight: "bold",
                letterSpacing: "-.02em",
                padding: "13px 24px",
              }}
            >
              {children}
            </td>
          </tr>
          {edge}
        </tbody>
      </table>
    </Row>
  );
}

/** The company's symbol beside its name in text; `symbolCid` names the image that travels with the email. */
export function Logo({ name, symbolCid }: { name: string; symbolCid: string }) {
  return (
    <Row padding="20px 24px 18px">
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td {...onCard} style={{ background: light.card, paddingRight: 10 }} data-skip-in-text="true">
              <img
                className="symbol"
                src={`cid:${symbolCid}`}
                width={30}
                height={30}
                alt=""
                style={{ display: "block", borderRadius: 7, border: `1px solid ${light.edge}` }}
              />
            </td>
            <td
              {...{ ...onCard, className: "card text" }}
              style={{
                ...typeface(20, 30, light.text),
                background: light.card,
                fontWeight: "bold",
                letterSpacing: "-.03em",
              }}
            >
              {name}
            </td>
          </tr>
        </tbody>
      </table>
    </Row>
  );
}

export function Heading({ children }: { children: string }) {
  return (
    <Row padding="26px 24px 8px">
      <h1
        className="text"
        style={{
          ...typeface(32, 35, light.text),
          fontWeight: "bold",
          letterSpacing: "-.035em",
          margin: 0,
        }}
      >
        {children}
      </h1>
    </Row>
  );
}

export function Paragraph({ muted = false, children }: { muted?: boolean; children: ReactNode }) {
  return (
    <Row padding="0 24px 20px">
      <p
        className={muted ? "muted" : "text"}
        style={{ ...typeface(muted ? 17 : 16, 26, muted ? light.muted : light.text), margin: 0 }}
      >
        {children}
      </p>
    </Row>
  );
}

/** What someone wrote, large, with its own line breaks. */
export function Quote({ lines }: { lines: readonly string[] }) {
  return (
    <Row padding="4px 24px 22px">
      <p
        className="text"
        style={{
          ...typeface(20, 29, light.text),
          fontWeight: "bold",
          letterSpacing: "-.015em",
          margin: 0,
        }}
      >
        <Lines of={lines} />
      </p>
    </Row>
  );
}

/** The one thing to do. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Row padding="0 24px 22px">
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td
              className="action"
              {...{ bgcolor: signal }}
              style={{ background: signal, border: `2px solid ${ink}`, borderRadius: 8 }}
            >
              <a
                href={href}
                style={{
                  ...typeface(16, 20, ink),
                  display: "block",
                  fontWeight: "bold",
                  padding: "13px 20px",
                  textDecoration: "none",
                }}
              >
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </Row>
  );
}

/** Lines of text with the writer's own breaks. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, its lines never move
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
