import { useRouteLoaderData } from "react-router";
import type { Route } from "../+types/root";

/** The root loader's data; every page's HTML contains it, so keep it small. */
export type LayoutData = Route.ComponentProps["loaderData"];

/** The root loader's data; absent only when the root loader itself failed. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>("root");
}
