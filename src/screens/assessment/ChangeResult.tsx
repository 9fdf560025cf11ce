import { type Comparison, SURE_TURNS } from '#domain/assessment/compare'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import { formatSeconds } from '../history/formats'

interface Props {
  readonly comparison: Comparison
  readonly alias: string
  /** Whether the experiment is over. */
  readonly isEnded?: boolean
}

/** Says whether the change made a difference, how large it was, in how many trials, and how certain the result is. */
export function ChangeResult({ comparison, alias, isEnded = false }: Props) {
  const text = useText()
  const { a, b, call, missing } = comparison
  if (call === 'not-enough') return <p>{missing > 0 ? text('screens.sampling.change.few', { count: missing }) : text('screens.sampling.change.hardly')}</p>
  const isFew = Math.min(a.n, b.n) < SURE_TURNS
  return (
    <>
      <p>{joinSentences(sayCall(text, comparison, alias), sayRange(text, comparison))}</p>
      {call === 'no-clear-difference' && isFew && !isEnded ? <p>{text('screens.sampling.change.another')}</p> : null}
      <p className="muted">{text('screens.sampling.change.caution')}</p>
    </>
  )
}

type Say = ReturnType<typeof useText>

function sayCall(text: Say, { a, b, call }: Comparison, alias: string): string {
  const sooner = call === 'no-clear-difference' ? null : call === 'a-sooner' ? 'a' : 'b'
  const turns = { n: a.n, m: b.n }
  if (a.medianMs === null || b.medianMs === null) {
    const touched = { ...turns, alias, a: a.touched, b: b.touched }
    return sooner === null ? text('screens.sampling.change.alikeFew', touched) : text(`screens.sampling.change.more.${sooner}`, touched)
  }
  const times = { ...turns, alias, a: formatSeconds(a.medianMs), b: formatSeconds(b.medianMs) }
  return sooner === null ? text('screens.sampling.change.alike', times) : text(`screens.sampling.change.sooner.${sooner}`, times)
}

/** Returns the range in words, as the delay of the slower condition. */
function sayRange(text: Say, { call, laterMs }: Comparison): string | null {
  if (laterMs === null || call === 'no-clear-difference') return null
  const [low, high] = call === 'a-sooner' ? [laterMs.low, laterMs.high] : [-laterMs.high, -laterMs.low]
  return text('screens.sampling.change.between', { low: formatSeconds(low), high: formatSeconds(high) })
}
