import { Link } from 'react-router'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import styles from './papers.module.css'
import { paperKinds } from './kinds'

/** Links to the printable pages for the active child. */
export function PaperLinks({ alias }: { alias: string }) {
  const text = useText()
  return (
    <section className={styles['papers']} aria-labelledby="guides-paper">
      <h2 id="guides-paper">{text('screens.guides.paper.title', { alias })}</h2>
      <p>{text('screens.guides.paper.lead', { alias })}</p>
      <ul>
        {paperKinds.map((kind) => (
          <li key={kind}>
            <Link to={withAutomation(`/resources?paper=${kind}`)} aria-describedby={`guides-paper-${kind}`}>
              {text(`screens.guides.paper.kinds.${kind}`)}
            </Link>
            <span id={`guides-paper-${kind}`}>{text(`screens.guides.paper.whys.${kind}`, { alias })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
