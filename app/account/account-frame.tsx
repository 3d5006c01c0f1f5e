import type { ReactNode } from "react";
import "./pass-panel.css";

interface AccountFrameProps {
  brand: { homeHref: string; label: string };
  /** The language selector. */
  languages: ReactNode;
  mainId: string;
  children: ReactNode;
}

/** Around the pages of the sign-in: the way home and the language, nothing to be led away by. */
export function AccountFrame({ brand, languages, mainId, children }: AccountFrameProps) {
  return (
    <>
      <header className="account-header">
        <div className="wrap">
          <a className="logo" href={brand.homeHref}>
            <img src="/logo/logo.svg" alt={brand.label} width={152} height={32} />
          </a>
          {languages}
        </div>
      </header>
      <main className="wrap" id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
