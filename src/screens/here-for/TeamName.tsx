import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tidyName } from '#domain/names'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { LanternMark } from '#ui/icons'
import { FoundAccount } from '../therapist-dashboard/FoundAccount'
import { useTeam } from '../therapist-dashboard/useTeam'
import styles from './hereFor.module.css'

/** Creates a team. Next to the form is the text that an invited family will read. */
export function TeamName() {
  const text = useText()
  const navigate = useNavigate()
  const team = useTeam()
  const [name, setName] = useState('')
  const tidy = tidyName(name)
  return (
    <main className={styles['two']}>
      <section className={styles['stack']}>
        <h1>{text('screens.hereFor.team.title')}</h1>
        <p className="muted">{text('screens.hereFor.team.lead')}</p>
        <FoundAccount
          team={team}
          onName={setName}
          onFounded={() => void navigate(withAutomation('/therapist-dashboard'), { replace: true })}
          onCancel={() => void navigate(-1)}
        />
      </section>
      <section className={styles['stack']} aria-labelledby="letter">
        <h2 id="letter" className={styles['caption']}>
          {text('screens.hereFor.team.reads')}
        </h2>
        <div className={styles['letter']}>
          <LanternMark />
          <b>{text('screens.teams.forMe.title', { account: tidy === '' ? text('screens.hereFor.team.unnamed') : tidy })}</b>
          <p>{text('screens.teams.forMe.leadFamily')}</p>
        </div>
      </section>
    </main>
  )
}
