import { type ReactNode, useId } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { SignOutButton } from "#app/account/sign-out-button.tsx";
import { LanguageLinks } from "#app/layout/language-links.tsx";
import { mainId } from "#app/layout/route-change.tsx";
import { Icon, IconOf } from "#app/ui/icon.tsx";
import type { Route } from "./+types/frame-route";
import { AdminShortcuts, shortcutsDialogId } from "./admin-shortcuts.tsx";
import { removeDrafts } from "./drafts.ts";
import { Palette } from "./palette/palette.tsx";
import { PageIcon } from "./ui/page-icon.tsx";
import "./admin-frame.css";

export type FrameData = Route.ComponentProps["loaderData"];

interface AdminFrameProps extends FrameData {
  children: ReactNode;
}

/** The layout of the admin: menu and account at the left; on a phone a bar at the top, whose menu needs no script. */
export function AdminFrame(props: AdminFrameProps) {
  const { messages, brand, entries, children } = props;
  const { pathname } = useLocation();
  return (
    <div className="admin" data-keys>
      <header className="admin__side night no-print">
        <a className="admin__logo" href={brand.siteHref} title={messages.site}>
          <img
            src="/logo/logo-on-night.svg"
            alt={`${brand.name}, ${messages.site}`}
            width="133"
            height="28"
          />
        </a>
        <div className="admin__menu-wide">
          <Menu {...props} hasKeys />
        </div>
        <details className="admin__menu-narrow" key={pathname}>
          <summary aria-label={messages.open}>
            <Icon name="menu" />
          </summary>
          <div className="admin__sheet">
            <Menu {...props} />
          </div>
        </details>
      </header>
      <main className="admin__main" id={mainId} tabIndex={-1}>
        {children}
      </main>
      <AdminShortcuts messages={messages.shortcuts} entries={entries} />
      <Palette messages={messages.palette} entries={entries} />
    </div>
  );
}

interface MenuProps extends AdminFrameProps {
  /** Whether its links have keys: those of one menu. */
  hasKeys?: boolean;
}

function Menu({ locale, messages, entries, person, newLeadHref, ...props }: MenuProps) {
  const { accountHref, noticesHref, signOutHref, hasKeys } = props;
  const memberId = useId();
  return (
    <>
      {newLeadHref ? (
        <Link
          className="admin__add"
          to={newLeadHref}
          prefetch="intent"
          aria-keyshortcuts={hasKeys ? "Plus" : undefined}
        >
          <IconOf path="M12 5V19M5 12H19" />
          {messages.newLead}
        </Link>
      ) : null}
      <nav aria-label={messages.menu}>
        {entries.map(({ key, href, icon, startsGroup, label, count, countWord }, index) => (
          <NavLink
            key={key}
            to={href}
            end={index === 0}
            prefetch="intent"
            className={startsGroup ? "admin__group" : undefined}
          >
            <PageIcon name={icon} />
            {label}
            {count ? (
              <span className="admin__count">
                {count > 999 ? "999+" : count}
                <span className="visually-hidden"> {countWord}</span>
              </span>
            ) : null}
          </NavLink>
        ))}
      </nav>
      <div className="admin__foot">
        <p className="admin__person" id={memberId}>
          <span className="visually-hidden">{messages.signedInAs} </span>
          <Link to={accountHref} title={messages.account}>
            <b>{person.name}</b>
            <span className="visually-hidden">, {messages.account}</span>
          </Link>
          <span>{person.role}</span>
          {noticesHref ? <Link to={noticesHref}>{messages.notices}</Link> : null}
        </p>
        <SignOutButton href={signOutHref} describedBy={memberId} onSignOut={removeDrafts}>
          {messages.signOut}
        </SignOutButton>
        <button type="button" className="admin__keys" command="show-modal" commandfor={shortcutsDialogId}>
          {messages.shortcuts.button}
        </button>
        <LanguageLinks locale={locale} label={messages.language} />
      </div>
    </>
  );
}
