import type { notStaffWords } from "#app/content/account/not-staff.server.ts";
import { PassPanel } from "./pass-panel.tsx";

interface NotStaffScreenProps {
  words: (typeof notStaffWords)["sv"];
  links: { account: string; home: string; signOut: string };
}

/** The page for somebody who is signed in but has no access (403). */
export function NotStaffScreen({ words, links }: NotStaffScreenProps) {
  return (
    <div className="account account-one">
      <title>{words.title}</title>
      <PassPanel id="inte-oppen" holes={3} title={words.heading} text={words.text}>
        <div className="actions">
          <a className="button button-secondary" href={links.account}>
            {words.account}
          </a>
          <a className="button button-outline" href={links.home}>
            {words.home}
          </a>
          <form method="post" action={links.signOut}>
            <button className="button button-outline" type="submit">
              {words.signOut}
            </button>
          </form>
        </div>
      </PassPanel>
    </div>
  );
}
