import type { PaperBlock } from '#domain/assessment/paper'
import type { ReportContent, ReportPart } from '#domain/assessment/report'
import type { PlayedExtent } from '#domain/assessment/playedFigures'
import type { Spread } from '#domain/statistics'
import type { Instant } from '#domain/time'
import type { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { formatDay, formatMonth, formatSeconds } from '../../history/formats'

export type Text = ReturnType<typeof useText>

/** A sentence that the adult may edit, or an empty space to write in. */
export interface Sentence {
  readonly part: ReportPart
  readonly key: string
  /** The composed text. It is empty if the adult writes the text. */
  readonly own: string
  /** The label of an empty space. It is empty for a composed sentence. */
  readonly label: string
}

/** Helps to compose a report: formats values and collects the sentences that can be edited. */
export interface Writer {
  readonly text: Text
  /** All sentences and spaces that the adult can edit, in order. */
  readonly sentences: readonly Sentence[]
  /** Returns a sentence as composed or, with a mark, as the adult edited it. */
  say(part: ReportPart, key: string, own: string): PaperBlock
  /** Returns the adult's own text, or null if there is none. */
  written(part: ReportPart, key: string, label: string): string | null
  /** Formats how much was played and when, such as `6 turns, March 3, 2026 to March 9, 2026`. */
  told(of: PlayedExtent): string
  span(from: Instant, to: Instant): string
  /** Formats a time in seconds, such as `5.4 s`. */
  seconds(ms: number): string
  /** Formats a time in seconds, or says that there are too few trials. */
  time(ms: number | null): string
  median(spread: Spread | null): string
  percent(share: number): string
  /** Formats a local day such as `2026-11-27` in words. */
  day(day: string): string
  /** Formats a month such as `2021-03` in words. */
  month(month: string): string
}

export function createWriter(text: Text, { texts }: Pick<ReportContent, 'texts'>, author: string): Writer {
  const sentences: Sentence[] = []
  const span = (from: Instant, to: Instant) => {
    const [first, last] = [formatDay(from), formatDay(to)]
    return first === last ? first : text('screens.report.span', { from: first, to: last })
  }
  const seconds = (ms: number) => text('screens.report.seconds', { figure: formatSeconds(ms) })
  return {
    text,
    sentences,
    say(part, key, own) {
      sentences.push({ part, key, own, label: '' })
      const changed = texts[key]?.trim() ?? ''
      const isChanged = changed !== '' && changed !== own
      return { kind: 'paragraph', text: isChanged ? text('screens.report.edited', { sentence: changed, name: author }) : own }
    },
    written(part, key, label) {
      sentences.push({ part, key, own: '', label })
      const found = texts[key]?.trim() ?? ''
      return found === '' ? null : found
    },
    told: ({ n, from, to }) => text('screens.report.told', { turns: text('screens.report.turns', { count: n }), days: span(from, to) }),
    span,
    seconds,
    time: (ms) => (ms === null ? text('screens.report.few') : seconds(ms)),
    median: (spread) => (spread === null ? text('screens.report.few') : seconds(spread.median)),
    percent: (share) => text('screens.report.percent', { figure: sayNumber(share * 100) }),
    day: (day) => formatDay(Date.parse(`${day}T12:00`)),
    month: (month) => formatMonth(Date.parse(`${month}-15T12:00`)),
  }
}
