import { useRef } from 'react'
import { Link } from 'react-router'
import { guideAddress, type GuideId, guidesOf } from '#domain/guides/guide'
import { withAutomation } from '#app/services/automation'
import { useLoaded } from '#app/services/loaded'
import { useTitle } from '#app/page/title'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Skeleton } from '#ui/Skeleton'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { GuideText } from './GuideText'
import { GuideTitle } from './GuideTitle'
import { guideLanguage, headOf, loadGuide, guidePicture, pictureTextOf } from './guides'
import { openedBy } from './openedBy'
import { ReadAloud } from './ReadAloud'
import styles from './resources.module.css'

/** The page of one guide: to read, to listen to, and to print on one page. */
export function GuidePage({ id, isPlain }: { id: GuideId; isPlain: boolean }) {
  const text = useText()
  const head = headOf(id)
  const guide = useLoaded(id, () => loadGuide(id))
  const article = useRef<HTMLElement>(null)
  useTitle(head.title)
  const opened = openedBy(text, head.opens)
  return (
    <div className={isPlain ? styles['plain'] : styles['guide']}>
      <div className={styles['tools']}>
        <Link to={withAutomation('/resources')} className="press">
          {text('screens.guides.back')}
        </Link>
        {/* Rendered immediately, because content that appears later would push the text down. */}
        <ReadAloud article={article} />
        <Link to={withAutomation(isPlain ? guideAddress(id) : `${guideAddress(id)}&plain`)} replace className="press">
          {text(isPlain ? 'screens.guides.notPlain' : 'screens.guides.plain')}
        </Link>
        <Button onClick={() => window.print()}>{text('screens.guides.print')}</Button>
      </div>
      <article ref={article} className={styles['sheet']} lang={guideLanguage(id)}>
        <h1>{head.title}</h1>
        <p className={styles['summary']}>{head.summary}</p>
        {guide.status === 'loading' ? <Skeleton layout="rows" label={text('app.loading')} /> : null}
        {guide.status === 'failed' ? <NotLoadedNotice found={guide}>{text('screens.guides.failed')}</NotLoadedNotice> : null}
        {guide.status === 'ready' ? (
          <GuideText
            guide={guide.value}
            picture={<img className={styles['picture']} src={guidePicture(id)} alt={pictureTextOf(id)} width="640" height="384" />}
          >
            <aside className={styles['try']} aria-labelledby="guide-try">
              <h2 id="guide-try">{text('screens.guides.tryToday')}</h2>
              <p>{head.try}</p>
              <Link to={withAutomation(head.opens)} className="press press-now" data-silent>
                {opened}
              </Link>
            </aside>
          </GuideText>
        ) : null}
      </article>
      {isPlain ? null : <More id={id} group={head.group} />}
    </div>
  )
}

/** Lists the other guides of the group. */
function More({ id, group }: { id: GuideId; group: keyof typeof guidesOf }) {
  const text = useText()
  const others: readonly GuideId[] = guidesOf[group]
  return (
    <nav className={styles['more']} aria-labelledby="guide-more">
      <h2 id="guide-more">{text('screens.guides.related', { group: text(`screens.guides.groups.${group}`) })}</h2>
      <ul>
        {others
          .filter((other) => other !== id)
          .map((other) => (
            <li key={other}>
              <Link to={withAutomation(guideAddress(other))}>
                <GuideTitle id={other} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
