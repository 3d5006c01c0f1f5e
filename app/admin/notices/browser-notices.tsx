import { useState } from "react";
import { Part } from "#app/admin/ui/part.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { showNotice } from "./show-notice.ts";
import { useNoticePermission } from "./use-notice-permission.ts";
import type { noticeWords } from "./words.server.ts";

interface BrowserNoticesProps {
  words: (typeof noticeWords)[Locale]["browser"];
  /** Whether the person chose the browser for anything. */
  isUsed: boolean;
  href: string;
}

/** A button that asks for the browser's permission, or one that shows a notice to try. */
export function BrowserNotices({ words, isUsed, href }: BrowserNoticesProps) {
  const permission = useNoticePermission();
  const [isRefused, setIsRefused] = useState(false);
  const state = isRefused ? "unsupported" : permission;
  const notice = { id: "test", title: words.testTitle, body: words.testBody, href };
  return (
    <Part id="browser" heading={words.heading} lead={words.lead}>
      {state === "default" ? (
        <p className="actions">
          <Button
            type="button"
            kind="outline"
            size="small"
            onClick={() => void Notification.requestPermission()}
          >
            {words.allow}
          </Button>
        </p>
      ) : null}
      <div role="status">
        {state === "granted" ? <p>{words.allowed}</p> : null}
        {state === "denied" ? <p>{words.denied}</p> : null}
        {state === "unsupported" ? <p>{words.unsupported}</p> : null}
        {state === "granted" && !isUsed ? <p>{words.unused}</p> : null}
      </div>
      {state === "granted" ? (
        <p className="actions">
          <Button type="button" kind="outline" size="small" onClick={() => setIsRefused(!showNotice(notice))}>
            {words.test}
          </Button>
        </p>
      ) : null}
    </Part>
  );
}
