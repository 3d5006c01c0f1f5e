import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#app/i18n/locale.ts";
import { colours, ground } from "#brand/colours.ts";

/** A field's name and value; for a file its name. */
type Pair = readonly [name: string, value: string];

interface UnavailableProps {
  locale: Locale;
  messages: { title: string; text: string; kept?: string; files?: string; retry?: string };
  company: { name: string; call: string; telephone: string };
  home: string;
  form?: { action: string; fields: readonly Pair[]; files: readonly Pair[] };
}

const ink = colours["ink-900"];
const style = `
body{margin:0 auto;padding:12vh 1.5rem 3rem;max-width:32rem;font:1.125rem/1.5 system-ui,sans-serif;background:${ground};color:${ink}}
h1{line-height:1.1}
a{color:inherit}
img{display:block}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.25rem;background:${ink};color:${ground};font:inherit;font-weight:700;cursor:pointer}
input[type=file]{display:block;max-width:100%;margin-top:.5rem;font:inherit}
:focus-visible{outline:3px solid ${colours["ink-600"]};outline-offset:3px}`;

/**
 * The page shown while the site is unavailable, as a document without references: the site's own pages may be
 * what fails. It contains the submitted form, so that it can be sent again; files can't be included, so they
 * are listed, to be chosen again.
 */
export function unavailableDocument({ locale, messages, company, home, form }: UnavailableProps): string {
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${messages.title} – ${company.name}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <a href={home}>
          <img src="/logo/logo.svg" alt={company.name} width="180" height="38" />
        </a>
        <main>
          <h1>{messages.title}</h1>
          <p>{form ? `${messages.text} ${messages.kept}` : messages.text}</p>
          {form ? (
            <form
              method="post"
              action={form.action}
              {...(form.files.length > 0 ? { encType: "multipart/form-data" } : {})}
            >
              {form.fields.map(([name, value], place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change.
                <input type="hidden" name={name} value={value} key={place} />
              ))}
              {[...new Set(form.files.map(([name]) => name))].map((name) => (
                <p key={name}>
                  <label htmlFor={name}>
                    {messages.files}{" "}
                    {form.files.flatMap(([of, file]) => (of === name ? [file] : [])).join(", ")}
                  </label>
                  <input type="file" id={name} name={name} multiple />
                </p>
              ))}
              <button type="submit">{messages.retry}</button>
            </form>
          ) : null}
          <p>
            <a href={company.telephone}>{company.call}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
