import { ExternalLink } from "#app/layout/links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";
import type { Route } from "../+types/home";

type Data = Route.ComponentProps["loaderData"];

/** A link that opens an external AI chat in a new tab, with the question filled in (product 6.6). */
export function Advice({ messages: { advice: messages }, question }: Data) {
  return (
    <Section className="advice no-print" small titleId="advice-title">
      <div className="columns columns--5-7 columns--center">
        <div>
          <h2 className="heading--h1" id="advice-title">
            {messages.title}
          </h2>
          <p className="lead">{messages.text}</p>
        </div>
        <Stack gap="tight">
          <ExternalLink className="advice__question" href={question.href} rel="noreferrer">
            <span>{question.text}</span>
            <Icon name="ext" />
          </ExternalLink>
          <small className="meta">{messages.note}</small>
        </Stack>
      </div>
    </Section>
  );
}
