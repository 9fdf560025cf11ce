import { Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Manifest } from '#domain/activities/manifest'
import { newProfile } from '#domain/child/presets'
import { resolveDials } from '#domain/child/resolve'
import { isStrict, underFlags } from '#domain/child/safety'
import { isOwner } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { choiceKey } from '#ports/deviceSettings'
import { Calm } from '../../ui/Calm'
import { useText } from '../../text/i18n'
import { useAuth } from '../actors'
import { ChildChooser } from '../AdultShell'
import { useAutoWait } from '../autoWait'
import { isScreenBuilt } from '../builtScreens'
import { useDevice } from '../device'
import { useFlags } from '../flags'
import { useServices } from '../services'
import { usePlay, withAutomation } from '../session'
import { ConditionsChoice } from './ConditionsChoice'
import { firstLevel } from './levels'
import { LevelChoice } from './LevelChoice'
import { DeviceChoices, useDevicesOffOnLeave, useIsByTouch } from './DeviceChoices'
import { Warnings } from './Warnings'

/** The last thing before play: who, which level, and Start. */
export function StartPanel({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const { children, activeChild, hasFailed } = usePlay()
  const user = useAuth().snapshot.context.user
  if (children === 'unknown') return <Calm label={text('app.loading')} />
  if (hasFailed && user !== null) return <Calm label={text('app.start.unreadable')} />
  if (activeChild === null && user !== null) {
    return (
      <main className="panel">
        <h1>{text('app.start.noChild')}</h1>
        {ChildChooser === null ? null : <Suspense><ChildChooser category={null} /></Suspense>}
      </main>
    )
  }
  return <Ready key={activeChild?.id} manifest={manifest} category={category} child={activeChild} isUnkept={hasFailed} />
}

function Ready({ manifest, category, child, isUnkept }: { manifest: Manifest; category: string | null; child: Child | null; isUnkept: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { choices } = useDevice()
  const { play } = usePlay()
  const { children, guestUid } = useServices()
  const flags = useFlags()
  const profile = underFlags(child?.profile ?? newProfile, flags)
  const { dials: caps } = resolveDials(profile)
  const last = child === null ? null : choices.activities[choiceKey(child.id, manifest.id)]?.level
  const [level, setLevel] = useState(() => firstLevel(manifest, [search.get('level'), last], caps))
  const waitMs = useAutoWait(child)(manifest.family)
  const isByTouch = useIsByTouch(manifest)
  useDevicesOffOnLeave()
  const isOff = flags.disabledActivities.includes(manifest.id)
  const isHidden = isOff || (manifest.hiddenWhenStrict === true && isStrict(profile))

  async function start(): Promise<void> {
    if (child !== null) return play(manifest, { category, level }, child)
    const guest = await children.create({ ownerUid: guestUid, alias: text('app.start.guestAlias'), birthMonth: null, profile: newProfile }).catch(() => undefined)
    // A device that keeps nothing lets a guest play all the same; the sheet and the summary say that nothing is kept.
    play(manifest, { category, level }, guest)
  }

  const { title, goal } = manifest.text.en
  return (
    <main className="panel">
      <h1>{title}</h1>
      <p>{goal}</p>
      <p className="quiet">{child === null || isOwner(child, guestUid) ? text('app.start.guest') : text('app.start.who', { alias: child.alias })}</p>
      {waitMs === null ? null : <p className="quiet">{text('app.start.autoWait', { seconds: waitMs / SECOND_MS })}</p>}
      <Warnings />
      {isUnkept ? <p role="alert" className="warning">{text('app.start.unkept')}</p> : null}
      {isHidden ? null : <DeviceChoices manifest={manifest} />}
      {isHidden ? <p className="warning">{text(isOff ? 'app.start.off' : 'app.start.strict')}</p> : <LevelChoice manifest={manifest} caps={caps} level={level} onChange={setLevel} />}
      {child === null || isHidden ? null : <ConditionsChoice child={child} />}
      <div className="panel-actions">
        {isHidden ? null : (
          <button type="button" className="press press-now" onClick={() => void start()}>
            {text(isByTouch ? 'app.start.byTouch' : 'app.start.start')}
          </button>
        )}
        {manifest.texts === true && child !== null ? (
          <Link className="press" to={withAutomation('/texts?from=play')}>
            {text('app.start.texts', { alias: child.alias })}
          </Link>
        ) : null}
        <button type="button" className="press" onClick={() => void navigate(child !== null && !isOwner(child, guestUid) && isScreenBuilt('/activity') ? '/activity' : '/')}>
          {text('app.start.back')}
        </button>
      </div>
      <p className="quiet">{text('app.start.exit')}</p>
    </main>
  )
}
