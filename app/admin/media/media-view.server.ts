import type { AdminRequest } from "#app/admin/admin-request.server.ts";
import { adminHref, articleEditorHref, referenceHref } from "#app/admin/urls.ts";
import { cleanLine } from "#app/domain/clean-text.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatRecent } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import { mediaHref } from "#app/news/media.ts";
import { listPictures } from "#app/news/pictures.server.ts";
import { pictureId, searchParameter, uploadParameter } from "./rules.ts";
import { mediaMessages } from "./words.server.ts";

/** The data of the page of pictures. */
export async function mediaView({ staff, locale, url }: AdminRequest, now: Date) {
  const messages = mediaMessages[locale];
  const search = cleanLine(url.searchParams.get(searchParameter) ?? "").slice(0, 200);
  const pictures = await listPictures(staff, search);
  const result = url.searchParams.get(uploadParameter);
  const isUploaded = result === "uploaded";
  return {
    messages,
    search,
    isUploaded,
    uploadText: isUploaded ? messages.done.uploaded : wordOf(messages.refused, result),
    listHref: adminHref(adminPaths.media, locale),
    uploadHref: adminHref(adminPaths.mediaUpload, locale),
    otherParameters: languageParameters(locale),
    pictures: pictures.map(({ hash, width, height, altSv, altEn, at, addedBy, uses }) => ({
      id: pictureId(hash),
      hash,
      src: mediaHref(hash, 400),
      width,
      height,
      altSv,
      altEn,
      size: fill(messages.size, { width: String(width), height: String(height) }),
      added: addedBy
        ? fill(messages.addedBy, { at: formatRecent(at, now, locale), who: addedBy })
        : fill(messages.added, { at: formatRecent(at, now, locale) }),
      uses: uses.map(({ kind, id, title }) => ({
        title,
        href: kind === "logo" ? referenceHref("logo", id, locale) : articleEditorHref(id, locale),
      })),
    })),
  };
}
