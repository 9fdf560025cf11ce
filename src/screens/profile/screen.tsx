import { Link } from 'react-router'
import { palette } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { isSaturatedRed } from '#domain/child/safety'
import { isFamily as isOfFamily, isOwner } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { CheckIcon } from '#ui/icons'
import { OfActiveChild } from '../children/OfActiveChild'
import { UndoButton } from '../notice/Undo'
import { useChildWork } from '../children/useChildWork'
import { Notice } from '../notice/Notice'
import { ExportChild } from '../owndata/ExportChild'
import { AboutChild } from './AboutChild'
import { dialChapters } from './dialChapters'
import { DialRow } from './DialRow'
import { FaceCamera } from './FaceCamera'
import { FiveDials } from './FiveDials'
import { LightLine } from './LightLine'
import styles from './profile.module.css'
import { StagePreview } from './StagePreview'
import { TakeOffList } from './TakeOffList'
import { useProfile, type ProfileWork } from './useProfile'
import { useSentence } from './useSentence'

/** The page with one child's settings: first the picture, then five settings, and everything else one press away. */
export default function Profile() {
  return <OfActiveChild page={ProfileOf} />
}

function ProfileOf({ child }: { child: Child }) {
  const text = useText()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  const work = useChildWork()
  const saving = useProfile(child)
  const { profile, change } = saving
  const isFamily = isOfFamily(child, uid)
  const canEdit = useChildren().mayChange(child)
  const { dials } = resolveDials(profile)
  const problem = saving.failure ?? work.failure
  const { alias } = child
  const sentence = useSentence(profile)

  return (
    <div className={styles['page']}>
      <h1>{sentence}</h1>
      {isFamily ? null : <p className="muted">{text(canEdit ? 'screens.profile.shared' : 'screens.profile.readOnly')}</p>}
      {problem === null ? null : (
        <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
          {text(`screens.children.storeFailed.${problem}`)}
        </Notice>
      )}
      <div className={styles['columns']}>
        <aside className={styles['aside']}>
          <StagePreview alias={alias} profile={profile} />
          <LightLine child={child} profile={profile} canEdit={canEdit} onChange={change} />
        </aside>
        <FiveDials child={child} profile={profile} canEdit={canEdit} onChange={change} />
      </div>
      <div className={styles['more']}>
        <FaceCamera child={child} profile={profile} canEdit={canEdit} onChange={change} />
        <Disclosure word={text('screens.profile.moreDials')} about={text('screens.profile.moreAbout')}>
          {dialChapters.map(({ chapter, names }) => (
            <section key={chapter} className={styles['chapter']} aria-labelledby={`chapter-${chapter}`}>
              <h2 id={`chapter-${chapter}`}>{text(`screens.profile.chapters.${chapter}`)}</h2>
              {names.map((name) => (
                <DialRow key={name} child={child} name={name} profile={profile} canEdit={canEdit} onChange={change} />
              ))}
              {chapter === 'movement' && isSaturatedRed(palette[dials.colour]) ? <Notice kind="info">{text('screens.profile.redIsSlow')}</Notice> : null}
            </section>
          ))}
          <AboutChild child={child} profile={profile} isFamily={isFamily} canEdit={canEdit} work={work} onChange={change} />
          {isFamily ? <ExportChild child={child} /> : null}
          {isFamily ? <TakeOffList child={child} isOwn={isOwner(child, uid)} work={work} /> : null}
        </Disclosure>
      </div>
      <div className={styles['ways']}>
        <Link to={withAutomation('/resources?paper=card')} className="press">
          {text('screens.profile.card.print')}
        </Link>
        {isFamily ? (
          <Link to="/meeting" className="press">
            {text('screens.profile.meet', { alias })}
          </Link>
        ) : null}
      </div>
      <SaveState {...saving} />
    </div>
  )
}

/** Reports whether a change was saved, and undoes the last one. It is the only place that does so, and stays visible while the page scrolls. */
function SaveState({ state, canUndo, undo }: ProfileWork) {
  const text = useText()
  return (
    <div className={styles['state']} data-on={state !== 'untouched' || undefined}>
      <span role="status">
        {state === 'untouched' ? null : (
          <>
            {state === 'saving' ? null : <CheckIcon />}
            {text(`screens.profile.states.${state}`)}
          </>
        )}
      </span>
      {canUndo ? <UndoButton onUndo={undo} /> : null}
    </div>
  )
}
