import { Component, type ReactNode } from "react";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { ReloadButton } from "./error-screen.tsx";
import type { LayoutData } from "./layout-data.ts";
import "#app/ui/state.css";

interface Props {
  /** The name of the part, in the page's language: "Tjänsterna". */
  name: string;
  messages: Pick<LayoutData["errors"], "retry" | "reload" | "component">;
  /**
   * The additional texts of a section of the home page, English on every page ("Error loading services"; product 6.5).
   */
  fallbackTexts: readonly string[];
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** The number of attempts to render; shown from the second on. */
  attempt: number;
}

/** Confines an error to one part of a page (product 6.5 and 15.2). */
export class ComponentErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, attempt: 1 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  readonly #retry = () => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));

  override render(): ReactNode {
    const { name, messages, fallbackTexts, children } = this.props;
    const { failed, attempt } = this.state;
    if (!failed) return children;
    return (
      <div className="wrap">
        <div className="state state--error" role="alert">
          <h2>{messages.component.title}</h2>
          <p>{fill(messages.component.text, { component: name })}</p>
          {fallbackTexts.map((text) => (
            <p className="muted" lang="en" key={text}>
              {text}
            </p>
          ))}
          {attempt > 1 ? (
            <p className="muted">{fill(messages.component.attempt, { number: String(attempt) })}</p>
          ) : null}
          <div className="actions">
            <Button type="button" kind="secondary" size="small" onClick={this.#retry}>
              {messages.retry}
            </Button>
            <ReloadButton kind="outline" size="small">
              {messages.reload}
            </ReloadButton>
          </div>
        </div>
      </div>
    );
  }
}
