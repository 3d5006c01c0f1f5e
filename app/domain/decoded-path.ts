/** A path with its percent-encoding decoded; as it is when that is invalid. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
