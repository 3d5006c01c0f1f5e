import { useEffect, useRef } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { NavigationWords } from "./layout-data.ts";
import { services } from "./services.ts";
import { SiteLink } from "./site-link.tsx";
import "./services-menu.css";

/** The services disclosure of the header; opens without script, script adds the ways to close it. */
export function ServicesMenu({ locale, words }: { locale: Locale; words: NavigationWords }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeByKeyAndOutside(menu.current) : undefined), []);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <details ref={menu}>
      <summary>
        {words.services}
        <Icon name="down" />
      </summary>
      <div className="services-menu">
        {services.map(({ page, bandCode }) => (
          <SiteLink key={page} to={pageHref(page, locale)} onClick={close}>
            <img src={bandCode} alt="" width={48} height={48} loading="lazy" />
            <b>{words[page].name}</b>
            <span>
              {words[page].line}
              <br />
              {words[page].price}
            </span>
          </SiteLink>
        ))}
        <div className="services-menu-foot">
          <span>{words.vat}</span>
          <SiteLink to={pageHref("difference", locale)} onClick={close}>
            {words.difference}
          </SiteLink>
        </div>
      </div>
    </details>
  );
}

/** Escape closes and gives the focus back; a press or the focus outside closes. Gives the function that stops it. */
function closeByKeyAndOutside(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", closeOutside, { signal });
  document.addEventListener("focusin", closeOutside, { signal });
  document.addEventListener("keydown", closeByKey, { signal });
  return () => listening.abort();
}
