import { useState } from "react";
import { Part } from "#app/admin/ui/part.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import type { noticeMessages } from "#app/leads/notices/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import { showNotice } from "./show-notice.ts";
import { useNoticePermission } from "./use-notice-permission.ts";

interface BrowserNoticesProps {
  messages: (typeof noticeMessages)[Locale]["browser"];
  /** Whether the person has chosen browser notices for anything. */
  isUsed: boolean;
  href: string;
}

/** A button that asks for the browser's permission, or one that shows a notice to try. */
export function BrowserNotices({ messages, isUsed, href }: BrowserNoticesProps) {
  const permission = useNoticePermission();
  const [isRefused, setIsRefused] = useState(false);
  const state = isRefused ? "unsupported" : permission;
  const notice = { id: "test", title: messages.testTitle, body: messages.testBody, href };
  return (
    <Part id="browser" heading={messages.heading} lead={messages.lead}>
      {state === "default" ? (
        <p className="actions">
          <Button
            type="button"
            kind="outline"
            size="small"
            onClick={() => void Notification.requestPermission()}
          >
            {messages.allow}
          </Button>
        </p>
      ) : null}
      <div role="status">
        {state === "granted" ? <p>{messages.allowed}</p> : null}
        {state === "denied" ? <p>{messages.denied}</p> : null}
        {state === "unsupported" ? <p>{messages.unsupported}</p> : null}
        {state === "granted" && !isUsed ? <p>{messages.unused}</p> : null}
      </div>
      {state === "granted" ? (
        <p className="actions">
          <Button type="button" kind="outline" size="small" onClick={() => setIsRefused(!showNotice(notice))}>
            {messages.test}
          </Button>
        </p>
      ) : null}
    </Part>
  );
}
