import { Component, type ReactNode } from "react";
import { errorData } from "#app/analytics/event.ts";
import { recordEvent } from "#app/analytics/record-event.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorScreen, ReloadButton } from "./error-screen.tsx";
import type { LayoutData } from "./layout-data.ts";

interface Props {
  messages: LayoutData["errors"];
  /** The key of the location; after a navigation the page is rendered again. */
  locationKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Catches errors while a page is rendered (product 15.1). */
export class GenericErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    recordEvent("exception", errorData(error));
  }

  override componentDidUpdate({ locationKey }: Props): void {
    if (locationKey !== this.props.locationKey && this.state.failed) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { messages, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <ErrorScreen title={messages.generic.title} text={messages.generic.text}>
        <Button type="button" kind="secondary" onClick={() => this.setState({ failed: false })}>
          {messages.retry}
        </Button>
        <ReloadButton kind="outline">{messages.reload}</ReloadButton>
      </ErrorScreen>
    );
  }
}
