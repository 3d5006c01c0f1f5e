import { createElement, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";

/** A part of a page as data: elements with their attributes, and texts. */
export interface IslandNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (IslandNode | string)[];
}

/** HTML's names that React spells otherwise. A value is React's default, since the visitor changes it. */
const spelledByReact: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
};

function Part({ name, attributes, children }: IslandNode): ReactNode {
  const [isChanged, setChanged] = useState(false);
  const properties: Record<string, unknown> = {};
  for (const [attribute, value] of Object.entries(attributes))
    properties[spelledByReact[attribute] ?? attribute] = value;
  if (name === "option") delete properties.selected;
  if (attributes["data-opens"]) properties.onClick = () => toggle(attributes["data-opens"] ?? "");
  if (name === "input" || name === "select" || name === "textarea") {
    properties.onChange = () => setChanged(true);
    properties["data-changed"] = isChanged || undefined;
  }
  return createElement(
    name,
    properties,
    ...children.map((child) => (typeof child === "string" ? child : createElement(Part, child))),
  );
}

function toggle(id: string) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

for (const island of document.querySelectorAll<HTMLElement>("react-island"))
  hydrateRoot(island, createElement(Part, JSON.parse(island.dataset.tree ?? "")), {
    onRecoverableError: reportError,
  });
