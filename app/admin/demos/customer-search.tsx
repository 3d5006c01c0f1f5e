import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useFetcher, useNavigationType } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { searchParameter } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Route } from "./+types/customers-route";
import type { FoundCustomer } from "./found-customers.server.ts";
import type { bookDemoMessages } from "./words.server.ts";
import "#app/ui/item-list.css";

/** How long (ms) somebody must pause before what is typed so far is searched for. */
const pauseMilliseconds = 150;

interface CustomerSearchProps {
  messages: (typeof bookDemoMessages)[Locale]["search"];
  locale: Locale;
  /** What the page was asked to find, and found, without script. */
  search: string;
  found: readonly FoundCustomer[];
  /** The path of this page with a customer chosen. */
  hrefOf: (customer: FoundCustomer) => string;
  /** The parameters that stay. */
  values: HiddenValues;
  onChoose: (customer: FoundCustomer) => void;
}

/**
 * The search for whom a demo is booked. Enter chooses the first customer, the arrow keys go to the others; without script
 * the page finds them, and each is a link.
 */
export function CustomerSearch(props: CustomerSearchProps) {
  const { messages, locale, hrefOf, values, onChoose } = props;
  const { load, data } = useFetcher<Route.ComponentProps["loaderData"]>();
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const search = (typed ?? props.search).trim();
  const isTyped = typed !== null;
  const [isArrival] = useState(useNavigationType() !== "POP");
  useEffect(() => {
    // Whoever comes by a link types at once.
    if (isArrival) box.current?.querySelector<HTMLElement>("[type=search]")?.focus();
  }, [isArrival]);
  useEffect(() => {
    if (!search || !isTyped || !navigator.onLine) return;
    const query = new URLSearchParams({ [searchParameter]: search, lang: locale });
    const wait = setTimeout(() => void load(`${adminPaths.demoCustomers}?${query}`), pauseMilliseconds);
    return () => clearTimeout(wait);
  }, [search, isTyped, locale, load]);
  const isFound = isTyped ? data?.search === search : true;
  const found = isTyped ? (isFound && search ? (data?.found ?? []) : []) : props.found;
  const choose = (customer: FoundCustomer) => {
    setTyped("");
    onChoose(customer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and the links
    <div className="customer-search stack stack--tight" ref={box} onKeyDown={moveByArrows}>
      <Form
        method="get"
        role="search"
        className="customer-search__form"
        onSubmit={(event) => {
          const [first] = found;
          // While the answer is on its way the page itself is asked.
          if (isTyped && (first || !search)) event.preventDefault();
          if (isTyped && first) choose(first);
        }}
      >
        <HiddenFields values={values} />
        <Field
          id="customer-search"
          name={searchParameter}
          type="search"
          label={messages.label}
          hint={messages.hint}
          required={false}
          autoComplete="off"
          value={typed ?? props.search}
          onChange={({ target }) => setTyped(target.value)}
          data-admin-search
        />
        <noscript>
          <Button kind="secondary" size="small">
            {messages.button}
          </Button>
        </noscript>
      </Form>
      {found.length > 0 ? (
        <ul className="item-list" aria-label={messages.found}>
          {found.map((customer) => (
            <li key={customer.id}>
              <Link
                to={hrefOf(customer)}
                data-choice
                onClick={(event: MouseEvent) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  choose(customer);
                }}
              >
                {customer.label}
                <small>{customer.detail}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {/* Said aloud when it changes. */}
      <p className="muted" role="status">
        {search && isFound && found.length === 0 ? messages.none : null}
      </p>
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], [data-choice]")];
  const { activeElement } = document;
  const index = activeElement instanceof HTMLElement ? targets.indexOf(activeElement) : -1;
  targets[Math.min(Math.max(index + step, 0), targets.length - 1)]?.focus();
}
