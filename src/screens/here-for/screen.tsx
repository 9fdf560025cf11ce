import type { ReactNode } from 'react'
import { Link, useNavigationType, useSearchParams } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { palette } from '#domain/child/palette'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { ChildPicture } from '#ui/ChildPicture'
import { FlowBar } from '#ui/FlowBar'
import { CheckIcon, LanternMark } from '#ui/icons'
import { WordPicture } from '../who/WordPicture'
import { Invited } from './Invited'
import { TeamName } from './TeamName'
import styles from './hereFor.module.css'

const faces = [
  ['owl', 'yellow'],
  ['snail', 'orange'],
  ['turtle', 'green'],
  ['ladybird', 'red'],
  ['dolphin', 'cyan'],
  ['kite', 'coral'],
] as const

/** Asks why the person uses the app, after sign-up. `step` in the address is the chosen answer. */
export default function HereFor() {
  const text = useText()
  const [search] = useSearchParams()
  const step = search.get('step')
  // Confirms the new account only directly after sign-up, not to people who come back or open the page again.
  const isNew = useNavigationType() !== 'POP'
  return (
    <>
      <FlowBar
        start={
          <Link to={withAutomation('/activity')} className="layout-name">
            <LanternMark />
            {PRODUCT_NAME}
          </Link>
        }
        end={
          step === null && isNew ? (
            <span className={styles['made']}>
              <CheckIcon />
              {text('screens.hereFor.made')}
            </span>
          ) : null
        }
      />
      {step === 'team' ? <TeamName /> : step === 'invited' ? <Invited /> : <Doors />}
    </>
  )
}

function Doors() {
  const text = useText()
  return (
    <main className={styles['page']}>
      <div className={styles['say']}>
        <h1>{text('screens.hereFor.title')}</h1>
        <p className="muted">{text('screens.hereFor.lead')}</p>
      </div>
      <ul className={styles['doors']}>
        <Door name="child" to="/who">
          <WordPicture word="teddy-bear" />
        </Door>
        <Door name="work" to="/here-for?step=team">
          <span className={styles['faces']}>
            {faces.map(([picture, colour]) => (
              <ChildPicture key={picture} picture={picture} colour={palette[colour]} size={64} />
            ))}
          </span>
        </Door>
        <Door name="invited" to="/here-for?step=invited">
          <WordPicture word="key" />
        </Door>
      </ul>
    </main>
  )
}

/** One answer to choose. Its whole area is a button. */
function Door({ name, to, children }: { name: 'child' | 'work' | 'invited'; to: string; children: ReactNode }) {
  const text = useText()
  return (
    <li>
      <Link to={withAutomation(to)} className={styles['door']}>
        <span className={styles['picture']} aria-hidden="true">
          {children}
        </span>
        <b>{text(`screens.hereFor.doors.${name}.title`)}</b>
        <span className="muted">{text(`screens.hereFor.doors.${name}.lead`)}</span>
      </Link>
    </li>
  )
}
