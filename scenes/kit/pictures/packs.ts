import type { Category } from '#domain/words/words'
import type { Pack } from './drawing'

// Each pack is a separate chunk, which is loaded when a word of its category is needed.
const packs = import.meta.glob<Pack>('../../../assets/packs/*.json', { import: 'default' })

/** Reads the drawings of a category. Rejects if the pack cannot be fetched. */
export async function readPack(category: Category): Promise<Pack> {
  const load = packs[`../../../assets/packs/${category}.json`]
  if (!load) throw new Error(`There is no pack of pictures for ${category}.`)
  return load()
}

/** Outlines of the parts of realistic pictures, by picture and part. They are paths in thousandths of the picture's side. */
export type Outlines = Readonly<Record<string, Readonly<Record<string, string>>>>

const outlines = import.meta.glob<Outlines>('../../../assets/parts/*.json', { import: 'default' })

/** Reads the outlines of a category's parts. Rejects if they cannot be fetched. */
export async function readOutlines(category: Category): Promise<Outlines> {
  return (await outlines[`../../../assets/parts/${category}.json`]?.()) ?? {}
}
