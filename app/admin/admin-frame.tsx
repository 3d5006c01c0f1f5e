import { type ReactNode, useId } from "react";
import { NavLink, useLocation } from "react-router";
import type { Connection } from "#app/account/client.ts";
import { SignOutButton } from "#app/account/sign-out-button.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { LanguageLinks } from "#app/layout/language-links.tsx";
import { mainId } from "#app/layout/route-change.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { DeskShortcuts, type ShortcutWords, shortcutsDialogId } from "./admin-shortcuts.tsx";
import { forgetNoteDrafts } from "./leads/note-draft.ts";
import "#app/ui/button.css";
import "./admin-frame.css";

/** One entry of the desk's menu. */
export interface DeskEntry {
  key: string;
  href: string;
  icon: IconName;
  label: string;
  /** How much waits there; absent or 0 shows nothing. */
  count?: number;
  countWord?: string;
  shortcut?: string;
}

export interface DeskFrameWords {
  menu: string;
  open: string;
  signedInAs: string;
  signOut: string;
  language: string;
  site: string;
  shortcuts: ShortcutWords;
}

interface DeskFrameProps {
  locale: Locale;
  words: DeskFrameWords;
  brand: { name: string; siteHref: string };
  entries: readonly DeskEntry[];
  person: { name: string; role: string };
  signOutAddress: string;
  connection: Connection;
  children: ReactNode;
}

/**
 * The desk around each of its pages: menu and person at the left; on a phone a bar above, whose menu opens
 * without script (DESIGN.md 10, "Admin").
 */
export function DeskFrame(props: DeskFrameProps) {
  const { words, brand, entries, children } = props;
  const { pathname } = useLocation();
  return (
    <div className="desk">
      <header className="desk__side night">
        <a className="desk__logo" href={brand.siteHref} title={words.site}>
          <img src="/logo/logo-on-night.svg" alt={`${brand.name}, ${words.site}`} width="133" height="28" />
        </a>
        <div className="desk__wide">
          <Menu {...props} />
        </div>
        <details className="desk__narrow" key={pathname}>
          <summary aria-label={words.open}>
            <Icon name="menu" />
          </summary>
          <div className="desk__sheet">
            <Menu {...props} />
          </div>
        </details>
      </header>
      <main className="desk__main" id={mainId} tabIndex={-1}>
        {children}
      </main>
      <DeskShortcuts words={words.shortcuts} entries={entries} />
    </div>
  );
}

function Menu({ locale, words, entries, person, signOutAddress, connection }: DeskFrameProps) {
  const who = useId();
  return (
    <>
      <nav aria-label={words.menu}>
        {entries.map(({ key, href, icon, label, count, countWord }, place) => (
          <NavLink key={key} to={href} end={place === 0} prefetch="intent">
            <Icon name={icon} />
            {label}
            {count ? (
              <span className="desk__count">
                {count > 999 ? "999+" : count}
                <span className="sr"> {countWord}</span>
              </span>
            ) : null}
          </NavLink>
        ))}
      </nav>
      <div className="desk__foot">
        <p className="desk__who" id={who}>
          <span>{words.signedInAs}</span>
          <b>{person.name}</b>
          <span>{person.role}</span>
        </p>
        <SignOutButton
          address={signOutAddress}
          connection={connection}
          describedBy={who}
          onSignOut={forgetNoteDrafts}
        >
          {words.signOut}
        </SignOutButton>
        <button type="button" className="desk__keys" command="show-modal" commandfor={shortcutsDialogId}>
          {words.shortcuts.button}
        </button>
        <LanguageLinks locale={locale} label={words.language} />
      </div>
    </>
  );
}
