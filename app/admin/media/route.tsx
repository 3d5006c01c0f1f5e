import { useMemo } from "react";
import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { TypedSearch } from "#app/admin/ui/typed-search.tsx";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { maxPictures } from "#app/news/media.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { handlePictureForm } from "./media-action.server.ts";
import { mediaView } from "./media-view.server.ts";
import { PictureCard } from "./picture-card.tsx";
import { searchParameter } from "./rules.ts";
import { UploadButton } from "./upload-button.tsx";
import "./media.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  return mediaView(await adminRequest(request, context, ["editor"]), new Date());
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  return respondWith(await handlePictureForm(admin, await readFormData(request)));
}

export const clientAction = submitOrStay;

/** All uploaded pictures: what they show, where they are used, and uploading another. */
export default function Media({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, search, isUploaded, uploadText, listHref, uploadHref, otherParameters, pictures } =
    loaderData;
  const result = useLastResult(actionData);
  // The same object when the data is reloaded, or its notice would take the focus again.
  const upload = useMemo(
    () => (uploadText ? { done: isUploaded, text: uploadText } : undefined),
    [isUploaded, uploadText],
  );
  return (
    <AdminPage
      messages={messages}
      actions={
        <div className="list-head actions">
          <TypedSearch
            name={searchParameter}
            label={messages.searchLabel}
            placeholder={messages.searchPlaceholder}
            action={listHref}
            otherParameters={otherParameters}
            search={search}
          />
          <UploadButton messages={messages} action={uploadHref} />
        </div>
      }
    >
      {pictures.some(({ hash }) => hash === result?.form) ? null : <AdminNotice outcome={result ?? upload} />}
      {pictures.length >= maxPictures ? <p className="muted">{messages.latest}</p> : null}
      {pictures.length > 0 ? (
        <ul className="media-list">
          {pictures.map((picture) => (
            <PictureCard key={picture.hash} picture={picture} messages={messages} outcome={result} />
          ))}
        </ul>
      ) : (
        <EmptyState {...(search ? messages.noMatch : messages.empty)}>
          {search ? (
            <Button as={Link} kind="outline" size="small" to={listHref}>
              {messages.clear}
            </Button>
          ) : null}
        </EmptyState>
      )}
    </AdminPage>
  );
}
