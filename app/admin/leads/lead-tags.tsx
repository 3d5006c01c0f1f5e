import { Form, Link } from "react-router";
import { FormButton, HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { maxTagName } from "#app/leads/tag.ts";
import { Button } from "#app/ui/button.tsx";
import type { leadTagsMessages } from "./lead-tags-words.server.ts";
import "#app/ui/chip.css";
import "./lead-tags.css";

type Messages = (typeof leadTagsMessages)[Locale];

interface LeadTagsProps {
  messages: Messages;
  tags: readonly string[];
  /** The names of all tags. */
  known: readonly string[];
  /** The path of the page with all tags. */
  allHref: string;
}

/** The tags of a lead, each with a button that removes it, and a field for another one. */
export function LeadTags({ messages, tags, known, allHref }: LeadTagsProps) {
  return (
    <section className="lead-tags row stack--tight" aria-label={messages.label}>
      <Link to={allHref} title={messages.all} className="muted">
        {messages.label}
      </Link>
      {tags.map((tag) => (
        <span className="chip chip--info" key={tag}>
          {tag}
          <FormButton
            values={{ intent: "tag", way: "remove", tag }}
            className="lead-tags__remove"
            label={fill(messages.remove, { name: tag })}
          >
            ×
          </FormButton>
        </span>
      ))}
      <Form method="post" preventScrollReset key={tags.join()}>
        <HiddenFields values={{ intent: "tag", way: "add" }} />
        <TagField
          messages={messages}
          known={known.filter((tag) => !tags.includes(tag))}
          id="tags-of-lead"
          shortcut="l"
        />
      </Form>
    </section>
  );
}

interface TagFieldProps {
  messages: Messages;
  known: readonly string[];
  /** The id of the list of suggestions. */
  id: string;
  shortcut?: string;
}

/** A field for a tag's name, which suggests those that there are. */
export function TagField({ messages, known, id, shortcut }: TagFieldProps) {
  return (
    <>
      <input
        className="lead-tags__field"
        name="tag"
        list={id}
        maxLength={maxTagName}
        placeholder={messages.add}
        aria-label={messages.add}
        aria-keyshortcuts={shortcut}
        autoComplete="off"
      />
      <datalist id={id}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

/** In the bar of the list: the field and button that add a tag to the chosen leads. */
export function ChosenTag({ messages, known }: Pick<TagFieldProps, "messages" | "known">) {
  return (
    <span className="row stack--tight">
      <input type="hidden" name="way" value="add" />
      <TagField messages={messages} known={known} id="tags-of-list" />
      {/* The first button of the form, so that Enter in the field presses it. */}
      <Button kind="outline" size="small" name="intent" value="tag">
        {messages.one}
      </Button>
    </span>
  );
}

/** The tags of a lead as small chips, in a list. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="tag-chips">
      {tags.map((tag) => (
        <span className="chip chip--info" key={tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}
