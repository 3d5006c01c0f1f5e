import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { addImage, BusyWithImages } from "#app/news/media.server.ts";
import { maxImageBytes, type Picture } from "#app/news/media.ts";

/** The response's status for each problem with a picture; the problems are also keys of the pages' texts. */
export const uploadStatuses = {
  imageTooBig: 413,
  imageTooLarge: 422,
  imageProblem: 422,
  imageBusy: 503,
} as const;
export type UploadProblem = keyof typeof uploadStatuses;

/** Stores the picture that a form posts as `image`; otherwise gives the problem with it, or that it must wait. */
export async function storeUpload(
  staff: StaffAccess,
  request: Request,
): Promise<{ picture: Picture } | { problem: UploadProblem }> {
  if (Number(request.headers.get("content-length")) > maxImageBytes + 4096) return { problem: "imageTooBig" };
  return storePictureFile(staff, (await readFormData(request)).get("image"));
}

/** Stores a picture that a form posted among other fields; otherwise gives the problem with it. */
export async function storePictureFile(
  staff: StaffAccess,
  file: FormDataEntryValue | null,
): Promise<{ picture: Picture } | { problem: UploadProblem }> {
  if (!(file instanceof File) || file.size === 0) return { problem: "imageProblem" };
  if (file.size > maxImageBytes) return { problem: "imageTooBig" };
  try {
    const picture = await addImage(staff, new Uint8Array(await file.arrayBuffer()));
    if (picture === "tooLarge") return { problem: "imageTooLarge" };
    return picture ? { picture } : { problem: "imageProblem" };
  } catch (error) {
    if (error instanceof BusyWithImages) return { problem: "imageBusy" };
    throw error;
  }
}
