/**
 * The `handle` of a route whose page has a bar at the window's lower edge (app/pages/order-bar.tsx). The layout says so
 * by a class: `:has(.bottom-bar)` on the root doubled the page's style work, as all that arrives is looked at again.
 */
export const bottomBar = { bottomBar: true };
