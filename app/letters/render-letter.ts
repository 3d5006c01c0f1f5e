import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";

/** A letter's two parts from one template, so that neither says what the other does not. */
export async function renderLetter(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return {
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: "h1", options: { uppercase: false } },
        { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
        { selector: "a[href^='mailto:']", format: "anchor", options: { ignoreHref: true } },
      ],
    }),
  };
}
