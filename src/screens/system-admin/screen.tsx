import { Tabs } from '@mantine/core'
import { useAuth } from '#app/actors'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { Library } from '#ui/Library'
import { Accounts } from './Accounts'
import { Codes } from './Codes'
import { Flags } from './Flags'
import { Overview } from './Overview'
import { People } from './People'
import styles from './systemAdmin.module.css'

const tabs = ['overview', 'people', 'accounts', 'codes', 'flags'] as const

/** Where the house is kept: people, accounts, codes and what is switched off. */
export default function SystemAdmin() {
  const text = useText()
  const { administration } = useServices()
  const actor = useAuth().snapshot.context.user?.uid ?? ''
  const parts = {
    overview: <Overview administration={administration} />,
    people: <People administration={administration} actor={actor} />,
    accounts: <Accounts administration={administration} actor={actor} />,
    codes: <Codes administration={administration} actor={actor} />,
    flags: <Flags administration={administration} actor={actor} />,
  }
  return (
    <div className={styles['page']}>
      <h1>{text('screens.systemAdmin.title')}</h1>
      <p className={styles['muted']}>{text('screens.systemAdmin.lead')}</p>
      <Library>
        <Tabs defaultValue="overview" keepMounted={false}>
          <Tabs.List aria-label={text('screens.systemAdmin.tabsLabel')}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab} className={styles['tab']}>
                {text(`screens.systemAdmin.tabs.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Panel key={tab} value={tab} pt="md">
              {parts[tab]}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Library>
    </div>
  )
}
