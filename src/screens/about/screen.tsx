import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useIsOnline } from '#app/page/online'
import { isHosted } from '#app/services/hosting'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import styles from './about.module.css'
import { contactFrom } from './contact'
import { news } from './news'

const { VITE_VERSION = '', VITE_SUPPORT = '' } = import.meta.env as Readonly<Record<string, string | undefined>>

/** The page for adults with the app's news, the state of the device and the server, and a contact. */
export default function About() {
  const text = useText()
  const contact = contactFrom(VITE_SUPPORT)
  return (
    <article className={styles['page']}>
      <h1>{text('screens.about.title')}</h1>
      <p className="muted">{text('screens.about.version', { version: VITE_VERSION })}</p>
      <section className={styles['part']} aria-labelledby="news">
        <h2 id="news">{text('screens.about.news')}</h2>
        {news.map(({ version, day, items }) => (
          <div key={version}>
            <h3>{text('screens.about.on', { version, day: formatDay(Date.parse(day)) })}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{text(`screens.about.items.${item}`)}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section className={styles['part']} aria-labelledby="status">
        <h2 id="status">{text('screens.about.status')}</h2>
        <Status />
        <p>
          <Link to="/test">{text('screens.about.device')}</Link>
        </p>
      </section>
      {contact === null ? null : (
        <section className={styles['part']} aria-labelledby="support">
          <h2 id="support">{text('screens.about.support')}</h2>
          <p>
            <a href={contact.address}>{text('screens.about.write', { contact: contact.name })}</a>
          </p>
        </section>
      )}
      <p>
        <Link to="/credits">{text('screens.about.credits')}</Link>
      </p>
    </article>
  )
}

type Answer = 'asking' | 'reached' | 'lost' | 'none'

function Status() {
  const text = useText()
  const { documents } = useServices()
  const [answer, setAnswer] = useState<Answer>(isHosted ? 'asking' : 'none')
  const isOnline = useIsOnline()
  const [isReady] = useState(() => navigator.serviceWorker?.controller != null)
  useEffect(() => {
    if (!isHosted || !isOnline) return undefined
    let isGone = false
    const tell = (found: Answer) => (isGone ? undefined : setAnswer(found))
    // Only a transaction needs the server. Any other request can be answered from this device.
    documents
      .transact((transaction) => transaction.get('Config/flags'))
      .then(
        () => tell('reached'),
        () => tell('lost'),
      )
    return () => {
      isGone = true
    }
  }, [documents, isOnline])
  return (
    <div role="status">
      <ul>
        <li>{text(isOnline ? 'screens.about.online' : 'screens.about.offline')}</li>
        <li>{text(`screens.about.backend.${isHosted && !isOnline ? 'lost' : answer}`)}</li>
        <li>{text(isReady ? 'screens.about.ready' : 'screens.about.notReady')}</li>
      </ul>
    </div>
  )
}
