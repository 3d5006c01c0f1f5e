import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import type { AccountPageProps } from "./account-page.tsx";
import { AuthForm } from "./auth-form.tsx";

/** The account's sessions, to end them. */
export function Sessions({
  messages: { sessions: messages },
  account: { sessions },
  links,
}: AccountPageProps) {
  return (
    <>
      <ul className="item-list">
        {sessions.map(({ id, current, name, lastUsed }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <small className="own-line muted">{current ? messages.current : lastUsed}</small>
            </span>
            {current ? null : (
              <form method="post" action={links.endSession}>
                <input type="hidden" name="session" value={id} />
                <Button kind="outline" size="small" aria-label={fill(messages.endNamed, { name })}>
                  {messages.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <div className="actions">
        <AuthForm authAction="endOtherSessions" messages={messages.endOthers} buttonClass="quiet-button" />
        <form method="post" action={links.everywhere}>
          <Button kind="outline">{messages.everywhere}</Button>
        </form>
      </div>
    </>
  );
}

/** The other providers that one can sign in with, to link and unlink them. */
export function Identities({ messages: { identities: messages }, account }: AccountPageProps) {
  return (
    <ul className="item-list">
      {account.providers.map(({ name, linked, text, href }) => (
        <li key={name}>
          <span>
            <b>{name}</b> <small className="own-line muted">{text}</small>
          </span>
          {linked && account.mayUnlink ? (
            <AuthForm
              authAction="unlinkIdentity"
              messages={messages.unlink}
              hidden={{ id: linked }}
              buttonClass="button--small quiet-button"
            />
          ) : null}
          {linked ? null : account.isFresh ? (
            <Button as="a" kind="outline" size="small" href={href}>
              {fill(messages.link, { name })}
            </Button>
          ) : (
            <AuthForm
              authAction="beginLink"
              messages={{ ...messages.begin, submit: fill(messages.link, { name }) }}
              hidden={{ id: name, next: href }}
              buttonClass="button--small quiet-button"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
