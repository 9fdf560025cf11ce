import { helpsToPlan, helpsWithAll } from '#domain/people/sharing'
import type { Child } from '#domain/people/people'

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

/** Pages that need more than the right to look: to plan and write, or everything but sharing. */
const toWrite = ['/messages']
const toPlay = ['/voices', '/photos', '/texts', '/outlines', '/assessment']

/** Whether the family shares this page of its child with the person, to whom it may have shared only a part. */
export const isSharedPage = (pathname: string, child: Pick<Child, 'help'>): boolean =>
  (helpsToPlan(child) || !toWrite.some((path) => pathname.endsWith(path))) && (helpsWithAll(child) || !toPlay.some((path) => pathname.endsWith(path)))
