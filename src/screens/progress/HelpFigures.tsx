import { useMemo } from 'react'
import type { Session } from '#domain/activities/session'
import { type PromptUse, ladderPrompts, otherPrompts, summarise } from '#domain/measures/summary'
import { useText } from '#text/i18n'
import { FigureTable } from './FigureTable'
import styles from './progress.module.css'

const parts = ['alone', 'helped', 'passed'] as const

// “Without help” does not mean “alone”, because some of these trials passed without a touch.
const wordsOf = (help: PromptUse) => (help === 'none' ? 'screens.progress.help.without' : (`app.summary.steps.${help}` as const))

/** Shows the amount of help in these sessions of one activity: a bar, and a table with the kinds of help. */
export function HelpFigures({ sessions }: { sessions: readonly Session[] }) {
  const text = useText()
  const { n, independent, prompted, assisted, partly, noResponse, help } = useMemo(() => summarise(sessions.map(({ events }) => events)), [sessions])
  const counts = { alone: independent, helped: prompted + assisted, passed: noResponse }
  if (n === 0) return null
  return (
    <section aria-labelledby="progress-help">
      <h2 id="progress-help" className="small-heading">
        {text('app.summary.prompts')}
      </h2>
      <p className={styles['sub']}>{text('screens.progress.turns', { count: n })}</p>
      <ul className={styles['bar']}>
        {parts
          .filter((part) => counts[part] > 0)
          .map((part) => (
            <li key={part} data-part={part} style={{ flexGrow: counts[part] }}>
              {text(`screens.progress.help.${part}`, { n: counts[part] })}
            </li>
          ))}
      </ul>
      <FigureTable
        caption={text('app.summary.prompts')}
        columns={[text('screens.progress.help.what'), text('screens.progress.atOnce.columns.n')]}
        rows={[
          ...[...ladderPrompts, ...otherPrompts].filter((each) => help[each] > 0).map((each) => [text(wordsOf(each)), help[each]] as const),
          ...(partly === 0 ? [] : [[text('screens.progress.help.partly'), partly] as const]),
          ...(noResponse === 0 ? [] : [[text('screens.progress.help.passedRow'), noResponse] as const]),
        ]}
      />
    </section>
  )
}
