import type { Root } from 'hast'
import type { GuideHead, GuideId, Section, Source } from '#domain/guides/guide'

/** A guide as it is read. */
export interface Guide {
  readonly sections: readonly Section<Root>[]
  readonly sources: readonly Source[]
}

const heads = import.meta.glob<GuideHead>('../../../assets/guides/en/*.md', { query: '?head', import: 'default', eager: true })
const bodies = import.meta.glob<Guide>('../../../assets/guides/en/*.md', { import: 'default' })
const pictures = import.meta.glob<string>('../../../assets/guides/pictures/*.webp', { query: '?url', import: 'default', eager: true })

const headById: ReadonlyMap<string, GuideHead> = new Map(Object.values(heads).map((head) => [head.id, head]))

export function headOf(id: GuideId): GuideHead {
  const head = headById.get(id)
  if (head === undefined) throw new Error(`the guide ${id} has no text`)
  return head
}

/** Fetches one guide. Rejects where it is not kept and there is no network. */
export const loadGuide = (id: GuideId): Promise<Guide> => {
  const load = bodies[`../../../assets/guides/en/${id}.md`]
  return load === undefined ? Promise.reject(new Error(`the guide ${id} has no text`)) : load()
}

/** The address of a guide's picture. */
export const pictureOf = (id: GuideId): string => pictures[`../../../assets/guides/pictures/${id}.webp`] ?? ''
