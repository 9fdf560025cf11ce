import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { settingsFrom, type SettingValue } from '#domain/settings/ownSettings'
import { type Manifest, playLevels } from '#domain/activities/manifest'
import { isShowable } from '#domain/activities/shown'
import { leftOff } from '#domain/activities/leftOff'
import { newProfile } from '#domain/child/childProfile'
import { wasPlayed } from '#domain/activities/session'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict, underFlags } from '#domain/child/safety'
import { isOwner } from '#domain/people/guardians'
import { helpsWithAll } from '#domain/people/sharing'
import type { Child } from '#domain/people/people'
import { localDay, SECOND_MS } from '#domain/time'
import { choiceKey } from '#ports/deviceSettings'
import { Button } from '#ui/Button'
import { StatusScreen } from '#ui/StatusScreen'
import { ChevronIcon } from '#ui/icons'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { useAuth } from '../../services/actors'
import { useAutoWait } from '../../play/autoWait'
import { isBegunFromLink } from '../../play/beginFromLink'
import { useSlowHint } from '../../services/useSlowHint'
import { isScreenBuilt } from '../../shell/builtScreens'
import { ChildChip } from '../../shell/ChildChip'
import { LanguageMenu } from '../../shell/LanguageMenu'
import { ChildChooser } from '../../shell/ChildChooser'
import { useDevice } from '../../page/deviceSettings'
import { MIN_TARGET_CM } from '#domain/child/safety'
import { sayDay, sayNumber } from '#text/locale'
import { usePhysicalSize } from '../../page/usePhysicalSize'
import { useFlags } from '../../services/flags'
import { type SessionsState, useSessions } from '../../play/pastSessions'
import { loadedOr } from '../../services/loaded'
import { useNow } from '../../services/now'
import { useServices } from '../../services/services'
import { useNoteView } from '../../play/children'
import { usePlay } from '../../play/startSession'
import { withAutomation } from '../../services/automation'
import { ActivitySettings } from './ActivitySettings'
import { ConditionsChoice } from './ConditionsChoice'
import { FirstTurns } from './FirstTurns'
import { ResumeCard } from './ResumeCard'
import { firstLevel } from './levels'
import { HeadChoicePart, useHeadAgain } from './HeadChoice'
import { LevelChoice } from './LevelChoice'
import { DeviceChoicesPart, useDevicesOffOnLeave, useIsByTouch } from './DeviceChoices'
import { FaceChoice } from './FaceChoice'
import { StagePicture } from './StagePicture'
import { StepUpCard } from './StepUpCard'
import { useVoiceless, VoicelessNotice } from './VoicelessNotice'
import { Warnings } from './Warnings'

/** The last step before play: the child, the level, and the Start button. */
export function StartPanel({ manifest, category }: { manifest: Manifest; category: string | null }) {
  const text = useText()
  const { children, activeChild, hasFailed } = usePlay()
  const user = useAuth().snapshot.context.user
  const isLate = useSlowHint(children === 'unknown')
  const begins = useBegins(user === null)
  // A signed-in person can play as a guest would, even if none of the family's data can be reached.
  if (children === 'unknown')
    return isLate ? (
      <Ready manifest={manifest} category={category} child={null} isUnkept={false} begins={begins} />
    ) : (
      <StatusScreen label={text('app.loading')} />
    )
  if (hasFailed && user !== null) return <StatusScreen label={text('app.start.unreadable')} />
  if (activeChild === null && user !== null) {
    return (
      <main className="panel">
        <h1>{text('app.start.noChild')}</h1>
        <ChildChooser />
      </main>
    )
  }
  return <Ready key={activeChild?.id} manifest={manifest} category={category} child={activeChild} isUnkept={hasFailed} begins={begins} />
}

/**
 * Returns true once if play should begin, and false after that, because adding a guest meanwhile
 * renders the panel again. It is null if play waits for a press on Start.
 */
type Begins = (() => boolean) | null

function useBegins(isGuest: boolean): Begins {
  const { state } = useLocation()
  const isDone = useRef(false)
  if (!isGuest || !isBegunFromLink(state)) return null
  return () => {
    const isDue = !isDone.current
    isDone.current = true
    return isDue
  }
}

interface ReadyProps {
  readonly manifest: Manifest
  readonly category: string | null
  readonly child: Child | null
  readonly isUnkept: boolean
  readonly begins: Begins
}

function Ready({ manifest, category, child, isUnkept, begins }: ReadyProps) {
  const text = useText()
  const [search] = useSearchParams()
  const { choices, change } = useDevice()
  const { play } = usePlay()
  const { children, guestUid } = useServices()
  useNoteView(child)
  const flags = useFlags()
  const profile = underFlags(child?.profile ?? newProfile, flags)
  const { dials: caps } = resolveDials(profile)
  const key = child === null ? null : choiceKey(child.id, manifest.id)
  const chosen = key === null ? undefined : choices.activities[key]
  const past = useSessions(child?.id ?? null)
  // The last session may have been played on another device.
  const before =
    past.status === 'ready'
      ? past.value.sessions.find((session) => wasPlayed(session) && session.activity === manifest.id && session.category === category)
      : undefined
  const [picked, setLevel] = useState<string | null>(null)
  const level = picked ?? firstLevel(manifest, [search.get('level'), chosen?.level, before?.level], caps)
  const [own, setOwn] = useState<Readonly<Record<string, SettingValue>>>(() => settingsFrom(manifest.settings, chosen?.own ?? {}))
  const waitMs = useAutoWait(child)(manifest.family)
  const isByTouch = useIsByTouch(manifest, caps.accessMethod === 'head')
  useDevicesOffOnLeave()
  useHeadAgain(caps)
  const isGuest = useAuth().snapshot.context.user === null
  const voiceless = useVoiceless(child?.id ?? null)
  const isOff = flags.disabledActivities.includes(manifest.id)
  const isHidden = isOff || (manifest.hiddenWhenStrict === true && isStrict(profile))

  function changeOwn(next: typeof own): void {
    setOwn(next)
    if (key !== null) change({ activities: { ...choices.activities, [key]: { ...chosen, level: chosen?.level ?? null, own: next } } })
  }

  async function start(): Promise<void> {
    voiceless.tell()
    if (child !== null) return play(manifest, { category, level, own }, child)
    const guest = await children.create({ ownerUid: guestUid, alias: text('app.guest'), birthMonth: null, profile: newProfile }).catch(() => undefined)
    // A guest can play even on a device that stores nothing. The pause menu and the summary say that nothing is saved.
    play(manifest, { category, level, own }, guest)
  }

  // Automatic play waits for the notice about a missing voice. After the notice, an adult must press Start.
  const isHeld = voiceless.isDue === true || voiceless.wasTold
  const isBeginning = begins !== null && !isHidden && !isHeld
  const isReady = isBeginning && voiceless.isDue === false
  const begin = useEffectEvent(() => {
    if (begins?.() === true) void start()
  })
  const hold = useEffectEvent(() => void begins?.())
  useEffect(() => {
    if (isReady) begin()
    if (isHeld) hold()
  }, [isReady, isHeld])
  if (isBeginning) return <StatusScreen label={text('app.loading')} />

  // People who may only look or plan play without saving. This page says so before play.
  const isKept = child === null || helpsWithAll(child)
  const player = child === null || isOwner(child, guestUid) ? null : child
  const seenBy = child ?? { id: guestUid, profile }
  // Nothing happens automatically in a measurement.
  const isMeasured = manifest.levels.find(({ id }) => id === level)?.isMeasured === true
  const quietMs = isMeasured ? null : (waitMs ?? caps.waitMs)
  const { title, goal } = textOf(manifest)
  return (
    <main className="panel start">
      <div className="start-bar">
        <Link to={player !== null && isScreenBuilt('/activity') ? '/activity' : '/'}>
          <ChevronIcon />
          {text(player === null ? 'app.start.back' : 'app.titles./activity')}
        </Link>
        {player === null ? <LanguageMenu /> : <ChildChip child={player} />}
      </div>
      <div className="start-halves">
        <div className="start-half">
          <StagePicture manifest={manifest} category={category} child={seenBy} />
          <p className="muted">
            {player === null ? null : `${text('app.start.seen', { alias: player.alias })} `}
            <FirstTurns manifest={manifest} level={level} own={own} />
            {quietMs === null ? text('app.start.noHelp') : text('app.start.help', { count: Math.round(quietMs / SECOND_MS) })}{' '}
            {player === null ? null : <Link to={withAutomation('/profile')}>{text('app.start.suits', { alias: player.alias })}</Link>}
          </p>
          {player === null ? <p className="muted">{text('app.start.guest')}</p> : null}
        </div>
        <div className="start-half">
          <div className="start-head">
            <h1>{title}</h1>
            <p>{goal}</p>
          </div>
          <Warnings />
          {isUnkept ? (
            <p role="alert" className="warning">
              {text('app.start.unkept')}
            </p>
          ) : null}
          {isKept || child.help === undefined ? null : (
            <p className="warning">
              {text(child.help.step === 'plan' ? 'screens.byCode.mine.plan' : 'screens.byCode.mine.look', { day: sayDay(localDay(child.help.until)) })}
            </p>
          )}
          {isHidden ? (
            <p className="warning">{text(isOff ? 'app.start.off' : 'app.start.strict')}</p>
          ) : (
            <>
              <HeadChoicePart childId={child?.id ?? null} dials={caps} needs={manifest.needs} />
              <DeviceChoicesPart manifest={manifest} />
              {manifest.needs.some((device) => device === 'camera' || device === 'microphone') ? <Link to="/devices">{text('app.seeThem')}</Link> : null}
              <TooSmall size={caps.targetSize} />
              <LevelChoice manifest={manifest} caps={caps} level={level} onChange={setLevel} />
              <Button kind="now" className="start-now" onClick={() => void start()}>
                {text(isByTouch ? 'app.start.byTouch' : 'app.start.start')}
              </Button>
              {/* The rest appears late. It is below, so that nothing above it moves. */}
              <VoicelessNotice voiceless={voiceless} isGuest={isGuest} />
              {child !== null && player === null ? <GoOnAsGuest child={child} manifest={manifest} category={category} past={past} /> : null}
              {child === null ? null : <FaceChoice manifest={manifest} child={child} />}
              <ActivitySettings manifest={manifest} category={category} childId={child?.id ?? null} values={own} onChange={changeOwn} />
            </>
          )}
          <p className="muted">{text('app.start.exit')}</p>
          {child === null || isHidden || !isKept ? null : <NextLevel child={child} manifest={manifest} category={category} chosen={level} onTaken={setLevel} />}
          {manifest.texts === true && child !== null && isKept ? (
            <Link className="press" to={withAutomation('/texts?from=play')}>
              {text('app.start.texts', { alias: child.alias })}
            </Link>
          ) : null}
          {manifest.decks === true && child !== null && isKept ? (
            <Link className="press" to={withAutomation('/outlines?from=play')}>
              {text('app.start.decks', { alias: child.alias })}
            </Link>
          ) : null}
          {child === null || isHidden || !isKept ? null : <ConditionsChoice child={child} />}
          {player === null || isHidden || !isShowable(manifest, category, level) ? null : (
            <Link className="press" to={withAutomation(`/link?activity=${manifest.id}&level=${level}${category === null ? '' : `&category=${category}`}`)}>
              {text('app.start.show')}
            </Link>
          )}
        </div>
      </div>
    </main>
  )
}

/** Offers a guest to continue an interrupted session here, because a guest has no list of activities. */
function GoOnAsGuest({ child, manifest, category, past }: { child: Child; manifest: Manifest; category: string | null; past: SessionsState }) {
  const left = leftOff((loadedOr(past, null)?.sessions ?? []).filter(wasPlayed), useNow())
  if (left === null || left.activity !== manifest.id || left.category !== category) return null
  return playLevels(manifest).some(({ id }) => id === left.level) ? <ResumeCard isSecond child={child} manifest={manifest} session={left} /> : null
}

/** Offers the next level if the sessions suggest it. */
function NextLevel({ child, ...task }: { child: Child; manifest: Manifest; category: string | null; chosen: string; onTaken: (level: string) => void }) {
  const past = useSessions(child.id)
  return past.status === 'ready' ? <StepUpCard child={child} {...task} sessions={past.value.sessions} /> : null
}

/** Warns about a small screen, on which even a large fraction of the height is small. */
function TooSmall({ size }: { size: number }) {
  const text = useText()
  const inRoom = usePhysicalSize(size)
  if (inRoom?.isTooSmall !== true) return null
  return <p className="warning">{text('screens.profile.tooSmall', { cm: sayNumber(inRoom.cm, 1), least: sayNumber(MIN_TARGET_CM, 1) })}</p>
}
