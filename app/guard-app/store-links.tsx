import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface StoreLinksProps {
  messages: { appStore: string; playStore: string; newTab: string };
  /** The app's URLs in the stores (configuration APP_STORE_URL, PLAY_STORE_URL). */
  stores: { appStore: string; playStore: string };
  children?: ReactNode;
}

/** Links to the app in both stores, each in a new tab. */
export function StoreLinks({ messages, stores, children }: StoreLinksProps) {
  return (
    <div className="actions hero-actions">
      {(["appStore", "playStore"] as const).map((store) => (
        <Button
          as="a"
          kind="outline"
          size="large"
          href={stores[store]}
          target="_blank"
          rel="noopener"
          key={store}
        >
          {messages[store]} <Icon name="ext" />
          <span className="visually-hidden"> {messages.newTab}</span>
        </Button>
      ))}
      {children}
    </div>
  );
}
