import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { plainSpelling } from "#app/i18n/spelling.ts";
import "#app/ui/select-field.css";
import "./combobox.css";

export interface ComboboxOption {
  value: string;
  label: string;
  /** What kind it is, muted beside its label. */
  detail?: string;
}

interface ComboboxProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  /** The id of the form that it belongs to, if it stands in none or in another. */
  form?: string;
  options: readonly ComboboxOption[];
  /** The chosen option. */
  value: string;
  /** Says that no option matches what is typed. */
  none: string;
  onChoose: (value: string) => void;
}

/**
 * A choice from a list by typing some letters of its words: the first match is chosen by Enter, others by the arrow
 * keys or a press (the combobox of the ARIA Authoring Practices). The list is open while the field has the focus and
 * nothing is chosen yet. It needs script: a form without script shows a select.
 */
export function Combobox({ id, ref, form, options, value, none, onChoose }: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  // Null while the list is closed; the field then shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const words = plainSpelling(typed ?? "")
    .split(" ")
    .filter(Boolean);
  const textOf = ({ label, detail = "" }: ComboboxOption) => plainSpelling(` ${label} ${detail}`);
  // Those of which each typed word begins a word come first.
  const rankOf = (option: ComboboxOption) =>
    words.every((word) => textOf(option).includes(` ${word}`)) ? 0 : 1;
  const found = options
    .filter((option) => words.every((word) => textOf(option).includes(word)))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const optionId = (index: number) => `${listId}-${index}`;

  function show(text: string) {
    setTyped(text);
    setActive(
      text === ""
        ? Math.max(
            0,
            options.findIndex((option) => option.value === value),
          )
        : 0,
    );
  }

  function choose(option: ComboboxOption | undefined) {
    if (!option) return;
    setTyped(null);
    onChoose(option.value);
  }

  function move(step: number) {
    if (!isOpen) return show("");
    const next = (active + step + found.length) % Math.max(found.length, 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") isOpen ? choose(found[active]) : show("");
    else if (event.key === "Escape" && isOpen) setTyped(null);
    else return;
    event.preventDefault();
  }

  return (
    <div className="combobox">
      <input
        ref={ref}
        id={id}
        form={form}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? chosen}
        placeholder={isOpen ? chosen : undefined}
        onFocus={() => show("")}
        onClick={() => isOpen || show("")}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => show(target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} ref={list} role="listbox" className="combobox__list" hidden={!isOpen}>
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
            {option.detail ? <small>{option.detail}</small> : null}
          </div>
        ))}
        {found.length === 0 ? (
          <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true">
            {none}
          </div>
        ) : null}
      </div>
    </div>
  );
}
