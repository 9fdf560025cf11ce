import { expect, it } from 'vitest'
import { SessionFigures } from '#app/stage/result/SessionFigures'
import { progressOf } from '#domain/measures/progress'
import { summarise } from '#domain/measures/summary'
import { DAY_MS } from '#domain/time'
import { ProgressFigures } from '../../src/screens/progress/ProgressFigures'
import { SessionTables } from '../../src/screens/history/SessionTables'
import { show } from '../support/page'
import { readStored, storedSessions } from '../support/stored'

const [old, measured] = [storedSessions(2).filter(({ id }) => id === 'v2-stripe-1'), storedSessions(3)].map((documents) => documents.map(readStored))
if (old === undefined || measured === undefined) throw new Error('no stored sessions')

it('marks size and speed of old sessions as planned in the table of sessions', () => {
  const rows = [
    ...show(<SessionTables sessions={[...measured, ...old]} />)
      .place.querySelectorAll('table')[0]!
      .querySelectorAll('tbody tr'),
  ]
  expect(rows.map((row) => /as chosen by the activity|measured/.exec(row.textContent ?? '')?.[0])).toEqual(['measured', 'as chosen by the activity'])
})

it('marks the places of a session and of recent weeks as planned only if they are', () => {
  const progressText = (sessions: typeof old) => {
    const progress = progressOf(sessions, (sessions[0]?.startedAt ?? 0) + DAY_MS, String)
    if (progress.task === null) throw new Error('nothing was touched')
    return show(<ProgressFigures progress={progress} task={progress.task} />).text
  }
  const sessionText = (sessions: typeof old) => show(<SessionFigures summary={summarise(sessions.map(({ events }) => events))} />).text
  for (const textOf of [progressText, sessionText]) {
    expect(textOf(old)).toContain('The activity chose these places.')
    expect(textOf([...old, ...measured])).toContain('The activity chose some of these places.')
    expect(textOf(measured)).not.toContain('activity chose')
  }
})
