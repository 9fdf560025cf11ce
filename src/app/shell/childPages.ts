import { helpsToPlan, helpsWithAll } from '#domain/people/sharing'
import type { Child } from '#domain/people/people'

/** The pages of a child, in menu order. */
export const childPages = ['/progress', '/profile', '/plan', '/voices', '/assessment', '/messages', '/sharing'] as const
export type ChildPage = (typeof childPages)[number]

// Pages that are reached from another page of the same child, with that page.
const within: Readonly<Record<string, ChildPage>> = { '/photos': '/voices' }

/** Returns the child page that an address is or belongs to, or null. Addresses may start with a layout, as in `/activity/profile`. */
export function childPageAt(pathname: string): ChildPage | null {
  const part = Object.keys(within).find((path) => pathname.endsWith(path))
  return part === undefined ? (childPages.find((path) => pathname.endsWith(path)) ?? null) : (within[part] ?? null)
}

/** Pages that need more than the right to look: the right to plan and write, or every right except sharing. */
const toWrite = ['/messages']
const toPlay = ['/voices', '/photos', '/texts', '/outlines', '/assessment']

/** Whether the family shares this page of the child with the person. It may share only some pages. */
export const isSharedPage = (pathname: string, child: Pick<Child, 'help'>): boolean =>
  (helpsToPlan(child) || !toWrite.some((path) => pathname.endsWith(path))) && (helpsWithAll(child) || !toPlay.some((path) => pathname.endsWith(path)))
