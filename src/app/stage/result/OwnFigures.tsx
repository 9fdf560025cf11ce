import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import { ConceptFigures } from './ConceptFigures'
import { ConfusionFigures } from './ConfusionFigures'
import { DiscriminationFigures } from './DiscriminationFigures'
import { CountedFigures } from './CountedFigures'
import type { Child } from '#domain/people/people'
import { GridFigures } from './GridFigures'
import { GroundFigures } from './GroundFigures'
import { StepFiguresTable } from './StepFigures'
import { WayFiguresTable } from './WayFigures'
import { LikenessFigures } from './LikenessFigures'
import { FollowingFigures } from './FollowingFigures'
import { OutlineFigures } from './OutlineFigures'
import { ReadingFigures } from './ReadingFigures'

interface Props {
  readonly session: Session
  /** All of the child's sessions, if they are shown too. Some figures need more than one day. */
  readonly past?: readonly Session[]
  /** The child in whose profile an adult may store a finding. */
  readonly child?: Child | undefined
}

/** Shows the figures that only some activities have, as their manifests declare. */
export function OwnFigures({ session, past, child }: Props) {
  const { activity, events, settings } = session
  const manifest = findActivity(activity)
  const measures = manifest?.measures ?? []
  return (
    <>
      {measures.includes('followed') ? (
        <FollowingFigures
          events={events}
          by={settings.activity['followedWith'] === 'finger' ? 'finger' : 'eyes'}
          isPaced={settings.activity['pacedBy'] === 'adult'}
        />
      ) : null}
      {measures.includes('direction') ? <WayFiguresTable events={events} /> : null}
      {measures.includes('ground') && past !== undefined ? <GroundFigures sessions={ofActivity(session, past)} child={child} /> : null}
      {manifest === null || past === undefined ? null : <StepFiguresTable manifest={manifest} sessions={ofActivity(session, past)} child={child} />}
      {measures.includes('discrimination') && past !== undefined ? <DiscriminationFigures session={session} past={past} /> : null}
      {measures.includes('grid') ? <GridFigures sessions={past === undefined ? [session] : ofActivity(session, past)} /> : null}
      {measures.includes('confusions') ? <ConfusionFigures events={events} /> : null}
      {measures.includes('likeness') ? <LikenessFigures logs={logsOf(session, past)} /> : null}
      {measures.includes('counted') ? <CountedFigures logs={logsOf(session, past)} /> : null}
      {measures.includes('concepts') && past !== undefined ? <ConceptFigures sessions={ofActivity(session, past)} /> : null}
      {measures.includes('outlines') && past !== undefined ? <OutlineFigures sessions={ofActivity(session, past)} /> : null}
      {measures.includes('reading') ? <ReadingFigures events={events} /> : null}
    </>
  )
}

/** Returns the log of this session and, if earlier sessions are shown too, their logs. */
const logsOf = (session: Session, past: readonly Session[] | undefined) =>
  (past === undefined ? [session] : ofActivity(session, past)).map(({ events }) => events)

/** Returns the earlier sessions of the same activity and category, followed by this session. */
function ofActivity(session: Session, past: readonly Session[]): readonly Session[] {
  const earlier = past.filter(({ id, activity, category }) => id !== session.id && activity === session.activity && category === session.category)
  return [...earlier.toReversed(), session]
}
