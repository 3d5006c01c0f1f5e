import { useMemo } from "react";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { ListSearch } from "#app/admin/ui/list-search.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { maxPictures, pictureTypes } from "#app/news/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Route } from "./+types/route";
import { handlePictureForm } from "./media-action.server.ts";
import { mediaView } from "./media-view.server.ts";
import { PictureCard } from "./picture-card.tsx";
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
    <AdminPage messages={messages}>
      {pictures.some(({ hash }) => hash === result?.form) ? null : <AdminNotice outcome={result ?? upload} />}
      <form method="post" encType="multipart/form-data" action={uploadHref} className="media-upload row">
        <Field
          id="media-image"
          name="image"
          type="file"
          label={messages.upload}
          hint={messages.uploadHint}
          accept={pictureTypes}
        />
        <Button kind="primary" size="small">
          {messages.send}
        </Button>
      </form>
      <ListSearch
        messages={messages}
        action={listHref}
        otherParameters={otherParameters}
        search={search}
        clear={listHref}
      />
      {pictures.length >= maxPictures ? <p className="muted">{messages.latest}</p> : null}
      {pictures.length > 0 ? (
        <ul className="media-list">
          {pictures.map((picture) => (
            <PictureCard key={picture.hash} picture={picture} messages={messages} outcome={result} />
          ))}
        </ul>
      ) : (
        <EmptyState {...(search ? messages.noMatch : messages.empty)} />
      )}
    </AdminPage>
  );
}
