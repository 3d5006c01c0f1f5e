import type { OrderMessages } from "#app/pages/express-order/order-view.server.ts";
import { dataPaths } from "#app/site-map.ts";
import type { HeroOrder } from "./hero-order.tsx";

/** The order that unfolds in the hero's card, with its texts. */
export interface LoadedOrder {
  HeroOrder: typeof HeroOrder;
  messages: OrderMessages;
}

let loading: Promise<LoadedOrder> | null = null;
let loaded: LoadedOrder | null = null;

/** The order, if it is loaded already. */
export const loadedOrder = (): LoadedOrder | null => loaded;

/** Loads the order's code and texts, once for a page: the language is another document. Rejects without a network. */
export function loadOrder(): Promise<LoadedOrder> {
  loading ??= fetchOrder();
  loading.then(
    (order) => {
      loaded = order;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

async function fetchOrder(): Promise<LoadedOrder> {
  const [{ HeroOrder }, response] = await Promise.all([
    import("./hero-order.tsx"),
    fetch(dataPaths.orderFormTexts + location.search, { headers: { accept: "application/json" } }),
  ]);
  if (!response.ok) throw new Error(`fetching the order's texts failed with status ${response.status}`);
  return { HeroOrder, messages: await response.json() };
}
