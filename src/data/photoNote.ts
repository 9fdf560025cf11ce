import * as z from 'zod/mini'
import { colourNames } from '#domain/child/palette'
import { storedBox } from '#domain/photos/box'
import { storedMarks } from '#domain/photos/face'
import { MAX_PHOTO_NAME, MAX_PARTS } from '#domain/photos/photo'
import { categories, plainColours, shapeFamilies } from '#domain/words/words'
import type { NewPhoto } from '#ports/photos'
import { dateOf } from './fileRows'

const share = z.number().check(z.gte(0), z.lte(1))

const note = z.object({
  wordId: z.string().check(z.regex(/^[\w-]{1,140}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_PHOTO_NAME)),
  category: z.enum(categories),
  parts: z.array(z.object({ phrase: z.string().check(z.maxLength(80)), place: z.tuple([share, share, share, share]) })).check(z.maxLength(MAX_PARTS)),
  look: z.object({ needsOutline: z.boolean(), mainColour: z.enum([...colourNames, ...plainColours]), shapeFamily: z.enum(shapeFamilies) }),
  scene: z.optional(z.unknown()),
  face: z.optional(z.unknown()),
})

/** Reads the note about a photo in a file; null if it is incomplete. */
export function readPhotoNote(row: unknown): Omit<NewPhoto, 'blob'> | null {
  const { data: found } = note.safeParse(row)
  if (found === undefined) return null
  const { scene, face: stored, ...known } = found
  const face = stored === undefined ? null : storedMarks(stored)
  const savedAt = dateOf((row as { readonly savedAt?: unknown }).savedAt)?.getTime() ?? numberOf((row as { readonly savedAt?: unknown }).savedAt)
  return { ...known, ...(scene === undefined ? {} : { scene: storedBox(scene) }), ...(face === null ? {} : { face }), ...(savedAt === null ? {} : { savedAt }) }
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
