import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { BEGIN } from '#app/begin'
import { useLanguageChoice } from '#app/chooseLanguage'
import { useIsSignedInHere } from '#app/device'
import { directionOf, firstLanguage, languageNames, languages, localeOf } from '#domain/language'
import { firstTexts, sayIsAway } from '#text/first'
import { language } from '#text/locale'
import { LanternMark } from '#ui/icons'
import styles from './home.module.css'
import { LivingPicture } from './LivingPicture'

const promises = ['flashes', 'waits', 'judges', 'therapists'] as const
const notes = ['is', 'isNot', 'light'] as const

/** The first page: what this is, for whom, what it is not, and one press to try it. Needs no backend. */
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
        {isSignedIn ? null : (
          <Link to="/signin" className={`press ${styles['signIn']}`}>
            {text.signIn}
          </Link>
        )}
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
                  {/* The light comes with this one press: how to come back from it stands beside it. */}
                  <Link to="/lightcatcher" state={BEGIN} className="press press-now">
                    {text.tryIt}
                  </Link>
                  <Link to="/signup" className={styles['link']}>
                    {text.signUp}
                  </Link>
                </>
              )}
            </div>
            {/* It keeps its place: the heading would move when it is known who is here. */}
            <p className={styles['muted']} data-kept={isSignedIn || undefined}>
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
              {promise === 'flashes' ? (
                <a href="#light" className={styles['link']}>
                  {text.epilepsy}
                </a>
              ) : null}
              {promise === 'therapists' ? (
                <Link to="/signin#demo" className={styles['link']}>
                  {text.demo}
                </Link>
              ) : null}
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
          <Link to="/terms" className={styles['link']}>
            {text.terms}
          </Link>
          <Link to="/privacy" className={styles['link']}>
            {text.privacy}
          </Link>
          <Link to="/credits" className={styles['link']}>
            {text.credits}
          </Link>
        </nav>
        <Languages />
        {language() === firstLanguage ? null : <p className={styles['muted']}>{text.unread}</p>}
      </footer>
    </div>
  )
}

/** Each by its own name, so that whoever reads no other finds it. */
function Languages() {
  const { coming, away, choose } = useLanguageChoice()
  return (
    <>
      <ul className={styles['languages']} translate="no" aria-label={firstTexts().home.languages}>
        {languages.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={localeOf(each)}
              dir={directionOf(localeOf(each))}
              aria-pressed={each === (coming ?? language())}
              onClick={() => choose(each)}
            >
              {languageNames[each]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles['muted']}>
        {away === null ? null : sayIsAway(languageNames[away])}
      </p>
    </>
  )
}
