import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface StoreLinksProps {
  words: { appStore: string; playStore: string; newTab: string };
  /** The app's URLs in the stores (configuration APP_STORE_URL, PLAY_STORE_URL). */
  stores: { appStore: string; playStore: string };
  children?: ReactNode;
}

/** Links to the app in both stores, each in a new tab. */
export function StoreLinks({ words, stores, children }: StoreLinksProps) {
  return (
    <div className="actions">
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
          {words[store]} <Icon name="ext" />
          <span className="visually-hidden"> {words.newTab}</span>
        </Button>
      ))}
      {children}
    </div>
  );
}
