import { Form } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { type Outcome, respondWith } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import {
  choiceOfBoxes,
  noticeChanges,
  saveNotices,
  singleWays,
  tickedBoxes,
  wantsBrowser,
} from "#app/leads/notices/notice.ts";
import { readNoticeChoice, saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { BrowserNotices } from "./browser-notices.tsx";
import { NoticeChoices } from "./notice-choices.tsx";

/** What can be chosen, in the groups of the page. */
const grouped = [
  { id: "happens", names: ["newLeads", "assigned", "incomingEmails"] },
  { id: "due", names: ["steps", "morning"] },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const { notifications, email, morning, question, groups, kinds, ...messages } = noticeMessages[locale];
  const choice = await readNoticeChoice(staff);
  return {
    messages,
    groups: grouped.map(({ id, names }) => ({
      id,
      heading: groups[id],
      kinds: names.map((kind) => ({
        kind,
        ...kinds[kind],
        // The email of the morning has no other way.
        ways: singleWays
          .filter((way) => kind !== "morning" || way === "email")
          .map((way) => ({ name: `${kind}-${way}`, label: messages.ways[way] })),
      })),
    })),
    ticked: tickedBoxes(choice),
    isBrowserUsed: wantsBrowser(choice),
    leadsHref: adminHref(adminPaths.leads, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const messages = noticeMessages[locale];
  const posted = textsOf(await readFormData(request));
  // A form without a ticked box posts nothing else.
  if (posted.intent !== saveNotices) return respondWith<Outcome>({ done: false, text: messages.wrong });
  const choice = choiceOfBoxes(posted);
  const before = await readNoticeChoice(staff);
  await saveNoticeChoice(staff, choice);
  const hasChanged = noticeChanges(before, choice).length > 0;
  return respondWith<Outcome>({
    done: true,
    text: messages.saved,
    ...(hasChanged ? { undo: { intent: saveNotices, ...tickedBoxes(before) } } : {}),
  });
}

export const clientAction = submitOrStay;

/** How the member of staff wants to be notified and reminded. */
export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, groups, ticked, isBrowserUsed, leadsHref } = loaderData;
  const result = useLastResult(actionData);
  return (
    <AdminPage messages={messages}>
      <AdminNotice outcome={result} undo={messages.undo} />
      <Form method="post" className="notices" preventScrollReset key={JSON.stringify(ticked)}>
        {groups.map(({ id, heading, kinds }) => (
          <Part key={id} id={id} heading={heading}>
            <NoticeChoices kinds={kinds} example={messages.example} ticked={ticked} />
          </Part>
        ))}
        <p className="actions">
          <Button kind="primary" name="intent" value={saveNotices}>
            {messages.save}
          </Button>
        </p>
      </Form>
      <BrowserNotices messages={messages.browser} isUsed={isBrowserUsed} href={leadsHref} />
    </AdminPage>
  );
}
