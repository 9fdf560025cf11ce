import type { Clips } from '#ports/clips'

/** Position of each clip by name: the spoken text, the first byte, and the number of bytes. */
type Places = Readonly<Record<string, readonly [text: string, start: number, length: number]>>

const places: Readonly<Record<string, () => Promise<Places>>> = {
  ...import.meta.glob<Places>('../../../assets/voice/*/*.json', { import: 'default' }),
  ...import.meta.glob<Places>('../../../assets/sounds/*.json', { import: 'default' }),
}
const files: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../assets/voice/*/*.mp3', { import: 'default', query: '?url', eager: true }),
  ...import.meta.glob<string>('../../../assets/sounds/*.mp3', { import: 'default', query: '?url', eager: true }),
}

/** Returns the path of a pack, such as `voice/en/animals` or `sounds/effects`. */
const address = (pack: string, ending: string) => `../../../assets/${pack}.${ending}`

/** Fetches a whole file of sounds. Rejects if it cannot be fetched. */
export async function fetchSound(pack: string): Promise<ArrayBuffer> {
  const url = files[address(pack, 'mp3')]
  if (url === undefined) throw new Error(`There is no sound ${pack}.`)
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${pack} could not be fetched: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Provides the clips that are shipped with the product. Each pack is downloaded once, on first use. A failed download is tried again. */
export function createClips(read: (pack: string) => Promise<ArrayBuffer> = fetchSound): Clips {
  const packs = new Map<string, Promise<ArrayBuffer>>()
  const bytesOf = (pack: string): Promise<ArrayBuffer> => {
    const known = packs.get(pack)
    if (known !== undefined) return known
    const reading = read(pack)
    packs.set(pack, reading)
    reading.catch(() => packs.delete(pack))
    return reading
  }
  return {
    async find(pack, name) {
      const index = await places[address(pack, 'json')]?.()
      const place = index !== undefined && Object.hasOwn(index, name) ? index[name] : undefined
      if (place === undefined) return null
      const [text, start, length] = place
      return { text, bytes: async () => (await bytesOf(pack)).slice(start, start + length) }
    },
  }
}
