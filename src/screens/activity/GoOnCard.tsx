import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { useDevice } from '#app/page/deviceSettings'
import { usePlay } from '#app/play/startSession'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import type { Tile } from './tiles'

/** The last session was interrupted: one press continues with the same activity, level and settings. */
export function GoOnCard({ child, session, tile }: { child: Child; session: Session; tile: Pick<Tile, 'manifest'> }) {
  const text = useText()
  const { play } = usePlay()
  const { choices, change } = useDevice()
  const { id, category, level, settings } = session
  if (choices.leftAlone === id) return null
  return (
    <section className="step-up" aria-labelledby="go-on">
      <h2 id="go-on">{text('screens.activities.goOn.title', { title: textOf(tile.manifest).title, level })}</h2>
      <p className="muted">{text('screens.activities.goOn.why')}</p>
      <span className="hint-answers">
        <Button kind="now" onClick={() => play(tile.manifest, { category, level, own: settings.activity }, child)}>
          {text('screens.activities.goOn.accept')}
        </Button>
        <Button onClick={() => change({ leftAlone: id })}>{text('screens.activities.goOn.notNow')}</Button>
      </span>
    </section>
  )
}
