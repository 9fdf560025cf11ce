import type { Session } from '#domain/activities/session'
import { compareArms, factorLevel, sessionsOf } from '#domain/assessment/compare'
import type { Experiment, ExperimentFactor } from '#domain/assessment/papers'
import type { OpenedLevel } from '#domain/assessment/sample'
import { factorsFor } from '#domain/assessment/setUp'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { ChangeResult } from './ChangeResult'
import styles from './sampling.module.css'

interface Props {
  readonly child: Child
  /** This child's experiments, newest first. */
  readonly experiments: readonly Experiment[]
  /** This child's sessions, in any order. */
  readonly sessions: readonly Session[]
  readonly onBegin: (factor: ExperimentFactor) => void
  /** Opens a level with the child (see `usePlayAssessment`). */
  readonly onPlay: (opened: OpenedLevel) => void
  readonly onEnd: (experiment: Experiment) => void
  /** Whether this card is the page's next step. */
  readonly isNext?: boolean
}

/** Compares one change while everything else stays the same. The adult chooses the change, plays, and reads the result. */
export function OneChange({ child, experiments, sessions, onBegin, onPlay, onEnd, isNext = false }: Props) {
  const text = useText()
  const running = experiments.find(({ endedOn }) => endedOn === null)
  const ended = experiments.filter(({ endedOn }) => endedOn !== null)
  return (
    <section className={styles['part']}>
      {running === undefined ? (
        <Choice child={child} onBegin={onBegin} />
      ) : (
        <Running experiment={running} child={child} sessions={sessions} onPlay={onPlay} onEnd={onEnd} isNext={isNext} />
      )}
      {ended.length === 0 ? null : (
        <Disclosure word={text('screens.sampling.change.before')}>
          <ul className={styles['factors']}>
            {ended.map((experiment) => (
              <li key={experiment.id} className={styles['factor']}>
                <b>{text(`screens.sampling.change.factors.${experiment.factor}`)}</b>
                <span className="muted">{text(`screens.sampling.change.ways.${experiment.factor}`)}</span>
                <ChangeResult comparison={compareArms(sessionsOf(experiment, sessions))} alias={child.alias} isEnded />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

/** Offers only the changes that this child's settings allow. */
function Choice({ child, onBegin }: Pick<Props, 'child' | 'onBegin'>) {
  const text = useText()
  const { alias } = child
  return (
    <>
      <h2>{text('screens.sampling.change.none', { alias })}</h2>
      <p className="muted">{text('screens.sampling.change.noneWhy')}</p>
      <ul className={styles['factors']}>
        {factorsFor(child.profile).map((factor) => (
          <li key={factor} className={styles['factor']}>
            <Button onClick={() => onBegin(factor)}>{text(`screens.sampling.change.factors.${factor}`)}</Button>
            <span className="muted">{text(`screens.sampling.change.ways.${factor}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface RunningProps extends Pick<Props, 'child' | 'sessions' | 'onPlay' | 'onEnd'> {
  readonly experiment: Experiment
  readonly isNext: boolean
}

function Running({ experiment, child, sessions, onPlay, onEnd, isNext }: RunningProps) {
  const text = useText()
  const { factor } = experiment
  const isOpen = factorsFor(child.profile).includes(factor)
  return (
    <>
      <h2>{text(`screens.sampling.change.factors.${factor}`)}</h2>
      <p>{text(`screens.sampling.change.ways.${factor}`)}</p>
      <ChangeResult comparison={compareArms(sessionsOf(experiment, sessions))} alias={child.alias} />
      {factor === 'sound' ? <p className="muted">{text('screens.sampling.change.unheard')}</p> : null}
      {isOpen ? null : <p>{text('screens.sampling.change.closed', { alias: child.alias })}</p>}
      <div className={styles['ways']}>
        {isOpen ? (
          <Button kind={isNext ? 'now' : 'plain'} onClick={() => onPlay(factorLevel(factor))}>
            {text('screens.sampling.change.play')}
          </Button>
        ) : null}
        <Button onClick={() => onEnd(experiment)}>{text('screens.sampling.change.end')}</Button>
      </div>
    </>
  )
}
