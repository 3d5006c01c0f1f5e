import type { ReactNode } from "react";
import { useMatches, useNavigation } from "react-router";
import { GlobalBehaviour } from "./global-behaviour.tsx";
import type { LayoutData } from "./layout-data.ts";
import { mainId, RouteChange, skipLinkId } from "./route-change.tsx";
import "./page-loading.css";

/** The `handle` of a route whose pages have a frame of their own, and a `main` with the id mainId. */
export const ownFrame = { ownFrame: true };

/** Whether the current page has its own frame instead of the site's header and footer. */
export function useHasOwnFrame(): boolean {
  return useMatches().some(({ handle }) => handle === ownFrame);
}

/** What every page has, also one with its own frame: the skip link and the site's behaviour. */
export function BareLayout({
  messages,
  children,
}: {
  messages: LayoutData["interface"];
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip" id={skipLinkId} href={`#${mainId}`}>
        {messages.skip}
      </a>
      {children}
      <PageLoading label={messages.loading} />
      <RouteChange />
      <GlobalBehaviour toasts={messages.toasts} />
    </>
  );
}

/** Shows that the next page is loading, after a short delay. */
function PageLoading({ label }: { label: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className="page-loading" role="status">
      {isLoading ? <span className="page-loading__sign">{label}</span> : null}
    </p>
  );
}
