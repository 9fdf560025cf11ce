/** Pages of a child, in menu order. */
export const childPages = ['/progress', '/profile', '/plan', '/voices', '/assessment', '/messages', '/sharing'] as const
export type ChildPage = (typeof childPages)[number]

// Reached from another page of the same child.
const within: Readonly<Record<string, ChildPage>> = { '/photos': '/voices' }

/** The child page that an address is or is part of; otherwise null. Addresses may start with a layout: `/activity/profile`. */
export function childPageAt(pathname: string): ChildPage | null {
  const part = Object.keys(within).find((path) => pathname.endsWith(path))
  return part === undefined ? (childPages.find((path) => pathname.endsWith(path)) ?? null) : (within[part] ?? null)
}
