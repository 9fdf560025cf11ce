import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { BEGIN_FROM_LINK } from '#app/play/beginFromLink'
import { useIsSignedInHere } from '#app/page/deviceSettings'
import { LanguageMenu } from '#app/shell/LanguageMenu'
import { firstLanguage } from '#domain/language'
import { firstTexts } from '#text/first'
import { language } from '#text/locale'
import { LanternMark } from '#ui/icons'
import { PlainLink, TextLink } from '#ui/Link'
import styles from './home.module.css'
import { LivingPicture } from './LivingPicture'

const promises = ['flashes', 'waits', 'judges', 'therapists'] as const
const notes = ['is', 'isNot', 'light'] as const

/** The home page: the app's purpose, its limits, and a button to try it. It needs no backend. */
export default function Home() {
  const text = firstTexts().home
  const isSignedIn = useIsSignedInHere()
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['name']}>
          <LanternMark />
          {PRODUCT_NAME}
        </span>
        <div className={styles['doors']}>
          <LanguageMenu />
          {isSignedIn ? null : (
            <Link to="/signin" className={`press ${styles['signIn']}`}>
              {text.signIn}
            </Link>
          )}
        </div>
      </header>
      <main>
        <div className={styles['hero']}>
          <div className={styles['words']}>
            <h1 className={styles['heading']}>{text.heading}</h1>
            <p className={styles['lead']}>{text.lead}</p>
            <div className={styles['now']}>
              {isSignedIn ? (
                <Link to="/dashboard" className="press press-now">
                  {text.toToday}
                </Link>
              ) : (
                <>
                  {/* One press starts the light, so the link back is next to the button. */}
                  <Link to="/lightcatcher" state={BEGIN_FROM_LINK} className="press press-now">
                    {text.tryIt}
                  </Link>
                  <TextLink to="/signup" className={styles['way']}>
                    {text.signUp}
                  </TextLink>
                </>
              )}
            </div>
            {/* The space of this line is reserved. Otherwise, the heading would move when it is known who is signed in. */}
            <p className="muted" data-kept={isSignedIn || undefined}>
              {text.tryItNote}
            </p>
          </div>
          <LivingPicture />
        </div>
        <section className={styles['promises']} aria-label={text.promises}>
          {promises.map((promise) => (
            <div key={promise}>
              <h2>{text[`${promise}Title`]}</h2>
              <p>{text[promise]}</p>
              {promise === 'flashes' ? <PlainLink href="#light">{text.epilepsy}</PlainLink> : null}
              {promise === 'therapists' ? <TextLink to="/signin#demo">{text.demo}</TextLink> : null}
            </div>
          ))}
        </section>
        <section className={styles['notes']} aria-label={text.notes}>
          {notes.map((note) => (
            <div key={note} id={note} className={styles['note']}>
              <h2>{text[`${note}Title`]}</h2>
              <p>{text[note]}</p>
            </div>
          ))}
        </section>
      </main>
      <footer className={styles['foot']}>
        <nav className={styles['ways']} aria-label={text.legal}>
          <TextLink to="/terms" className={styles['way']}>
            {text.terms}
          </TextLink>
          <TextLink to="/privacy" className={styles['way']}>
            {text.privacy}
          </TextLink>
          <TextLink to="/credits" className={styles['way']}>
            {text.credits}
          </TextLink>
        </nav>
        {language() === firstLanguage ? null : <p className="muted">{text.unread}</p>}
      </footer>
    </div>
  )
}
