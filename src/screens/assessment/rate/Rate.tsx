import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { occasionsIn } from '#domain/assessment/occasions'
import type { Assessed } from '#domain/assessment/papers'
import type { RaterSide, RatingHead } from '#domain/assessment/rating'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Skeleton } from '#ui/Skeleton'
import { AssessmentLine } from '../AssessmentLine'
import { NotLoadedNotice } from '../../notice/NotLoaded'
import { Notice } from '../../notice/Notice'
import { Flow } from './Flow'
import type { OtherRater } from './Raters'
import styles from './rate.module.css'
import { useAnswers } from './useAnswers'

interface Props {
  readonly child: Pick<Child, 'id' | 'alias'>
  readonly assessed: Assessed
  readonly ratingId: string
  /** The id of the current user. */
  readonly uid: string | null
}

/** The form of the Everyday Looking Profile. Only its rater can fill it in, until it is signed. */
export function Rate({ child, assessed, ratingId, uid }: Props) {
  const text = useText()
  const head = assessed.ratings.find(({ id }) => id === ratingId)
  if (head === undefined) return <Told alias={child.alias} title={text('screens.looking.name')} said={text('screens.looking.gone')} />
  if (head.author !== uid)
    return <Told alias={child.alias} title={text('screens.looking.name')} said={text('screens.looking.notYours', { name: head.byName })} />
  if (head.signedAt !== null) return <Told alias={child.alias} title={text('screens.looking.signedTitle')} said={text('screens.looking.signedBody')} />
  return <Filling key={head.id} child={child} head={head} other={otherOf(assessed, head)} />
}

function otherOf({ ratings }: Assessed, { occasion, side: own }: RatingHead): OtherRater {
  const side: RaterSide = own === 'family' ? 'team' : 'family'
  const found = occasionsIn(ratings).find(({ id }) => id === occasion)
  return { side, head: found?.signed[side] ?? found?.newest[side], isOpen: found?.isOpen ?? false }
}

function Filling({ child, head, other }: { child: Props['child']; head: RatingHead; other: OtherRater }) {
  const text = useText()
  const navigate = useNavigate()
  const { assessments } = useServices()
  const found = useAnswers(child.id, head)
  if (found.status === 'failed')
    return (
      <Page alias={child.alias}>
        <NotLoadedNotice found={found} title={text('screens.looking.failedTitle')}>
          {text('screens.looking.failed')}
        </NotLoadedNotice>
      </Page>
    )
  if (found.status === 'loading')
    return (
      <Page alias={child.alias}>
        <Skeleton layout="columns" label={text('screens.looking.loading')} />
      </Page>
    )
  if (typeof found.value === 'string')
    return <Told alias={child.alias} title={text('screens.looking.unreadableTitle')} said={text('screens.looking.unreadable')} />
  const { kept, saver } = found.value
  const sign = async () => {
    await assessments.signRating(child.id, head, kept.answers)
    saver.close()
    void navigate(withAutomation('/assessment?part=profile'))
  }
  return <Flow alias={child.alias} kept={kept} other={other} saver={saver} sign={sign} />
}

/** Explains why this rating cannot be filled in here, and links to the page to use instead. */
function Told({ alias, title, said }: { alias: string; title: string; said: string }) {
  const text = useText()
  return (
    <Page alias={alias}>
      <Notice kind="info" title={title}>
        <p>{said}</p>
        <Link to={withAutomation('/assessment?part=profile')} className="press">
          {text('screens.looking.toOverview')}
        </Link>
      </Notice>
    </Page>
  )
}

function Page({ alias, children }: { alias: string; children: ReactNode }) {
  const text = useText()
  return (
    <>
      <AssessmentLine alias={alias} back="/assessment?part=profile" title={text('screens.looking.name')} />
      <main className={styles['told']}>
        <h1 className="unseen">{text('screens.looking.name')}</h1>
        {children}
      </main>
    </>
  )
}
