import { Link } from "react-router";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { mediaView } from "./media-view.server.ts";

type View = Awaited<ReturnType<typeof mediaView>>;

interface PictureCardProps {
  picture: View["pictures"][number];
  messages: View["messages"];
  outcome: Outcome | undefined;
}

/** A picture with its descriptions, its uses, and a way to erase it when it has none. */
export function PictureCard({ picture, messages, outcome }: PictureCardProps) {
  const { id, hash, src, width, height, size, added, uses } = picture;
  // A picture has no version: a change names the description that it was written on.
  const base = useEditedForm(
    hash,
    { version: 0, values: { altSv: picture.altSv, altEn: picture.altEn } },
    outcome,
  );
  const { altSv, altEn } = base.state.values;
  return (
    <li className="media-card" id={id}>
      <img src={src} alt={picture.altSv} width={width} height={height} loading="lazy" />
      <div>
        <p className="meta muted">
          {size} · {added}
        </p>
        <EditedForm
          base={{ ...base, key: `${base.key} ${altSv} ${altEn}` }}
          className="stack"
          values={{ hash }}
          sendsBegan
        >
          {(["altSv", "altEn"] as const).map((name) => (
            <Field
              key={name}
              {...base.field(name)}
              label={messages.fields[name]}
              required={false}
              maxLength={600}
            />
          ))}
          <Button name="intent" value="describe" kind="outline" size="small">
            {messages.save}
          </Button>
        </EditedForm>
        {outcome?.form === hash ? <AdminNotice outcome={outcome} /> : null}
        {uses.length > 0 ? (
          <p className="media-card__uses row">
            {messages.uses}{" "}
            {uses.map(({ href, title }) => (
              <Link key={href} to={href} prefetch="intent">
                {title}
              </Link>
            ))}
          </p>
        ) : (
          <div className="actions">
            <span className="muted">{messages.unused}</span>
            <Confirm {...messages.remove} intent="remove" values={{ hash }} />
          </div>
        )}
      </div>
    </li>
  );
}
