import { Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { dialChapters, type DialChapter } from '#domain/child/dialSpecs'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/child/resolve'
import { isSaturatedRed } from '#domain/child/safety'
import { isFamily as isOfFamily, isOwner } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '../../app/actors'
import { useChildren } from '../../app/children'
import { useText } from '../../text/i18n'
import { OfActiveChild } from '../children/OfActiveChild'
import { useChildWork } from '../children/useChildWork'
import { Notice } from '../notice/Notice'
import { ExportChild } from '../owndata/ExportChild'
import { AboutChild } from './AboutChild'
import { DialRow } from './DialRow'
import styles from './profile.module.css'
import { StagePreview } from './StagePreview'
import { TakeOffList } from './TakeOffList'
import { useProfile } from './useProfile'

const chapters = ['about', ...(Object.keys(dialChapters) as DialChapter[])] as const

/** Everything that is set for one child, in plain words, with the reason of each value. */
export default function Profile() {
  return <OfActiveChild page={ProfileOf} />
}

function ProfileOf({ child }: { child: Child }) {
  const text = useText()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const work = useChildWork()
  const { profile, state, failure, canUndo, change, undo } = useProfile(child)
  const isFamily = isOfFamily(child, uid)
  const canEdit = useChildren().mayChange(child)
  const [chapter, setChapter] = useState<(typeof chapters)[number]>('about')
  const { dials } = resolveDials(profile)
  const problem = failure ?? work.failure

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Title order={1}>{text('screens.profile.title', { alias: child.alias })}</Title>
        <Link to="/activity" className="press">
          {text('screens.profile.done')}
        </Link>
      </div>
      <p className={styles['muted']}>{text(isFamily ? 'screens.profile.lead' : canEdit ? 'screens.profile.shared' : 'screens.profile.readOnly')}</p>
      <nav className={styles['tabs']} aria-label={text('screens.profile.chaptersLabel')}>
        {chapters.map((each) => (
          <button key={each} type="button" className={styles['tab']} aria-pressed={each === chapter} onClick={() => setChapter(each)}>
            {text(`screens.profile.chapters.${each}`)}
          </button>
        ))}
      </nav>
      <div className={styles['columns']}>
        <aside className={styles['aside']}>
          <StagePreview profile={profile} />
          <div className={styles['saved']} role="status">
            {text(`screens.profile.states.${state}`)}
          </div>
          {canUndo ? (
            <button type="button" className="press" onClick={undo}>
              {text('screens.profile.undo')}
            </button>
          ) : null}
          <Link to="/voices" className="press">
            {text('screens.profile.voices', { alias: child.alias })}
          </Link>
          <Link to="/photos" className="press">
            {text('screens.profile.photos', { alias: child.alias })}
          </Link>
          <Link to="/texts" className="press">
            {text('app.start.texts', { alias: child.alias })}
          </Link>
          {isFamily ? (
            <Link to="/meeting" className="press">
              {text('screens.profile.meet', { alias: child.alias })}
            </Link>
          ) : null}
        </aside>
        <div className={styles['chapters']}>
          {problem === null ? null : (
            <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
              {text(`screens.children.storeFailed.${problem}`)}
            </Notice>
          )}
          {chapter === 'about' ? (
            <AboutChild child={child} profile={profile} isFamily={isFamily} canEdit={canEdit} work={work} onChange={change} />
          ) : (
            <section className={styles['chapter']} aria-labelledby={`chapter-${chapter}`}>
              <h2 id={`chapter-${chapter}`}>{text(`screens.profile.chapters.${chapter}`)}</h2>
              {dialChapters[chapter].map((name) => (
                <DialRow key={name} name={name} profile={profile} canEdit={canEdit} onChange={change} />
              ))}
              {chapter === 'time' && isSaturatedRed(palette[dials.colour]) ? <Notice kind="info">{text('screens.profile.redIsSlow')}</Notice> : null}
            </section>
          )}
          {isFamily && chapter === 'about' ? <ExportChild child={child} /> : null}
          {isFamily && chapter === 'about' ? <TakeOffList child={child} isOwn={isOwner(child, uid)} work={work} /> : null}
        </div>
      </div>
    </div>
  )
}
