import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import { firstTexts } from '#text/first'
import styles from './home.module.css'
import { LivingPicture } from './LivingPicture'

const notes = ['is', 'isNot', 'light'] as const

/** The first page: what this is, for whom, what it is not, and one press to try it. Needs no backend. */
export default function Home() {
  const text = firstTexts().home
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['name']}>{PRODUCT_NAME}</span>
        <Link to="/signin" className={styles['link']}>
          {text.signIn}
        </Link>
      </header>
      <main>
        <div className={styles['hero']}>
          <div className={styles['words']}>
            <h1 className={styles['heading']}>{text.heading}</h1>
            <p className={styles['lead']}>{text.lead}</p>
            <div className={styles['now']}>
              <Link to="/lightcatcher" className="press press-now">
                {text.tryIt}
              </Link>
              <p>{text.tryItNote}</p>
            </div>
            <nav className={styles['ways']} aria-label={text.choices}>
              <a href="#light" className={styles['link']}>
                {text.epilepsy}
              </a>
              <Link to="/signup" className={styles['link']}>
                {text.signUp}
              </Link>
              <Link to="/signin#demo" className={styles['link']}>
                {text.demo}
              </Link>
            </nav>
          </div>
          <LivingPicture />
        </div>
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
      </footer>
    </div>
  )
}
