import { cityPages } from "#app/domain/city-pages.ts";
import { pathIn } from "#app/i18n/links.ts";
import { redirectOf } from "#app/redirects/redirect.ts";
import { type Page, siteMap } from "#app/site-map.ts";

/** The page's URL, its links that a redirect would correct, and every path of the site. */
export function AddressesView() {
  const declared = [
    ...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical], link[rel=alternate]"),
  ];
  const redirectedLinks = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter(({ origin }) => origin === location.origin)
    .flatMap(({ pathname, search }) => {
      const redirect = redirectOf(pathname + search);
      return redirect ? [`${pathname}${search} → ${redirect.location}`] : [];
    });
  const pages = [...Object.values<Page>(siteMap), ...cityPages];
  return (
    <section>
      <h2>Adresser</h2>
      <h3>Sidans egna</h3>
      <ul>
        {declared.map(({ rel, hreflang, href, type }) => (
          <li key={rel + hreflang + type}>
            {rel} {hreflang} {href}
          </li>
        ))}
      </ul>
      <h3>Länkar här som behöver en omdirigering: {redirectedLinks.length}</h3>
      <ul>
        {[...new Set(redirectedLinks)].map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
      <h3>Alla sidor: {pages.length}</h3>
      <table>
        <tbody>
          {pages.map(({ path, aliases = [] }) => (
            <tr key={path}>
              <td>
                <a href={path}>{path}</a>
              </td>
              <td>
                <a href={pathIn(path, "en")}>en</a>
              </td>
              <td>{aliases.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
