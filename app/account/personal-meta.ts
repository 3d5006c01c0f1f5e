/** What a search engine reads of a personal page: nothing to list. The page's title stands in its component. */
export function personalMeta(description: string | undefined) {
  return [
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}
