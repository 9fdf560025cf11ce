import type { Digest, DigestTrial } from './digest'

const letters: Readonly<Record<DigestTrial, string>> = { alone: 'a', help: 'h', passed: 'p' }
const turnsByLetter = new Map(Object.entries(letters).map(([turn, letter]) => [letter, turn as DigestTrial]))

/**
 * Version of the written line. Version 1 has nine parts. A later version appends its number and its own parts: `<nine parts> 2
 * <more>`. The nine parts never change their meaning, so every version can read them.
 */
const LINE_VERSION = 1

/**
 * Writes a session as one line. A visitor who may not read the summary can still append a line, and the same line is never added
 * twice. Parts contain no spaces or commas.
 */
export function writeLine({ id, startedAt, activity, category, level, turns, touch, read, wasTooMuch, afterSeizure, tail }: Digest): string {
  const parts = [
    encodeURIComponent(id),
    startedAt.toString(36),
    encodeURIComponent(activity),
    category === null ? '' : `=${encodeURIComponent(category)}`,
    encodeURIComponent(level),
    turns.map((turn) => letters[turn]).join(''),
    touch === null ? '' : `${touch.median}/${touch.wait}`,
    read === null ? '' : String(read),
    `${wasTooMuch ? 'o' : ''}${afterSeizure ? 's' : ''}`,
  ]
  // Rules compare lines literally. Without its tail the line would differ, and the newer version would lose data.
  return [...parts, ...(tail === undefined ? [] : [tail])].join(' ')
}

const LINE =
  /^(?<id>\S+) (?<startedAt>[0-9a-z]+) (?<activity>\S+) (?:=(?<category>\S*))? (?<level>\S+) (?<turns>[ahp]*) (?:(?<median>\d+)\/(?<wait>\d+))? (?<read>\d*) (?<notes>o?s?)(?: (?<tail>(?<version>\d+)(?: [^,]*)?))?$/

/** Reads a line; null if the text is not such a line. */
export function readLine(line: string): Digest | null {
  const found: Partial<Record<string, string>> | undefined = LINE.exec(line)?.groups
  if (found === undefined) return null
  const { id = '', startedAt = '', activity = '', category, level = '', turns = '', median, wait, read = '', notes = '', version, tail } = found
  if (version !== undefined && Number(version) <= LINE_VERSION) return null
  try {
    return {
      id: decodeURIComponent(id),
      startedAt: Number.parseInt(startedAt, 36),
      activity: decodeURIComponent(activity),
      category: category === undefined ? null : decodeURIComponent(category),
      level: decodeURIComponent(level),
      turns: [...turns].flatMap((letter) => turnsByLetter.get(letter) ?? []),
      touch: median === undefined || wait === undefined ? null : { median: Number(median), wait: Number(wait) },
      read: read === '' ? null : Number(read),
      wasTooMuch: notes.includes('o'),
      afterSeizure: notes.includes('s'),
      ...(tail === undefined ? {} : { tail }),
    }
  } catch {
    return null
  }
}
