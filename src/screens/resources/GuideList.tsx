import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Session } from '#domain/activities/session'
import { chosenGuides } from '#domain/guides/chosen'
import { guideAddress, guideGroups, type GuideId, guideIds, guidesOf } from '#domain/guides/guide'
import type { Child } from '#domain/people/people'
import { withAutomation } from '#app/services/automation'
import { useChildren } from '#app/play/children'
import { useNow } from '#app/services/now'
import { useSessions } from '#app/play/pastSessions'
import { firstLanguage } from '#domain/language'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { SearchField } from '#ui/SearchField'
import { GuideTitle } from './GuideTitle'
import { guideLanguage, headOf, guidePicture } from './guides'
import { PaperLinks } from './papers/PaperLinks'
import styles from './resources.module.css'
import { sayReason } from './sayReason'
import { useFound } from './useFound'
import { useDownloadGuides } from './useDownloadGuides'

/** Lists all guides by group, three for the child, and a search field. */
export function GuideList() {
  const text = useText()
  const { activeChild, children } = useChildren()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const number = guideIds.length
  const isFound = typeof found === 'object' && found.length > 0
  useDownloadGuides()
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1>{text('screens.guides.title')}</h1>
        <div className={styles['find']}>
          <SearchField label={text('screens.guides.find')} value={typed} found={typeof found === 'object' ? found.length : null} onChange={setTyped} />
        </div>
      </header>
      {language() === firstLanguage ? null : (
        <p className={styles['lead']}>{text('screens.guides.inEnglish', { some: guideIds.filter((id) => guideLanguage(id) === language()).length, number })}</p>
      )}
      {isFound ? <Results ids={found} /> : null}
      {typeof found === 'object' && !isFound ? <p role="status">{text('screens.guides.none', { number })}</p> : null}
      {found === 'failed' ? <p role="status">{text('screens.guides.searchFailed')}</p> : null}
      {isFound ? null : (
        <>
          {activeChild === null ? (
            <>
              <p className={styles['lead']}>{text('screens.guides.lead', { number })}</p>
              {children === 'unknown' ? <div className={styles['cards']} data-waiting /> : null}
            </>
          ) : (
            <ForChild key={activeChild.id} child={activeChild} />
          )}
          <div className={styles['groups']}>
            {guideGroups.map((group) => (
              <Group key={group} group={group} />
            ))}
          </div>
          {activeChild === null ? null : <PaperLinks alias={activeChild.alias} />}
        </>
      )}
    </div>
  )
}

function Results({ ids }: { ids: readonly GuideId[] }) {
  const text = useText()
  return (
    <section aria-labelledby="guides-found">
      <h2 id="guides-found" className="unseen">
        {text('screens.guides.results')}
      </h2>
      <ol className={styles['results']}>
        {ids.map((id) => (
          <li key={id}>
            <Link to={withAutomation(guideAddress(id))}>
              <GuideTitle id={id} />
            </Link>
            <p lang={guideLanguage(id)}>{headOf(id).summary}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ForChild({ child }: { child: Child }) {
  const text = useText()
  const past = useSessions(child.id)
  const { alias } = child
  const lead = <p className={styles['lead']}>{text('screens.guides.leadFor', { number: guideIds.length, alias })}</p>
  // Waits for the sessions, because the reasons would otherwise change a moment later.
  if (past.status === 'loading')
    return (
      <>
        {lead}
        <div className={styles['cards']} data-waiting />
      </>
    )
  return (
    <>
      {lead}
      <Cards child={child} sessions={past.status === 'ready' ? past.value.sessions : null} />
    </>
  )
}

/** Memoised, so the cards are not chosen again with each letter typed in the search field. */
function Cards({ child: { alias, profile }, sessions }: { child: Child; sessions: readonly Session[] | null }) {
  const text = useText()
  const now = useNow()
  const chosen = useMemo(() => chosenGuides({ profile, sessions, now }), [profile, sessions, now])
  return (
    <ul className={styles['cards']}>
      {chosen.map(({ id, reason }) => (
        <li key={id}>
          <Card id={id} why={sayReason(text, reason, alias)} />
        </li>
      ))}
    </ul>
  )
}

function Card({ id, why }: { id: GuideId; why: string }) {
  const told = useId()
  return (
    <Link to={withAutomation(guideAddress(id))} className={styles['card']} aria-describedby={told}>
      <img src={guidePicture(id)} alt="" width="640" height="384" />
      <b>
        <GuideTitle id={id} />
      </b>
      <span id={told}>{why}</span>
    </Link>
  )
}

function Group({ group }: { group: (typeof guideGroups)[number] }) {
  const text = useText()
  const ids: readonly GuideId[] = guidesOf[group]
  return (
    <section aria-labelledby={`guides-${group}`}>
      <h2 id={`guides-${group}`}>
        {text(`screens.guides.groups.${group}`)} <span>{ids.length}</span>
      </h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link to={withAutomation(guideAddress(id))}>
              <GuideTitle id={id} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
