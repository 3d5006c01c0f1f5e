import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { darkStyles, light } from "./colours.ts";
import { Cell, Layout, typeface } from "./email-parts.tsx";

/** 600 px, or as wide as there is room. */
const fluid = { width: "100%", maxWidth: 600, margin: "0 auto" };

/**
 * The frame of every email: a card of 600 px, narrower on small screens, and a footer below it. The children are the
 * card's rows (each a `tr`); `preheader` is the preview that lists of emails show.
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
        <Layout
          className="ground"
          lang={locale}
          width="100%"
          {...{ bgcolor: light.ground }}
          style={{ background: light.ground }}
        >
          <tr>
            <Cell className="ground" ground={light.ground} style={{ padding: "20px 12px 24px" }}>
              <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
                {preheader}
              </div>
              <Layout
                className="card"
                width={600}
                align="center"
                {...{ bgcolor: light.card }}
                style={{ background: light.card, ...fluid }}
              >
                {children}
              </Layout>
              <Layout width={600} align="center" style={fluid}>
                <tr>
                  <td className="muted" style={{ ...typeface(14, 21, light.muted), padding: "16px 24px 0" }}>
                    {foot}
                  </td>
                </tr>
              </Layout>
            </Cell>
          </tr>
        </Layout>
      </body>
    </html>
  );
}
