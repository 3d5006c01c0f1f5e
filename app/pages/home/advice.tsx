import { ExternalLink } from "#app/layout/links.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";
import type { Route } from "../+types/home";
import "./advice.css";

type Data = Route.ComponentProps["loaderData"];

/** Links that open an external AI chat in a new tab, with the question filled in (product 6.6). */
export function Advice({ messages: { advice: messages }, questions: [first, ...others] }: Data) {
  return (
    <Section className="advice no-print" small titleId="advice-title">
      <div className="columns columns--5-7 columns--center">
        <div>
          <h2 className="heading-h1" id="advice-title">
            {messages.title}
          </h2>
          <p className="lead">{messages.text}</p>
        </div>
        <Stack gap="tight">
          {first && <Question {...first} />}
          <Fold className="fold--in-grid" summary={messages.others}>
            <Stack gap="tight">
              {others.map((question) => (
                <Question {...question} key={question.href} />
              ))}
            </Stack>
          </Fold>
          <small className="meta">{messages.note}</small>
        </Stack>
      </div>
    </Section>
  );
}

function Question({ text, href }: Data["questions"][number]) {
  return (
    <ExternalLink className="advice__question" href={href} rel="noreferrer">
      <span>{text}</span>
      <Icon name="ext" />
    </ExternalLink>
  );
}
