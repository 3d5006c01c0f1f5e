import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { ink, light, signal, silver } from "./colours.ts";

/** Type size and line height in px. Mail programs inherit little, so every cell repeats it. */
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

interface LayoutProps
  extends Omit<ComponentProps<"table">, "cellPadding" | "cellSpacing" | "border" | "role"> {
  align?: "center";
}

/** A table for layout only. */
export function Layout({ children, ...table }: LayoutProps) {
  return (
    <table role="presentation" {...table} cellPadding={0} cellSpacing={0} border={0}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A cell that sets its background both as an attribute and as a style: some mail programs drop one of them. */
export function Cell({
  ground = light.card,
  style,
  ...cell
}: ComponentProps<"td"> & { ground?: string; width?: string; height?: number; valign?: "top" }) {
  return <td {...{ bgcolor: ground }} {...cell} style={{ ...style, background: ground }} />;
}

/** A row of the card. */
export function Row({ padding, children }: { padding: string; children: ReactNode }) {
  return (
    <tr>
      <Cell className="card" style={{ padding }}>
        {children}
      </Cell>
    </tr>
  );
}

/** A row of the card with one box in it. */
export function Box({
  padding,
  className,
  ground,
  style,
  children,
}: {
  padding: string;
  className: string;
  ground?: string;
  style: CSSProperties;
  children: ReactNode;
}) {
  return (
    <Row padding={padding}>
      <Layout width="100%">
        <tr>
          <Cell className={className} style={style} {...(ground && { ground })}>
            {children}
          </Cell>
        </tr>
      </Layout>
    </Row>
  );
}

/** The tape with the promised time: three rows, signal, silver, signal. */
export function Tape({ children }: { children: string }) {
  const edge = (
    <tr>
      <Cell
        ground={signal}
        height={6}
        style={{ height: 6, fontSize: 0, lineHeight: 0 }}
        data-skip-in-text="true"
      >
        {"\u00a0"}
      </Cell>
    </tr>
  );
  return (
    <Row padding="0">
      <Layout width="100%">
        {edge}
        <tr>
          <Cell
            ground={silver}
            style={{
              ...typeface(22, 26, ink),
              fontWeight: "bold",
              letterSpacing: "-.02em",
              padding: "13px 24px",
            }}
          >
            {children}
          </Cell>
        </tr>
        {edge}
      </Layout>
    </Row>
  );
}

/** The company's symbol beside its name; `symbolCid` refers to the image inside the email. */
export function Logo({ name, symbolCid }: { name: string; symbolCid: string }) {
  return (
    <Row padding="20px 24px 18px">
      <Layout>
        <tr>
          <Cell className="card" style={{ paddingRight: 10 }} data-skip-in-text="true">
            <img
              className="symbol"
              src={`cid:${symbolCid}`}
              width={30}
              height={30}
              alt=""
              style={{ display: "block", borderRadius: 7, border: `1px solid ${light.edge}` }}
            />
          </Cell>
          <Cell
            className="card text"
            style={{ ...typeface(20, 30, light.text), fontWeight: "bold", letterSpacing: "-.03em" }}
          >
            {name}
          </Cell>
        </tr>
      </Layout>
    </Row>
  );
}

/** The email's heading. */
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

/** A paragraph; a muted one is larger. */
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

/** What a visitor wrote, in large type, with their line breaks. */
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

/** The email's one button. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Row padding="0 24px 22px">
      <Layout>
        <tr>
          <Cell className="action" ground={signal} style={{ border: `2px solid ${ink}`, borderRadius: 8 }}>
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
          </Cell>
        </tr>
      </Layout>
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
