import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import "./tabs.css";

interface TabsProps {
  label: string;
  /** `id` is the panel's anchor; the first panel is the default. */
  panels: readonly { id: string; name: string; content: ReactNode }[];
  after: ReactNode;
}

/** Dispatches an event when a tab is chosen, because `replaceState` fires none. */
const chosen = new EventTarget();

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  chosen.addEventListener("choice", changed);
  return () => {
    removeEventListener("hashchange", changed);
    chosen.removeEventListener("choice", changed);
  };
}

/**
 * Tabs by the WAI-ARIA Authoring Practices: one tab stop; arrows, Home and End choose a tab. The chosen tab is in the
 * URL's hash. Every panel is in the server's HTML; tabs.css shows the right one until the script runs, and all of them
 * without script. No library: it would cost every page up to 10 KB.
 */
export function Tabs({ label, panels, after }: TabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(panels[0]?.id);
  const isPanel = (id: string) => panels.some((panel) => panel.id === id);
  const read = () => {
    const id = location.hash.slice(1);
    if (isPanel(id)) latest.current = id;
    return latest.current;
  };
  const currentTab = useSyncExternalStore(listen, read, () => undefined);

  useEffect(() => {
    const scroller = bar.current;
    const tab = currentTab && document.getElementById(tabId(currentTab));
    if (scroller && tab) scroller.scrollLeft = tab.offsetLeft - (scroller.clientWidth - tab.offsetWidth) / 2;
  }, [currentTab]);

  useEffect(() => {
    // For a link elsewhere on the page: the browser could not scroll to a hidden panel.
    const follow = () => {
      const panel = document.getElementById(location.hash.slice(1));
      if (panel?.role === "tabpanel") panel.scrollIntoView();
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  function choose(id: string): void {
    history.replaceState(history.state, "", `#${id}`);
    flushSync(() => chosen.dispatchEvent(new Event("choice")));
    const panel = document.getElementById(id);
    const covered = bar.current?.getBoundingClientRect().bottom ?? 0;
    if (panel && panel.getBoundingClientRect().top < covered - 2)
      panel.scrollIntoView({ behavior: "instant" });
  }

  function onClick(event: MouseEvent, id: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const current = panels.findIndex(({ id }) => id === currentTab);
    const goal = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1, " ": current }[
      event.key
    ];
    const id = goal === undefined ? undefined : panels.at(goal % panels.length)?.id;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(id);
    document.getElementById(tabId(id))?.focus({ preventScroll: true });
  }

  return (
    <div className="tabbed" data-live={currentTab ? "" : undefined}>
      <div className="tabs">
        <div className="wrap tabs__bar" ref={bar}>
          <div className="tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
            {panels.map(({ id, name }, index) => (
              <a
                role="tab"
                key={id}
                id={tabId(id)}
                href={`#${id}`}
                aria-controls={id}
                aria-selected={currentTab ? currentTab === id : index === 0}
                tabIndex={currentTab && currentTab !== id ? -1 : 0}
                onClick={(event) => onClick(event, id)}
              >
                {name}
              </a>
            ))}
          </div>
          {after}
        </div>
      </div>
      {panels.map(({ id, content }) => (
        <div
          role="tabpanel"
          key={id}
          id={id}
          aria-labelledby={tabId(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel without controls focusable.
          tabIndex={0}
          hidden={currentTab !== undefined && currentTab !== id}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function tabId(panel: string): string {
  return `flik-${panel}`;
}
