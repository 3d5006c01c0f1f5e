import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { darkStyles, light } from "./colours.ts";
import { typeface } from "./email-parts.tsx";

/**
 * The frame of every email: 600 px that flow on narrow screens, a card on paper, a foot below it. Takes the
 * card's rows (each a `tr`) as children and the foot's lines; `preheader` is what the list of mails shows.
 */
export function EmailDocument({
  locale,
  title,
  preheader,
  foot,
  children,
}: {
  locale: Locale;
  title: string;
  preheader: string;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        <Table className="ground" lang={locale} ground={light.ground}>
          <tr>
            <td
              className="ground"
              {...{ bgcolor: light.ground }}
              style={{ background: light.ground, padding: "20px 12px 24px" }}
            >
              <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
                {preheader}
              </div>
              <Table className="card" ground={light.card} fluid>
                {children}
              </Table>
              <Table fluid>
                <tr>
                  <td className="muted" style={{ ...typeface(14, 21, light.muted), padding: "16px 24px 0" }}>
                    {foot}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Table({
  className,
  lang,
  ground,
  fluid = false,
  children,
}: {
  className?: string;
  lang?: Locale;
  ground?: string;
  fluid?: boolean;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      className={className}
      lang={lang}
      width={fluid ? 600 : "100%"}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      align={fluid ? "center" : undefined}
      {...(ground && { bgcolor: ground })}
      style={{
        ...(ground && { background: ground }),
        ...(fluid && { width: "100%", maxWidth: 600, margin: "0 auto" }),
      }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
