/**
 * The `handle` of a route whose page has a bar at the bottom of the window (app/pages/order-bar.tsx). The
 * layout sets a class for it: with `:has(.bottom-bar)` on the root the page's style work doubled, because the
 * browser checks it again for every element that is added.
 */
export const bottomBar = { bottomBar: true };
