/** The head of a personal page: search engines don't list it. The page's component renders its title. */
export function personalMeta(description: string | undefined) {
  return [
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}
