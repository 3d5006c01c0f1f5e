import { expect, onTestFinished, test } from "vitest";
import { type Content, emptyContent } from "#app/news/content.ts";
import { eventually } from "#tests/database.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, startTwoNodes } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

test("news published on one node are shown at once by the other, whose cached pages are replaced", async () => {
  const { one, two, end } = await startTwoNodes({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  onTestFinished(end);

  const editor = await addAccount((query, values) => ask(one, query, values), { role: "editor" });
  const { cookieHeader } = await signInWithSecondFactor(one.url, editor);
  const id = crypto.randomUUID();
  const content = written(emptyContent("nyheter-pa-alla-noder"), "Första rubriken");
  await ask(one, "insert into news_drafts (id, content) values ($1, $2)", [id, JSON.stringify(content)]);
  const publish = async (version: number, sent: Content) => {
    const response = await fetch(`${one.url}/admin/nyheter/${id}/spara`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookieHeader, origin: one.url },
      body: JSON.stringify({ intent: "publish", version, content: sent }),
    });
    expect(response.status).toBe(200);
  };
  const shows = async (site: RunningSite, path: string, text: string) =>
    (await (await fetch(`${site.url}${path}`)).text()).includes(text);

  expect(await shows(two, "/nyheter", "Första rubriken")).toBe(false);
  await publish(1, content);
  for (const path of ["/nyheter", `/nyheter/${content.slug}`])
    await eventually(() => shows(two, path, "Första rubriken"));
  await publish(1, written(content, "Andra rubriken"));
  for (const path of ["/nyheter", `/nyheter/${content.slug}`]) {
    await eventually(() => shows(two, path, "Andra rubriken"));
    expect(await shows(two, path, "Första rubriken")).toBe(false);
  }
});

/** The same article with another Swedish headline. */
function written(content: Content, title: string): Content {
  const texts: Record<string, string> = { title, lead: "Ingress.", excerpt: "Kort.", text: "<p>Text.</p>" };
  return {
    ...content,
    rows: content.rows.map((row) => {
      const [name = ""] = Object.keys(row.cells);
      const text = texts[row.kind];
      return text === undefined ? row : { ...row, cells: { ...row.cells, [name]: { sv: text, en: "" } } };
    }),
  };
}
