import { useRef } from "react";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Button, DialogButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldFold } from "#app/ui/field-fold.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Image } from "#app/ui/image.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { Section } from "#app/ui/section.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Patterns } from "./components/patterns.tsx";
import "./components-styles.ts";

const kinds = ["primary", "secondary", "outline"] as const;
const grounds = ["paper", "sunken", "night"] as const;
const headings = ["h2-small", "h3", "title"] as const;
const chips = ["new", "ok", "info", "warning", "error"] as const;

/** Every component of app/ui in all its states; in development only (app/routes.ts). */
export default function Components() {
  return (
    <>
      <title>Components</title>
      <Hero
        title="Components"
        lead="Every component of the design system, in all its states. docs/design.md says when to use which."
        actions={
          <DialogButton dialog="components-dialog" kind="primary" size="large">
            Open a dialog
          </DialogButton>
        }
      />
      {grounds.map((ground) => (
        <Section
          key={ground}
          titleId={`buttons-${ground}`}
          title={`Buttons on ${ground}`}
          intro="One primary in a view."
          ground={ground}
        >
          <Buttons />
        </Section>
      ))}
      <Section titleId="headings-title" title="Headings" intro="The level says where, the size how loud.">
        <Stack gap="loose">
          {headings.map((size) => (
            <Heading key={size} level={3} size={size}>
              {size}: trygghet som syns
            </Heading>
          ))}
        </Stack>
      </Section>
      <Section titleId="stack-title" title="Stack and Card" follows>
        <div className="row stack--loose">
          {(["tight", "normal", "loose"] as const).map((gap) => (
            <Card key={gap}>
              <Stack gap={gap}>
                <b>{gap}</b>
                <span>one</span>
                <span>two</span>
              </Stack>
            </Card>
          ))}
          <Card ground="sunken">sunken</Card>
          <Card ground="night">night</Card>
          <Card ground="sunken" small>
            small
          </Card>
        </div>
      </Section>
      <Section titleId="fields-title" title="Fields" intro="The value stays in the document.">
        <Fields />
      </Section>
      <Section titleId="table-title" title="Table and Receipt" follows>
        <Stack gap="loose">
          <Figures />
          <Figures dense />
          <Card>
            <Receipt
              rows={[
                { label: "2 × 8 h × 385 kr", amount: "6 160 kr" },
                { label: "Supplement", mark: "estimate", amount: "560 kr", detail: "Weekend night" },
                { label: "Sum", terms: "excl. VAT", amount: "6 720 kr", kind: "sum" },
                { label: "VAT 25 %", amount: "1 680 kr", kind: "after" },
              ]}
            />
          </Card>
        </Stack>
      </Section>
      <Tabs
        label="Tabs"
        panels={["One", "Two"].map((name) => ({
          id: `panel-${name}`,
          name,
          content: (
            <Section titleId={`panel-${name}-title`} title={`Panel ${name}`}>
              <p className="callout">A note beside the matter.</p>
            </Section>
          ),
        }))}
        after={
          <a className="tab" href="#stack-title">
            A link after the tabs
          </a>
        }
      />
      {grounds.map((ground) => (
        <Section key={ground} titleId={`patterns-${ground}`} title={`Patterns on ${ground}`} ground={ground}>
          <Patterns />
        </Section>
      ))}
      <Section titleId="states-title" title="States and marks">
        <States />
      </Section>
      <Dialog id="components-dialog" title="A dialog" closeLabel="Close">
        <p>A sheet from below on a phone.</p>
        <Field id="in-dialog" name="in-dialog" label="Field" />
      </Dialog>
    </>
  );
}

function Buttons() {
  return (
    <Stack>
      {(["large", undefined, "small"] as const).map((size) => (
        <div className="row stack--tight" key={size ?? "normal"}>
          {kinds.map((kind) => (
            <Button type="button" kind={kind} size={size} key={kind}>
              {kind} <Icon name="arrow" className="icon--go" />
            </Button>
          ))}
          <Button type="button" kind="primary" size={size} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="row stack--tight">
        <BusyButton busy={false} busyText="Sending...">
          Send
        </BusyButton>
        <BusyButton busy busyText="Sending...">
          Send
        </BusyButton>
        <BusyButton busy={false} kind="outline" busyText="Sending...">
          Send anyway
        </BusyButton>
        <BusyButton busy={false} blocked busyText="Sending...">
          Blocked
        </BusyButton>
        <Button type="button" kind="outline" onClick={() => showToast("info", "A toast")}>
          Show a toast
        </Button>
        <a className="more" href="#stack-title">
          A link that leads on <Icon name="arrow" />
        </a>
      </div>
    </Stack>
  );
}

function Fields() {
  const summary = useRef<HTMLElement>(null);
  return (
    <form className="form form-columns">
      <Field id="plain" name="plain" label="Company" placeholder="Example AB" />
      <Field id="optional" name="optional" label="Phone" optional="(optional)" hint="Only if we may call." />
      <Field id="wrong" name="wrong" label="E-mail" error="Write an address with an @." defaultValue="anna" />
      <SelectField
        id="select"
        name="select"
        label="Service"
        placeholder="Choose"
        options={[{ value: "guard", label: "Guard" }]}
      />
      <Field id="long" name="long" label="Message" multiline className="full" />
      <FieldFold className="full" summary="Folded until it is wanted" isOpen={false} hasError={false}>
        <Field id="folded" name="folded" label="Reference" required={false} />
      </FieldFold>
      <Segmented
        name="segmented"
        legend="How may we answer?"
        options={[
          { value: "email", label: "E-mail", icon: "mail" },
          { value: "phone", label: "Phone", icon: "phone" },
        ]}
      />
      <nav className="segments" aria-label="Which are shown">
        {["All", "Waiting", "Sent"].map((part, place) => (
          <a href="#fields-title" aria-current={place === 0 ? "true" : undefined} key={part}>
            {part}
          </a>
        ))}
      </nav>
      <label className="check">
        <input type="checkbox" name="check" defaultChecked /> A box to tick
      </label>
      <ErrorSummary
        ref={summary}
        title="One thing is missing"
        errors={[{ fieldId: "wrong", text: "E-mail" }]}
      />
    </form>
  );
}

function Figures({ dense = false }: { dense?: boolean }) {
  return (
    <Table
      caption="Requests by page"
      columns={{ page: "Page", shown: "Shown", sent: "Sent" }}
      rows={["/", "/vaktare", "/pris"].map((page, place) => ({
        key: page,
        cells: { page, shown: 1200 - 300 * place, sent: 12 - 3 * place },
      }))}
      numbers={["shown", "sent"]}
      dense={dense}
    />
  );
}

function States() {
  return (
    <Stack gap="loose">
      <div className="row stack--tight">
        {chips.map((kind) => (
          <span className={`chip chip--${kind}`} key={kind}>
            {kind}
          </span>
        ))}
      </div>
      <p className="notice">What became of something</p>
      <p className="notice notice--refused">What was refused</p>
      <div className="state">
        <h3>Nothing yet</h3>
        <p className="muted">What is empty says what to do.</p>
      </div>
      <div className="state state--error">
        <h3>It did not work</h3>
        <p className="muted">What failed says why, and what helps.</p>
      </div>
      <FactList
        className="lines lines--named"
        facts={[
          { name: "Name", value: "what it stands for" },
          { name: "Another", value: "what that is" },
        ]}
      />
      <Fold summary="Folded on a phone, open beside">
        <p className="note">What a phone need not show at once.</p>
      </Fold>
      <FirstRows
        showAll="Show all"
        rows={["One", "Two", "Three", "Four", "Five"].map((row) => <li key={row}>{row}</li>)}
      />
      <div className="row">
        <DrawnIcon name="court" />
        <QrCode
          image={{ size: 5, path: "M1 1h1v1h-1zM3 1h1v1h-1zM2 2h1v1h-1zM1 3h3v1h-3z" }}
          label="A QR code"
        />
        <Image
          src="/illustrations/none.svg"
          alt=""
          className="panel"
          failed="A picture that can't be shown"
        />
      </div>
      <div className="tape tape--thin" aria-hidden="true" />
      <Skeleton />
    </Stack>
  );
}
