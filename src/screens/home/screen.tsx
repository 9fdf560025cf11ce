import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { useText } from '#text/i18n'
import styles from './home.module.css'
import { LivingPicture } from './LivingPicture'

const notes = ['is', 'isNot', 'light'] as const

/** The first page: what this is, for whom, what it is not, and one press to try it. Needs no backend. */
export default function Home() {
  const text = useText()
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['name']}>{PRODUCT_NAME}</span>
        <Link to="/signin" className={styles['link']}>
          {text('screens.home.signIn')}
        </Link>
      </header>
      <main>
        <div className={styles['hero']}>
          <div className={styles['words']}>
            <h1 className={styles['heading']}>{text('screens.home.heading')}</h1>
            <p className={styles['lead']}>{text('screens.home.lead')}</p>
            <div className={styles['now']}>
              <Link to="/lightcatcher" className="press press-now">
                {text('screens.home.tryIt')}
              </Link>
              <p>{text('screens.home.tryItNote')}</p>
            </div>
            <nav className={styles['ways']} aria-label={text('screens.home.choices')}>
              <a href="#light" className={styles['link']}>
                {text('screens.home.epilepsy')}
              </a>
              <Link to="/signup" className={styles['link']}>
                {text('screens.home.signUp')}
              </Link>
              <Link to="/signin#demo" className={styles['link']}>
                {text('screens.home.demo')}
              </Link>
            </nav>
          </div>
          <LivingPicture />
        </div>
        <section className={styles['notes']} aria-label={text('screens.home.notes')}>
          {notes.map((note) => (
            <div key={note} id={note} className={styles['note']}>
              <h2>{text(`screens.home.${note}Title`)}</h2>
              <p>{text(`screens.home.${note}`)}</p>
            </div>
          ))}
        </section>
      </main>
      <footer className={styles['foot']}>
        <nav className={styles['ways']} aria-label={text('screens.home.legal')}>
          <Link to="/terms" className={styles['link']}>
            {text('screens.home.terms')}
          </Link>
          <Link to="/privacy" className={styles['link']}>
            {text('screens.home.privacy')}
          </Link>
          <Link to="/credits" className={styles['link']}>
            {text('screens.home.credits')}
          </Link>
        </nav>
      </footer>
    </div>
  )
}
