import { expect, it } from "vitest";
import { readPage } from "./read-page.server.ts";

it("reads title, description and the text of main, without its links to other pages and what is around it", () => {
  const html = `<html><head><title>Priser &amp; villkor – Name</title><meta name="keywords" content="a"/><meta name="description" content="Vad &quot;allt&quot; kostar"/></head>
    <body><header>Meny</header><main id="x"><h1>Pris<br/>lista</h1><style>.a{}</style><script>var b</script><svg><title>c</title></svg><ol><li><a href="/a">395&nbsp;kr</a></li></ol><nav><a href="/b">Stockholm</a></nav></main><footer>Fot</footer></body></html>`;
  expect(readPage(html)).toEqual({
    title: "Priser & villkor",
    description: 'Vad "allt" kostar',
    text: "PRIS LISTA 395 kr",
  });
});
