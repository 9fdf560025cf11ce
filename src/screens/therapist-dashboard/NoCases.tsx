import { useState } from 'react'
import type { ChildPictureName } from '#domain/child/childPictures'
import { palette } from '#domain/child/palette'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { mayDo, reachOf } from '#domain/people/team'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { ChildPicture } from '#ui/ChildPicture'
import { TextLink } from '#ui/Link'
import { LongWork } from '#ui/LongWork'
import { Modal } from '#ui/Modal'
import { Notice } from '../notice/Notice'
import { InviteForm } from './InviteForm'
import styles from './noCases.module.css'
import { PendingInvitations } from './PendingInvitations'
import { TitledPage } from './TitledPage'
import type { TeamState } from './useTeam'

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  readonly role: TeamRole
}

/** The caseload before the first child: explains why it is empty and what to do next. */
export function NoCases({ team, account, role }: Props) {
  const text = useText()
  if (account.status === 'suspended')
    return (
      <TitledPage title={text('screens.teams.cases.title')}>
        <p>{text('screens.children.ofTeam.suspendedLead')}</p>
      </TitledPage>
    )
  if (reachOf.run[role] !== 'all')
    return (
      <TitledPage title={text('screens.children.ofTeam.noneAssigned')}>
        <p>{text('screens.children.ofTeam.noneAssignedLead')}</p>
      </TitledPage>
    )
  return <FirstFamily team={team} account={account} role={role} />
}

function FirstFamily({ team, account, role }: Props) {
  const text = useText()
  const { demo } = useServices()
  const [isInviting, setInviting] = useState(false)
  const close = () => setInviting(false)
  return (
    <div className={styles['page']}>
      <div className={styles['halves']}>
        <div className={styles['words']}>
          <h1>{text('screens.teams.cases.none')}</h1>
          <p>{text('screens.teams.cases.noneLead')}</p>
          <p className={styles['ways']}>
            <Button kind="now" onClick={() => setInviting(true)}>
              {text('screens.teams.cases.inviteFamily')}
            </Button>
            {mayDo(role, 'invite-staff') ? <TextLink to="#team">{text('screens.teams.cases.addColleague')}</TextLink> : null}
          </p>
          <PendingInvitations team={team} account={account} />
        </div>
        <Preview />
      </div>
      {demo === null ? null : <DemoRow account={account.name} open={() => demo.open('therapist')} />}
      <Modal opened={isInviting} onClose={close} size="xl" title={text('screens.teams.cases.inviteFamily')} closeLabel={text('screens.teams.close')}>
        <InviteForm account={account} roles={['parent']} by={team.me.uid} onDone={close} />
      </Modal>
    </div>
  )
}

/** Made-up example children. `days` has a 1 for each day with play, out of seven. */
const EXAMPLES: readonly { readonly alias: string; readonly picture: ChildPictureName; readonly colour: string; readonly days: string }[] = [
  { alias: 'Wren', picture: 'snail', colour: palette.orange, days: '1001010' },
  { alias: 'Moss', picture: 'turtle', colour: palette.green, days: '0110010' },
  { alias: 'Juniper', picture: 'ladybird', colour: palette.red, days: '1011011' },
  { alias: 'Pip', picture: 'owl', colour: palette.yellow, days: '0101101' },
  { alias: 'Otter', picture: 'dolphin', colour: palette.blue, days: '1010010' },
]

/** A picture of the list. Its rows cannot be pressed and are not read aloud. */
function Preview() {
  const text = useText()
  return (
    <figure className={styles['preview']}>
      <ul aria-hidden="true">
        {EXAMPLES.map(({ alias, picture, colour, days }) => (
          <li key={alias}>
            <ChildPicture colour={colour} picture={picture} size={44} />
            <b>{alias}</b>
            <span className={styles['days']}>
              {[...days].map((day, index) => (
                <i key={index} data-lit={day === '1' || undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="muted">{text('screens.teams.cases.preview')}</figcaption>
    </figure>
  )
}

function DemoRow({ account, open }: { account: string; open: () => Promise<void> }) {
  const text = useText()
  const [isOpening, setOpening] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const press = () => {
    setOpening(true)
    setFailed(false)
    open().catch(() => {
      setOpening(false)
      setFailed(true)
    })
  }
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <div>
        <h2 id="demo-title">{text('screens.teams.cases.demo.title')}</h2>
        <p className="muted">{text('screens.teams.cases.demo.lead', { account })}</p>
      </div>
      <Button disabled={isOpening} aria-busy={isOpening} onClick={press}>
        {text('screens.teams.cases.demo.open')}
      </Button>
      {hasFailed ? <Notice kind="problem">{text('screens.entry.demo.failed')}</Notice> : null}
      {isOpening ? <LongWork isOn label={text('screens.entry.demo.busy')} /> : null}
    </section>
  )
}
