import { Link } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { keepNotices } from "#app/leads/notices/notice.ts";
import { Button } from "#app/ui/button.tsx";

interface NoticeQuestionProps {
  messages: { label: string; text: string; keep: string; change: string };
  /** The path of the page where it is changed. */
  href: string;
}

/** Tells somebody who never chose how they are notified what they get, until they agree or change it. */
export function NoticeQuestion({ messages, href }: NoticeQuestionProps) {
  return (
    <aside className="overview__question admin-box row" aria-label={messages.label}>
      <p>{messages.text}</p>
      <Button as={FormButton} kind="outline" size="small" values={{ intent: keepNotices }}>
        {messages.keep}
      </Button>
      <Link to={href}>{messages.change}</Link>
    </aside>
  );
}
