import { useRef, useState } from "react";
import { type Content, headText } from "#app/news/content.ts";
import { isEmpty } from "#app/news/draft.ts";
import { mediaHref, pictureTypes } from "#app/news/media.ts";
import type { ChosenPicture } from "#app/news/pictures.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { EditorData } from "./news-editor.server.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The id of the separate form that posts an image without script. */
export const imageFormId = "news-image-form";

interface NewsImageProps {
  data: EditorData;
  content: Content;
  onChange(make: (before: Content) => Content): void;
  onRemoveImage(): void;
}

/** Uploads an image at once, or chooses an uploaded one; the article contains it from its next save on. */
export function NewsImage({ data, content, onChange, onRemoveImage }: NewsImageProps) {
  const { panel } = data.messages;
  const [problem, setProblem] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  /** The file that is being uploaded; null once the image was removed or another one chosen. */
  const uploadingFile = useRef<File | null>(null);
  const endUpload = () => {
    uploadingFile.current = null;
    setIsUploading(false);
  };
  const upload = async (file: File) => {
    setProblem(undefined);
    setIsUploading(true);
    uploadingFile.current = file;
    const uploaded = await uploadPicture(file, data);
    if (uploadingFile.current !== file) return;
    endUpload();
    if ("problem" in uploaded) setProblem(uploaded.problem);
    else onChange((before) => ({ ...before, image: uploaded.picture }));
  };
  return (
    <section>
      <h2>{panel.image}</h2>
      {content.image ? (
        <>
          <img
            className="news-panel__share"
            src={mediaHref(content.image.hash, 400)}
            alt={headText(content, "imageAlt")[data.locale]}
            width={content.image.width}
            height={content.image.height}
          />
          <button
            className="plain-button"
            type="submit"
            name="intent"
            value="removeImage"
            onClick={(event) => {
              event.preventDefault();
              endUpload();
              onRemoveImage();
            }}
          >
            {panel.removeImage}
          </button>
        </>
      ) : null}
      <Field
        id="news-image"
        name="image"
        form={imageFormId}
        type="file"
        label={panel.upload}
        hint={panel.imageHint}
        error={problem}
        required={false}
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          // So that the same file can be chosen again after a failure.
          target.value = "";
        }}
      />
      <noscript>
        <Button kind="outline" size="small" form={imageFormId}>
          {panel.upload}
        </Button>
      </noscript>
      {data.pictures.length > 0 ? (
        <details data-needs-script="">
          <summary className="plain-button">{panel.choose}</summary>
          <ul className="news-covers">
            {data.pictures.map((picture) => (
              <li key={picture.hash}>
                <button
                  type="button"
                  className="news-picture"
                  aria-pressed={picture.hash === content.image?.hash}
                  onClick={() => {
                    endUpload();
                    onChange((before) => withPicture(before, picture));
                  }}
                >
                  <img
                    src={mediaHref(picture.hash, 400)}
                    alt={{ sv: picture.altSv, en: picture.altEn }[data.locale] || panel.undescribed}
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p>
        <a href={data.hrefs.pictures}>{panel.allPictures}</a>
      </p>
      <p role="status">{isUploading ? panel.uploading : ""}</p>
    </section>
  );
}

/** The content with a picture, and with the picture's description if the article has none. */
function withPicture(content: Content, { altSv, altEn, ...image }: ChosenPicture): Content {
  const { sv, en } = headText(content, "imageAlt");
  const texts = { sv: altSv, en: altEn };
  const rows = content.rows.map((row) =>
    row.kind === "imageAlt" && isEmpty(sv) && isEmpty(en)
      ? { ...row, cells: { text: texts }, staleSince: null }
      : row,
  );
  return { ...content, image, rows };
}
