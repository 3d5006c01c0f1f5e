import { Form } from "react-router";
import * as z from "zod/mini";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { type Outcome, respondWith } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { noticeChanges, noticeKinds, noticeWays, wantsBrowser } from "#app/leads/notices/notice.ts";
import { readNoticeChoice, saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/route";
import { BrowserNotices } from "./browser-notices.tsx";

const schema = z.object({
  newLeads: z.enum(noticeWays),
  assigned: z.enum(noticeWays),
  incomingEmails: z.enum(noticeWays),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const { notifications, email, question, ...messages } = noticeMessages[locale];
  const choice = await readNoticeChoice(staff);
  return {
    messages,
    choice,
    isBrowserUsed: wantsBrowser(choice),
    leadsHref: adminHref(adminPaths.leads, locale),
    options: noticeWays.map((value) => ({ value, label: messages.ways[value] })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const messages = noticeMessages[locale];
  const parsed = schema.safeParse(textsOf(await readFormData(request)));
  if (!parsed.success) return respondWith<Outcome>({ done: false, text: messages.wrong });
  const before = await readNoticeChoice(staff);
  await saveNoticeChoice(staff, parsed.data);
  const hasChanged = noticeChanges(before, parsed.data).length > 0;
  return respondWith<Outcome>({
    done: true,
    text: messages.saved,
    ...(hasChanged ? { undo: { ...before } } : {}),
  });
}

export const clientAction = submitOrStay;

/** How the member of staff wants to be notified of leads and incoming emails. */
export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, choice, options, isBrowserUsed, leadsHref } = loaderData;
  const result = useLastResult(actionData);
  return (
    <AdminPage messages={messages}>
      <AdminNotice outcome={result} undo={messages.undo} />
      <Form method="post" className="field-grid" preventScrollReset key={JSON.stringify(choice)}>
        {noticeKinds.map((kind) => (
          <SelectField
            key={kind}
            id={`notices-${kind}`}
            name={kind}
            label={messages.kinds[kind]}
            hint={messages.hints[kind]}
            options={options}
            defaultValue={choice[kind]}
          />
        ))}
        <Button kind="primary">{messages.save}</Button>
      </Form>
      <BrowserNotices messages={messages.browser} isUsed={isBrowserUsed} href={leadsHref} />
    </AdminPage>
  );
}
