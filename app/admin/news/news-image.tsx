import { useState } from "react";
import { FieldError } from "#app/admin/ui/field-error.tsx";
import { mediaHref, type Picture } from "#app/news/media.ts";
import { type Content, headText } from "./content.ts";
import type { EditorData } from "./news-editor.server.ts";
import "#app/ui/hint.css";

/** The separate form that sends an image without script. */
export const imageFormId = "news-image-form";

interface NewsImageProps {
  data: EditorData;
  content: Content;
  onChange(make: (before: Content) => Content): void;
  onRemoveImage(): void;
}

/** Uploads an image at once; the article refers to it with its next save. */
export function NewsImage({ data, content, onChange, onRemoveImage }: NewsImageProps) {
  const { panel } = data.words;
  const problems: Partial<Record<number, string>> = { 413: panel.imageTooBig, 503: panel.imageBusy };
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const upload = async (file: File) => {
    if (file.size > 8 * 1024 * 1024) return setProblem(panel.imageTooBig);
    setProblem(null);
    setIsUploading(true);
    const body = new FormData();
    body.set("image", file);
    try {
      const answer = await fetch(data.hrefs.image, {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      });
      if (answer.ok) {
        const image: Picture = await answer.json();
        onChange((before) => ({ ...before, image }));
      } else setProblem(problems[answer.status] ?? panel.imageProblem);
    } catch {
      setProblem(panel.imageProblem);
    }
    setIsUploading(false);
  };
  return (
    <section>
      <h2>{panel.image}</h2>
      {content.image ? (
        <>
          <img
            className="news-panel__share"
            src={mediaHref(content.image.hash, 400, "webp")}
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
              onRemoveImage();
            }}
          >
            {panel.removeImage}
          </button>
        </>
      ) : null}
      <div className="field">
        <label htmlFor="news-image">{panel.upload}</label>
        <span className="hint" id="news-image-hint">
          {panel.imageHint}
        </span>
        <input
          id="news-image"
          name="image"
          form={imageFormId}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby={problem ? "news-image-error news-image-hint" : "news-image-hint"}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
          }}
        />
        <noscript>
          <button className="button button-outline button-small" type="submit" form={imageFormId}>
            {panel.upload}
          </button>
        </noscript>
        {problem ? <FieldError id="news-image-error" text={problem} /> : null}
        <p role="status">{isUploading ? panel.uploading : ""}</p>
      </div>
    </section>
  );
}
