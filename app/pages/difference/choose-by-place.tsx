import { bandCode } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { More, QuoteLink } from "#app/layout/links.tsx";
import { Button } from "#app/ui/button.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import type { Route } from "../+types/difference";
import "#app/ui/with-icon.css";

type Data = Route.ComponentProps["loaderData"];

/** Places that usually need one role, the other, or both. */
export function ChooseByPlace({ locale, messages: { places: messages } }: Data) {
  const roles = [
    { ...messages.guard, service: "guard" },
    { ...messages.orderGuard, service: "orderGuard" },
  ] as const;
  return (
    <Section ground="night" titleId="places-title" title={messages.title}>
      <div className="choose-by-place tiles">
        {roles.map(({ name, items, action, service }) => (
          <div className="ruled" key={service}>
            <h3 className="with-icon">
              <RoleMark src={bandCode(service)} />
              {name}
            </h3>
            <TextList className="lines" texts={items} />
            <Button as={QuoteLink} kind="secondary" service={service}>
              {action}
            </Button>
          </div>
        ))}
        <div className="ruled">
          <h3>{messages.both.name}</h3>
          <p className="muted">{messages.both.text}</p>
          <More to={pageHref("platform", locale)}>{messages.both.more}</More>
        </div>
      </div>
      <p className="note meta muted">{messages.note}</p>
    </Section>
  );
}
