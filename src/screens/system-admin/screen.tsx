import { useLocation } from 'react-router'
import { useAuth } from '#app/services/actors'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Accounts } from './Accounts'
import { Codes } from './Codes'
import { FlagSwitches } from './Flags'
import { Overview } from './Overview'
import { People } from './People'
import styles from './systemAdmin.module.css'

const parts = ['people', 'accounts', 'codes', 'flags'] as const

/** The system administration page: people, accounts, codes and switches, with a menu to move between them. */
export default function SystemAdmin() {
  const text = useText()
  const { hash } = useLocation()
  const { administration } = useServices()
  const actor = useAuth().snapshot.context.user?.uid ?? ''
  const part = parts.find((one) => one === hash.slice(1)) ?? 'people'
  const contents = {
    people: (
      <>
        <People administration={administration} actor={actor} />
        <Overview administration={administration} />
      </>
    ),
    accounts: <Accounts administration={administration} actor={actor} />,
    codes: <Codes administration={administration} actor={actor} />,
    flags: <FlagSwitches administration={administration} actor={actor} />,
  }
  return (
    <div className={styles['page']}>
      <div>
        <h1>{text(`screens.systemAdmin.parts.${part}`)}</h1>
        <p className="muted">{text('screens.systemAdmin.lead')}</p>
      </div>
      {contents[part]}
    </div>
  )
}
