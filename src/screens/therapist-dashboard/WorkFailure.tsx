import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import type { Work } from './useWork'

/** Why something could not be done, and the way on. */
export function WorkFailure({ work: { failure } }: { work: Pick<Work, 'failure'> }) {
  const text = useText()
  if (failure === null) return null
  return (
    <Notice kind="problem" title={text('screens.teams.failed.title')}>
      {text(`screens.teams.failed.${failure}`)}
    </Notice>
  )
}
