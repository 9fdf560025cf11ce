import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { maySee, type Occasion } from '#domain/assessment/occasions'
import { itemCount } from '#domain/assessment/items'
import { type Answers, type RaterSide, raterSides, type RatingHead } from '#domain/assessment/rating'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PersonIcon } from '#ui/icons'
import { Skeleton } from '#ui/Skeleton'
import { formatDay } from '../../history/formats'
import { NotLoadedNotice } from '../../notice/NotLoaded'
import { raterName } from '../report/words'
import { RatingTable } from './RatingTable'
import styles from './looking.module.css'
import { lookingProgress } from './progressOf'
import { TalkAbout } from './TalkAbout'
import { useSigned } from './useSigned'

interface Props {
  readonly child: Pick<Child, 'id' | 'alias'>
  readonly occasion: Occasion
  /** The rater side of the current user. */
  readonly side: RaterSide
  readonly uid: string
  readonly isBusy: boolean
  readonly onBegin: (occasion: string, answers?: Answers, version?: number) => void
}

/** Shows two raters' progress on the same weeks, and their answers once both raters may see them. */
export function OccasionPart({ child, occasion, side, uid, isBusy, onBegin }: Props) {
  const text = useText()
  const own = occasion.newest[side]
  const isOwn = own?.author === uid
  const seen = raterSides.flatMap((one) => {
    const head = occasion.signed[one]
    return head !== undefined && maySee(occasion, head, uid) ? [head] : []
  })
  return (
    <>
      <p className={`muted ${styles['narrow']}`}>{text('screens.looking.begunOn', { day: formatDay(occasion.begunAt) })}</p>
      <ul className={styles['raters']}>
        {raterSides.map((one) => (
          <RaterRow key={one} side={one} occasion={occasion} uid={uid} isOwnSide={one === side} />
        ))}
      </ul>
      {own === undefined ? (
        <>
          <p className={`muted ${styles['narrow']}`}>{text('screens.looking.private')}</p>
          <Button kind="now" loading={isBusy} onClick={() => onBegin(occasion.id)}>
            {text('screens.looking.start')}
          </Button>
        </>
      ) : own.signedAt !== null ? null : isOwn ? (
        <GoOn own={own} />
      ) : (
        <p>{text('screens.looking.byOther', { name: own.byName })}</p>
      )}
      {seen.length === 0 ? null : (
        <Said child={child} occasion={occasion} seen={seen}>
          {(answers) =>
            isOwn && own.signedAt !== null && answers[side] !== undefined ? (
              <Correct isBusy={isBusy} onCorrect={() => onBegin(occasion.id, answers[side], own.version + 1)} />
            ) : null
          }
        </Said>
      )}
    </>
  )
}

interface RowProps {
  readonly side: RaterSide
  readonly occasion: Occasion
  readonly uid: string
  readonly isOwnSide: boolean
}

function RaterRow({ side, occasion, uid, isOwnSide }: RowProps) {
  const text = useText()
  // While a correction is being written, the signed version still applies.
  const head = isOwnSide ? occasion.newest[side] : (occasion.signed[side] ?? occasion.newest[side])
  const isOwn = head?.author === uid || (head === undefined && isOwnSide)
  const name = isOwn ? text('screens.looking.you') : head === undefined ? text(`screens.looking.sideOnly.${side}`) : raterName(text, head)
  return (
    <li data-own={isOwn || undefined}>
      <PersonIcon />
      <span>
        <b>{name}</b>
        <span className={styles['small']}>{lookingProgress(text, head, occasion.isOpen || isOwn)}</span>
      </span>
    </li>
  )
}

function GoOn({ own }: { own: RatingHead }) {
  const text = useText()
  const isCorrection = own.version > 1
  return (
    <>
      <p className={styles['lead']}>{isCorrection ? text('screens.looking.correctWhy') : text('screens.looking.back', { count: itemCount - own.answered })}</p>
      <Link to={withAutomation(`/assessment?rate=${own.id}`)} className="press press-now">
        {text(isCorrection ? 'screens.looking.correctGoOn' : 'screens.looking.goOn')}
      </Link>
    </>
  )
}

function Correct({ isBusy, onCorrect }: { isBusy: boolean; onCorrect: () => void }) {
  const text = useText()
  return (
    <div className={styles['correct']}>
      <Button loading={isBusy} onClick={onCorrect}>
        {text('screens.looking.correct')}
      </Button>
      <p className={`muted ${styles['narrow']}`}>{text('screens.looking.correctWhy')}</p>
    </div>
  )
}

interface SaidProps {
  readonly child: Props['child']
  readonly occasion: Occasion
  readonly seen: readonly RatingHead[]
  readonly children: (answers: Readonly<Partial<Record<RaterSide, Answers>>>) => ReactNode
}

/** Shows the answers that this person may see. */
function Said({ child, occasion, seen, children }: SaidProps) {
  const text = useText()
  const found = useSigned(child.id, seen, occasion.isOpen)
  if (found.status === 'loading') return <Skeleton layout="list" label={text('screens.looking.loading')} />
  if (found.status === 'failed')
    return (
      <NotLoadedNotice found={found} title={text('screens.looking.failedTitle')}>
        {text('screens.looking.failed')}
      </NotLoadedNotice>
    )
  const { answers, unreadable } = found.value
  const { family, team } = answers
  return (
    <>
      {unreadable.map(({ id, byName }) => (
        <p key={id}>{text('screens.looking.unreadableOf', { name: byName })}</p>
      ))}
      <p className={`muted ${styles['narrow']}`}>{text(occasion.isOpen ? 'screens.looking.both' : 'screens.looking.alone')}</p>
      <RatingTable heads={seen} answers={answers} />
      {family !== undefined && team !== undefined ? <TalkAbout alias={child.alias} family={family} team={team} /> : null}
      {children(answers)}
    </>
  )
}
