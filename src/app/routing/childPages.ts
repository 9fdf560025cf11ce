/** The pages of one child, in the order in which they are wanted. */
export const childPages = ['/progress', '/profile', '/plan', '/voices', '/assessment', '/sharing'] as const
export type ChildPage = (typeof childPages)[number]

// A page that is reached from another of the same child.
const within: Readonly<Record<string, ChildPage>> = { '/photos': '/voices' }

/** Which of them an address is, or lies within; null where it is another. Addresses may have a layout before them: `/activity/profile`. */
export function childPageAt(pathname: string): ChildPage | null {
  const part = Object.keys(within).find((path) => pathname.endsWith(path))
  return part === undefined ? (childPages.find((path) => pathname.endsWith(path)) ?? null) : (within[part] ?? null)
}
