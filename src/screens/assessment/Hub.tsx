import { Link } from 'react-router'
import type { Session } from '#domain/activities/session'
import type { Assessed } from '#domain/assessment/papers'
import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { CheckIcon } from '#ui/icons'
import { formatDay } from '../history/formats'
import styles from './hub.module.css'
import { HubPicture } from './HubPicture'
import { hubParts, type HubPart, hubState, type HubState } from './hubState'

type Text = ReturnType<typeof useText>

const partAddress = (part: string) => withAutomation(`/assessment?part=${part}`)

interface Props {
  readonly child: Child
  readonly assessed: Assessed
  readonly sessions: readonly Session[]
  readonly uid: string
}

/** The start page of an assessment: its four parts, the progress of each, and the next step. */
export function Hub({ child, assessed, sessions, uid }: Props) {
  const text = useText()
  const state = hubState({ assessed, sessions, side: isFamily(child, uid) ? 'family' : 'team', uid, now: useNow() })
  const { next } = state
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>{text(next === null ? 'screens.assessment.hub.done' : `screens.assessment.hub.next.${next}`)}</h1>
          {next === null ? null : <p className="muted">{text(`screens.assessment.hub.lead.${next}`)}</p>}
        </div>
        {next === null ? null : (
          <Link to={addressOf(next, state)} className={`press press-now ${styles['go']}`}>
            {text(state[next].stand === 'going' ? 'screens.assessment.hub.goOn' : `screens.assessment.hub.start.${next}`)}
          </Link>
        )}
      </div>
      <ul className={styles['tiles']} aria-label={text('screens.assessment.hub.tiles')}>
        {hubParts.map((part) => (
          <li key={part} className={styles['tile']} data-next={part === next || undefined} aria-current={part === next ? 'step' : undefined}>
            <h2>
              <Link to={partAddress(part)}>{text(`screens.assessment.hub.name.${part}`)}</Link>
            </h2>
            <p className={`muted ${styles['what']}`}>{text(`screens.assessment.hub.what.${part}`)}</p>
            <Stand part={part} state={state} />
            <HubPicture part={part} state={state} child={child} />
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <Link to={partAddress('goals')}>{text('screens.assessment.goals.title')}</Link>
        <Link to={partAddress('scores')}>{text('screens.assessment.scores.title')}</Link>
        <p className="muted">{text('screens.assessment.hub.caution')}</p>
      </div>
    </>
  )
}

/** Returns the address of a part itself if the part has been started, or of the page that explains it. */
function addressOf(part: HubPart, { profile, reports }: HubState): string {
  if (part === 'profile' && profile.own !== null && profile.own.signedAt === null) return withAutomation(`/assessment?rate=${profile.own.id}`)
  if (part === 'reports' && reports.report !== null && reports.report.signedAt === null) return withAutomation(`/assessment?report=${reports.report.id}`)
  return partAddress(part)
}

function Stand({ part, state }: { part: HubPart; state: HubState }) {
  const text = useText()
  const { stand } = state[part]
  return (
    <p className={styles['stand']} data-done={stand === 'done' || undefined}>
      <b>{figureOf(text, part, state)}</b>
      <span>
        {stand === 'done' ? <CheckIcon size={20} /> : null}
        {detailOf(text, part, state)}
      </span>
    </p>
  )
}

function figureOf(text: Text, part: HubPart, { profile, baseline, change, reports }: HubState): string {
  if (part === 'profile') return text('screens.assessment.hub.of', { n: profile.answered, of: profile.of })
  if (part === 'baseline') return text('screens.assessment.hub.of', { n: baseline.blocks, of: baseline.of })
  if (part === 'change' && change.experiment !== null) return text(`screens.sampling.change.factors.${change.experiment.factor}`)
  if (part === 'reports' && reports.report !== null) return text('screens.assessment.hub.version', { version: reports.report.version })
  return text('screens.assessment.hub.none')
}

function detailOf(text: Text, part: HubPart, { profile, baseline, change, reports }: HubState): string {
  const signed = (at: number) => text('screens.assessment.hub.signed', { day: formatDay(at) })
  if (part === 'profile' && profile.occasion?.isOpen === true) return text('screens.assessment.hub.both')
  if (part === 'profile' && profile.own !== null && profile.own.signedAt !== null) return signed(profile.own.signedAt)
  if (part === 'reports' && reports.report !== null)
    return reports.report.signedAt === null ? text('screens.assessment.hub.draft') : signed(reports.report.signedAt)
  if (part === 'change' && change.stand === 'none' && baseline.stand !== 'done') return text('screens.assessment.hub.afterBaseline')
  const stand = { profile, baseline, change, reports }[part].stand
  return text(stand === 'done' ? 'screens.assessment.hub.finished' : stand === 'going' ? 'screens.assessment.hub.going' : 'screens.assessment.hub.notStarted')
}
