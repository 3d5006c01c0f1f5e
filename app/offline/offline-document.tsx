import { renderToStaticMarkup } from "react-dom/server";
import type { offlineMessages } from "#app/content/pages/offline.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import type { Locale } from "#app/i18n/locale.ts";
import base from "#app/ui/base.css?inline";
import button from "#app/ui/button.css?inline";
import fontFile from "#app/ui/fonts/schibsted-grotesk-sv-en.woff2";
import layers from "#app/ui/layers.css?inline";
import tokens from "#app/ui/tokens.css?inline";
import colourTokens from "#brand/colours.css?inline";
import { colours } from "#brand/colours.ts";
import styles from "./offline.css?inline";
import { offlineScript } from "./offline-script.ts";

interface OfflineProps {
  locale: Locale;
  messages: ReturnType<typeof offlineMessages>;
  /** The company's name, which is removed from the titles of cached pages, and its telephone number. */
  company: { name: string; phone: string };
  home: string;
}

const font = `@font-face{font-family:"Schibsted Grotesk Variable";font-weight:400 800;src:url("${fontFile}")}`;

/**
 * The offline page as a whole document. It is shown at any URL, so it contains everything it needs, and not
 * the app, which would render the page of that URL. Returns its inline script and style, too.
 */
export function offlineDocument(props: OfflineProps): { html: string; script: string; style: string } {
  const script = offlineScript(props.company.name);
  const style = `${layers}${font}${colourTokens}${tokens}${base}${button}${styles}`;
  const html = [
    `<!doctype html><html lang="${props.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${colours["ink-950"]}">`,
    `${renderToStaticMarkup(<title>{props.messages.title}</title>)}<style>${style}</style></head>`,
    `<body class="night">${renderToStaticMarkup(<OfflinePage {...props} />)}`,
    `<script>${script}</script></body></html>`,
  ].join("");
  return { html, script, style };
}

function OfflinePage({ messages, company, home }: OfflineProps) {
  const { read, meanwhile } = messages;
  return (
    <main>
      <a className="logo" href={home}>
        <img src="/logo/logo-on-night.svg" alt={company.name} width="180" height="38" />
      </a>
      <div className="head">
        <h1>{messages.heading}</h1>
        <div className="bars" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((bar) => (
            <i key={bar} />
          ))}
        </div>
        <div>
          <p className="lead">{messages.lead}</p>
          <button className="button button--primary button--large" type="button">
            {messages.retry}
          </button>
        </div>
      </div>
      <div className="tape" aria-hidden="true" />
      <div className="ways">
        <section>
          <h2>{read.title}</h2>
          <p data-none>{read.none}</p>
          <div data-cached hidden>
            <p>{read.text}</p>
            <ul />
          </div>
        </section>
        <section>
          <h2>{meanwhile.title}</h2>
          <p>
            {meanwhile.call}{" "}
            <a href={telephoneHref(company.phone)}>
              <b>{company.phone}</b>
            </a>{" "}
            ({meanwhile.hours})
          </p>
          <p>{meanwhile.sent}</p>
          <p>{meanwhile.emergency}</p>
        </section>
      </div>
    </main>
  );
}
