import { expect, it } from "vitest";
import { tidyPasted } from "./pasted-html.ts";

const wordItem = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;

it.each([
  [
    "Google Docs: only what is bold there is bold",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Vanlig text med </span><span style="font-weight:700">fet</span><span style="font-style:italic"> kursiv</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Punkt ett</span></p></li></ul></b>`,
    "<p>Vanlig text med <strong>fet</strong><em> kursiv</em></p><ul><li><p>Punkt ett</p></li></ul>",
  ],
  [
    "Word: a list with a list in it, a paragraph, and a numbered list",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${wordItem("·", "Första <b>punkten</b>")}\n${wordItem("o", "Under den", 2)}\n${wordItem("·", "Andra punkten")}\n<p class=MsoNormal>Sedan<o:p></o:p></p>\n${wordItem("1.", "Ett")}${wordItem("2.", "Två")}</body></html>`,
    "<ul><li>Första <strong>punkten</strong><ul><li>Under den</li></ul></li><li>Andra punkten</li></ul><p>Sedan</p>\n<ol><li>Ett</li><li>Två</li></ol>",
  ],
  [
    "Word: a list that begins at a deeper level",
    `${wordItem("o", "Djupt", 2)}${wordItem("·", "Ytligt", 1)}`,
    "<ul><li>Djupt</li><li>Ytligt</li></ul>",
  ],
  [
    "Excel: each row is a line, with its cells apart",
    "<style>td{color:red}</style><table><col width=64><tr><td>Från</td><td>18:00</td></tr><tr><td></td><td>&nbsp;</td></tr><tr><td><p>Till</p><p>sent</p></td><td><b>02</b>:00</td></tr></table>",
    "<p>Från | 18:00</p><p>Till sent | <strong>02</strong>:00</p>",
  ],
  [
    "a web page: headings are lines of their own, links stay",
    `<div><h1>Trygga entréer</h1><h2 style="font-style: italic">Så gör vi</h2></div><p>Vi <a href="/pris?a=1&amp;b=2" onclick="x()">frågar</a> &lt;dig&gt;.<br>Tack<!-- hej --></p><script>alert(1)</script>`,
    `<div><p>Trygga entréer</p><p><em>Så gör vi</em></p></div><p>Vi <a href="/pris?a=1&amp;b=2">frågar</a> &lt;dig&gt;.<br>Tack</p>`,
  ],
])("%s", (_name, pasted, expected) => expect(tidyPasted(pasted)).toBe(expected));
