import type { Digest, DigestTrial } from './digest'

const letters: Readonly<Record<DigestTrial, string>> = { alone: 'a', help: 'h', passed: 'p' }
const turnsByLetter = new Map(Object.entries(letters).map(([turn, letter]) => [letter, turn as DigestTrial]))

/**
 * A session as one line: whoever may not read the summary, a visitor, can still add a line to the list, and the same
 * line never stands there twice. It has neither spaces nor commas inside its parts.
 */
export function writeLine({ id, startedAt, activity, category, level, turns, touch, read, wasTooMuch, afterSeizure }: Digest): string {
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
  return parts.join(' ')
}

const LINE =
  /^(?<id>\S+) (?<startedAt>[0-9a-z]+) (?<activity>\S+) (?:=(?<category>\S*))? (?<level>\S+) (?<turns>[ahp]*) (?:(?<median>\d+)\/(?<wait>\d+))? (?<read>\d*) (?<notes>o?s?)$/

/** Null for what is no such line. */
export function readLine(line: string): Digest | null {
  const found = LINE.exec(line)?.groups
  if (found === undefined) return null
  const {
    id = '',
    startedAt = '',
    activity = '',
    category,
    level = '',
    turns = '',
    median,
    wait,
    read = '',
    notes = '',
  } = found as Partial<Record<string, string>>
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
    }
  } catch {
    return null
  }
}
