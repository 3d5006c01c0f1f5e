/** A path with its percent-encoding decoded; unchanged when the encoding is invalid. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
