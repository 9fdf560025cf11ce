import type { Session } from '#domain/activities/session'
import type { PlaySample as SamplePaper } from '#domain/assessment/papers'
import { blockLevels, type BlockPlay, type BlockState, type OpenedLevel, type SampleState, sampleOf } from '#domain/assessment/sample'
import type { Child } from '#domain/people/people'
import { useNow } from '#app/services/now'
import { calendarDay } from '#app/play/conditions'
import { useConditionsInWords } from '#app/stage/start/conditionsInWords'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatLongDay } from '../history/formats'
import { ConditionsNow } from './ConditionsNow'
import styles from './sampling.module.css'

interface Props {
  readonly child: Child
  /** The latest sample, or null if there is none. */
  readonly sample: SamplePaper | null
  /** This child's sessions, in any order. */
  readonly sessions: readonly Session[]
  /** Starts a new sample. */
  readonly onBegin: () => void
  /** Opens a level with the child (see `usePlayAssessment`). */
  readonly onPlay: (opened: OpenedLevel) => void
  /** Whether this card is the page's next step. */
  readonly isNext?: boolean
}

/** The play sample: four short sessions that never change. Shows the content of each, when it was played, and the next one to play. */
export function PlaySampleCard({ child, sample, sessions, onBegin, onPlay, isNext = false }: Props) {
  const text = useText()
  const now = useNow()
  const { alias } = child
  const begin = (word: string, isMain: boolean) => (
    <Button kind={isMain ? 'now' : 'plain'} onClick={onBegin}>
      {word}
    </Button>
  )
  if (sample === null)
    return (
      <section className={styles['part']}>
        <h2>{text('screens.sampling.sample.none', { alias })}</h2>
        <p className="muted">{text('screens.sampling.sample.noneWhy', { alias })}</p>
        <div className={styles['ways']}>{begin(text('screens.sampling.sample.begin'), isNext)}</div>
      </section>
    )
  const state = sampleOf({ sample, sessions, now, dayOf: calendarDay })
  return (
    <section className={styles['part']}>
      <h2>{text('screens.sampling.sample.title')}</h2>
      <Standing state={state} alias={alias} />
      {state.next === null ? (
        <div className={styles['ways']}>{begin(text('screens.sampling.sample.again'), false)}</div>
      ) : (
        <Next state={state} child={child} onPlay={onPlay} isNext={isNext && !state.isEnoughToday} />
      )}
      <ol className={styles['blocks']}>
        {state.blocks.map((block) => (
          <Block key={block.block} state={block} alias={alias} />
        ))}
      </ol>
    </section>
  )
}

function Standing({ state, alias }: { state: SampleState; alias: string }) {
  const text = useText()
  const { blocks, next, days, isEnoughToday } = state
  if (next === null)
    return (
      <>
        <p>{text('screens.sampling.sample.done', { count: days })}</p>
        {days === 1 ? <p className="muted">{text('screens.sampling.sample.oneDay', { alias })}</p> : null}
      </>
    )
  return (
    <>
      <p>{text('screens.sampling.sample.going', { count: blocks.filter(({ isDone }) => isDone).length })}</p>
      {isEnoughToday ? <p className="muted">{text('screens.sampling.sample.enough')}</p> : null}
    </>
  )
}

function Block({ state: { block, plays, isDone }, alias }: { state: BlockState; alias: string }) {
  const text = useText()
  return (
    <li className={styles['block']} data-done={isDone}>
      <b>{text(`screens.sampling.sample.blocks.${block}`)}</b>
      <span className="muted">{text(`screens.sampling.sample.shows.${block}`, { alias })}</span>
      {plays.length === 0 ? <span>{text('screens.sampling.sample.notYet')}</span> : null}
      {plays.map((play) => (
        <Play key={play.sessionId} play={play} alias={alias} />
      ))}
    </li>
  )
}

function Play({ play, alias }: { play: BlockPlay; alias: string }) {
  const text = useText()
  const conditions = useConditionsInWords(play.conditions)
  const how = play.isTired ? 'tired' : play.isWhole ? 'played' : 'left'
  const said = text(`screens.sampling.sample.${how}`, { alias, day: formatLongDay(play.startedAt), count: play.ended })
  return (
    <>
      <span>{said}</span>
      {conditions === '' ? null : <span className="muted">{conditions}</span>}
    </>
  )
}

function Next({ state, child, onPlay, isNext }: { state: SampleState; child: Child; onPlay: Props['onPlay']; isNext: boolean }) {
  const text = useText()
  const { next } = state
  if (next === null) return null
  return (
    <>
      <p>{text('screens.sampling.sample.nextIs', { name: text(`screens.sampling.sample.blocks.${next}`) })}</p>
      <ConditionsNow child={child} />
      <div className={styles['ways']}>
        <Button kind={isNext ? 'now' : 'plain'} onClick={() => onPlay(blockLevels[next])}>
          {text('screens.sampling.sample.next')}
        </Button>
      </div>
    </>
  )
}
