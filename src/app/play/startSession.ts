import { useNavigate } from 'react-router'
import { resolveDials } from '#domain/settings/resolve'
import { isBeyond, needsMarks } from '#domain/trials/engine/levelSpec'
import { type Manifest, pageOfLevel, routeOf } from '#domain/activities/manifest'
import { SHOWN_CHILD_ID } from '#domain/activities/shown'
import type { SessionHeader } from '#domain/activities/session'
import { isFaceWatched } from '#domain/activities/faceWatched'
import { decreasesDaily, withToday } from '#domain/activities/today'
import { screenNote, type EnteredScreen } from '#domain/activities/visualAngle'
import { newProfile } from '#domain/child/childProfile'
import { type Dials, isClickedByVoice } from '#domain/child/dials'
import { resolveSettings } from '#domain/settings/resolve'
import { underFlags } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { helpsWithAll } from '#domain/people/sharing'
import { choiceKey } from '#ports/deviceSettings'
import { catalogue } from '#scenes/catalogue'
import { useText } from '#text/i18n'
import { useAuth, useStage } from '../services/actors'
import { withAutomation } from '../services/automation'
import { useAutoWait } from './autoWait'
import { type ChildrenState, useChildren } from './children'
import { useDevice } from '../page/deviceSettings'
import { useFlags } from '../services/flags'
import { useSessions } from './pastSessions'
import { useServices } from '../services/services'
import { conditionsToday } from './conditions'
import { isHearing } from './isHearing'
import { readyStage } from './device'

/** A child's progress through the day's plan. */
export interface DayProgress {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Played tasks, by `taskKey`. */
  readonly played: readonly string[]
}

export interface PlayRequest {
  readonly category: string | null
  readonly level: string
  /** The activity's own settings; default: those last chosen for this child. */
  readonly own?: Readonly<Record<string, unknown>>
  /** Profile settings for this session only. */
  readonly plan?: Partial<Dials>
  /** Opened from the child's own page, and returns there. */
  readonly fromToday?: true
  /** Opened as part of a day's plan. */
  readonly inDay?: DayProgress
  /** Opened by a shared link: nothing is stored, and the address stays. */
  readonly isShown?: true
  /** The adult knows how to mark looks. */
  readonly isCoached?: true
}

/** The session to start after the coach; null if no coach is due. Travels in the history entry's state. */
export const coachedRequest = (state: unknown): PlayRequest | null => (isCoachState(state) ? state.coaches : null)
const isCoachState = (state: unknown): state is { readonly coaches: PlayRequest } => typeof state === 'object' && state !== null && 'coaches' in state

/** The active child, and a function that starts an activity. */
export interface PlayHook extends ChildrenState {
  /** Opens a session for this child (default: the active one) at the activity's address. Call it from a press: full screen and sound require one. */
  play(manifest: Manifest, request: PlayRequest, child?: Child): void
}

/** Draws a session's seed. */
export function drawSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Address of an activity with its level. */
export function activityAddress(manifest: Pick<Manifest, 'id'>, { category, level, fromToday, inDay }: PlayRequest): string {
  const from = inDay === undefined ? (fromToday ? '&from=today' : '') : `&from=day&day=${inDay.day}&played=${encodeURIComponent(inDay.played.join(','))}`
  return `${routeOf(manifest)}${category === null ? '' : `/${category}`}?level=${level}${from}`
}

export function usePlay(): PlayHook {
  const text = useText()
  const state = useChildren()
  const navigate = useNavigate()
  const { choices, change } = useDevice()
  const { snapshot } = useAuth()
  const { send } = useStage()
  const { sound, face, voiceLevel, guestUid, guestChildId } = useServices()
  const flags = useFlags()
  const waitFor = useAutoWait(state.activeChild)
  const goesDown = catalogue.some(({ id, settings }) => decreasesDaily(settings, choices.activities[choiceKey(state.activeChild?.id ?? '', id)]?.own ?? {}))
  const past = useSessions(goesDown ? (state.activeChild?.id ?? null) : null)
  // Without a known child, as on a device that stores nothing, a guest with a new child's careful profile plays.
  const guest: Child = { id: guestChildId, ownerUid: guestUid, guardians: [], alias: text('app.guest'), birthMonth: null, profile: newProfile }

  return {
    ...state,
    play(manifest, request, asked = state.activeChild ?? guest) {
      // Someone with whom the child is shared only to look or to plan plays with its settings, and nothing of it is stored.
      const child = helpsWithAll(asked) ? asked : { ...asked, id: SHOWN_CHILD_ID, ownerUid: SHOWN_CHILD_ID }
      const own = request.own ?? choices.activities[choiceKey(child.id, manifest.id)]?.own ?? {}
      const level = manifest.levels.find(({ id }) => id === request.level)
      if (
        level !== undefined &&
        needsMarks(level, own, resolveDials(child.profile).dials.accessMethod) &&
        !choices.knowsMarking &&
        request.isCoached !== true &&
        request.isShown !== true
      )
        return void navigate(withAutomation(activityAddress(manifest, request)), { state: { coaches: request } })
      readyStage(choices.display.fillsScreen)
      // From now on a child holds this device.
      if (!choices.gate.wasPlayed) change({ gate: { ...choices.gate, wasPlayed: true } })
      sound.unlock()
      const key = choiceKey(child.id, manifest.id)
      // A session for getting to know a child is not evidence about the next level.
      if (pageOfLevel(manifest, request.level) === null && request.isShown !== true)
        change({ activities: { ...choices.activities, [key]: { ...choices.activities[key], level: request.level, own } } })
      const { dials } = resolveDials(child.profile)
      const waitMs = child.id === state.activeChild?.id ? waitFor(manifest.family) : null
      const startedAt = Date.now()
      const sessions = child.id !== state.activeChild?.id || !goesDown ? [] : past.status === 'ready' ? past.value.sessions : null
      const today = withToday(own, { activity: manifest.id, spec: manifest.settings, past: sessions, now: startedAt })
      const screen = choices.screen === null ? undefined : noteOf(choices.screen)
      const settings = resolveSettings(underFlags(child.profile, flags), manifest.settings, today, {
        plan: request.plan ?? {},
        // Without a microphone nobody would hear the click: staying on a thing chooses it.
        tweak: { ...(waitMs === null ? {} : { waitMs }), ...(isClickedByVoice(dials) && !isHearing(voiceLevel.state) ? { headClick: 'dwell' } : {}) },
        heightCm: screen?.heightCm,
      })
      const conditions = conditionsToday(choices, child.id, startedAt)
      const header: SessionHeader = {
        id: crypto.randomUUID(),
        childId: child.id,
        activity: manifest.id,
        category: request.category,
        level: request.level,
        seed: drawSeed(),
        startedAt,
        // The guest's child is only on this device and belongs to nobody, even if someone is signed in whose children cannot be loaded.
        ranBy: child.id === guestChildId || child.id === SHOWN_CHILD_ID || request.isShown === true ? guestUid : (snapshot.context.user?.uid ?? guestUid),
        device: {
          width: window.innerWidth,
          height: window.innerHeight,
          pixelRatio: window.devicePixelRatio,
          ...(screen === undefined ? {} : { screen }),
        },
        settings,
        ...(Object.keys(conditions).length === 0 ? {} : { conditions }),
        ...(isBeyond(manifest, request.level, settings.dials) ? { beyondCap: true as const } : {}),
        ...(child.demo ? { demo: true as const } : {}),
      }
      // On the child's own page no question of the browser may appear, and only a person who can turn the camera off lets it start.
      const isAdults = request.fromToday !== true && request.isShown !== true && state.mayChange(asked)
      const watchesFace = isAdults && isFaceWatched(child.profile.faceCamera, manifest, startedAt)
      if (watchesFace && face.state !== 'on' && face.state !== 'starting') void face.turnOn()
      send({ type: 'STAGE.OPEN', request: { header, ...(watchesFace ? { watchesFace } : {}) } })
      if (request.isShown === true) return
      // Started from its own start panel, the activity replaces that history entry, so that one "back" leaves play.
      const address = activityAddress(manifest, request)
      void navigate(withAutomation(address), { replace: address.startsWith(`${window.location.pathname}?`) })
    },
  }
}

// The press requests full screen where possible; the window has not grown yet.
function noteOf(told: EnteredScreen) {
  const { screen, innerHeight } = window
  return screenNote(told, screen, document.fullscreenEnabled ? Math.min(screen.width, screen.height) : innerHeight)
}
