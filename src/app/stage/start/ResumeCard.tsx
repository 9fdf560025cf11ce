import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { useDevice } from '../../page/deviceSettings'
import { usePlay } from '../../play/startSession'

interface Props {
  readonly child: Child
  readonly session: Session
  readonly manifest: Manifest
  /** Whether another button is the main one of the page. */
  readonly isSecond?: boolean
}

/** Offers to continue an interrupted session with one press, with the same activity, level and settings. */
export function ResumeCard({ child, session, manifest, isSecond = false }: Props) {
  const text = useText()
  const { play } = usePlay()
  const { choices, change } = useDevice()
  const { id, category, level, settings } = session
  if (choices.leftAlone === id) return null
  return (
    <section className="step-up go-on" aria-labelledby="go-on">
      <h2 id="go-on">{text('screens.activities.goOn.title', { title: textOf(manifest).title, level })}</h2>
      <p className="muted">{text('screens.activities.goOn.why')}</p>
      <span className="hint-answers">
        <Button kind={isSecond ? 'plain' : 'now'} onClick={() => play(manifest, { category, level, own: settings.activity }, child)}>
          {text('screens.activities.goOn.accept')}
        </Button>
        <Button onClick={() => change({ leftAlone: id })}>{text('screens.activities.goOn.notNow')}</Button>
      </span>
    </section>
  )
}
