import { useNavigate } from 'react-router'
import { type Occasion, occasionsIn } from '#domain/assessment/occasions'
import type { Assessed } from '#domain/assessment/papers'
import { NO_ANSWERS, type Answers, type RaterSide } from '#domain/assessment/rating'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useChildren } from '#app/play/children'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { formatDay } from '../../history/formats'
import { TaskFailure } from '../../notice/TaskFailure'
import { OccasionPart } from './OccasionPart'
import styles from './looking.module.css'

interface Props {
  readonly child: Child
  readonly assessed: Assessed
}

/** The Everyday Looking Profile in a child's assessment: its raters, their progress, and the result. */
export function LookingProfile({ child, assessed }: Props) {
  const text = useText()
  const me = useMe()
  const { sessionsOf } = useChildren()
  const mayFillIn = sessionsOf(child.id) === undefined
  return (
    <section className={styles['looking']} aria-labelledby="looking">
      <h2 id="looking">{text('screens.looking.name')}</h2>
      {mayFillIn && me !== null ? <Occasions child={child} assessed={assessed} me={me} /> : <p>{text('screens.looking.visitor')}</p>}
    </section>
  )
}

interface FillingProps extends Props {
  readonly me: { readonly uid: string; readonly displayName: string }
}

function Occasions({ child, assessed, me }: FillingProps) {
  const text = useText()
  const side: RaterSide = isFamily(child, me.uid) ? 'family' : 'team'
  const [latest, ...earlier] = occasionsIn(assessed.ratings)
  const { begin, task } = useBeginning(child.id, side, me)
  const mayBeginAnew = latest?.signed[side] !== undefined && latest.newest[side]?.signedAt !== null
  return (
    <>
      {latest === undefined ? (
        <>
          <p className={styles['lead']}>{text('screens.looking.lead', { alias: child.alias })}</p>
          <p className={`muted ${styles['narrow']}`}>{text('screens.looking.private')}</p>
          <Button kind="now" loading={task.isBusy} onClick={() => begin(newOccasion())}>
            {text('screens.looking.start')}
          </Button>
        </>
      ) : (
        <OccasionPart child={child} occasion={latest} side={side} uid={me.uid} isBusy={task.isBusy} onBegin={begin} />
      )}
      <TaskFailure task={task} />
      {mayBeginAnew ? (
        <Button loading={task.isBusy} onClick={() => begin(newOccasion())}>
          {text('screens.looking.again')}
        </Button>
      ) : null}
      {earlier.map((occasion) => (
        <Disclosure key={occasion.id} word={text('screens.looking.earlier', { day: formatDay(occasion.begunAt) })}>
          <OccasionPart child={child} occasion={occasion} side={side} uid={me.uid} isBusy={task.isBusy} onBegin={begin} />
        </Disclosure>
      ))}
    </>
  )
}

/** Returns an id for a new occasion. The backend's rules accept only letters and digits. */
const newOccasion = (): string => crypto.randomUUID().replaceAll('-', '')

/** Returns functions that start a rating, or a correction based on the signed answers, and open it. */
function useBeginning(childId: string, side: RaterSide, me: FillingProps['me']) {
  const navigate = useNavigate()
  const { assessments } = useServices()
  const { teamOf } = useChildren()
  const task = useAsyncAction()
  const begin = (occasion: Occasion['id'], answers: Answers = NO_ANSWERS, version = 1) =>
    void task.run(
      () => assessments.beginRating(childId, { occasion, side, version, answers }, { uid: me.uid, name: me.displayName, account: teamOf(childId) }),
      (id) => void navigate(withAutomation(`/assessment?rate=${id}`)),
    )
  return { begin, task }
}
