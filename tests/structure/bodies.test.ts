import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Where a body may be read directly: errors are answered there, and the schema checks the rest. */
const readers = ["app/forms/form-body.server.ts", "app/forms/submit-form.server.ts"];

test("an action reads its body through readFormData or readJson, which answer what is none", () => {
  const reading = sources("app")
    .filter(({ path, text }) => /\.tsx?$/.test(path) && /\brequest\.(?:formData|json)\(/.test(text))
    .map(({ path }) => path);
  expect(reading.sort()).toEqual(readers);
});
