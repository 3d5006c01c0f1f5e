import { useId, useState } from "react";
import { decodedPath } from "#app/domain/decoded-path.ts";
import { redirectOf } from "#app/redirects/redirect.ts";
import { siteMap } from "#app/site-map.ts";
import { FactList } from "#app/ui/fact-list.tsx";

const examples = [siteMap.securityTraining.path, siteMap.guard.aliases[0]];

/** The ways in which å, ä and ö are spelled, and where each leads. */
const spellings: readonly { name: string; spell(path: string): string }[] = [
  { name: "som den är", spell: (path) => path },
  { name: "procentkodad", spell: (path) => encodeURI(path) },
  { name: "kodad två gånger", spell: (path) => encodeURI(encodeURI(path)) },
  { name: "uppdelad (NFD)", spell: (path) => encodeURI(path.normalize("NFD")) },
  {
    name: "Latin-1",
    spell: (path) => path.replace(/[åäö]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  },
  { name: "utan prickar", spell: (path) => path.normalize("NFD").replace(/\p{M}/gu, "") },
  { name: "versaler", spell: (path) => path.toUpperCase() },
];

/** Swedish letters, in URLs and in this page's text. */
export function SwedishView() {
  const field = useId();
  const [typed, setTyped] = useState("");
  const text = document.querySelector("main")?.textContent ?? "";
  const broken = text.split(/\s+/).filter((word) => /Ã[¥¤¶…„–]|\uFFFD/.test(word));
  const split = text === text.normalize("NFC") ? "nej" : "ja";
  return (
    <section>
      <h2>Svenska tecken</h2>
      <FactList
        facts={[
          { name: "Trasiga tecken på sidan", value: broken.join(" ") || "inga" },
          { name: "Uppdelade tecken på sidan", value: split },
          { name: "Sidans adress, avkodad", value: decodedPath(location.pathname) },
        ]}
      />
      <table>
        <tbody>
          {examples.flatMap((path) =>
            spellings.map(({ name, spell }) => (
              <tr key={path + name}>
                <th scope="row">{name}</th>
                <td>{spell(path)}</td>
                <td>{outcomeOf(spell(path))}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <label htmlFor={field}>Pröva en adress</label>
      <input id={field} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output htmlFor={field}>{typed && outcomeOf(typed)}</output>
    </section>
  );
}

function outcomeOf(address: string): string {
  const redirect = redirectOf(address);
  return redirect ? `${redirect.status} ${redirect.location}` : "ingen omdirigering";
}
