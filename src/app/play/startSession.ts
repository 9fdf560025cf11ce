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
  /** The day as `YYYY-MM-DD`. */
  readonly day: string
  /** Keys of the played tasks (see `taskKey`). */
  readonly played: readonly string[]
}

export interface PlayRequest {
  readonly category: string | null
  readonly level: string
  /** The activity's own settings. The default is the settings last chosen for this child. */
  readonly own?: Readonly<Record<string, unknown>>
  /** Profile settings for this session only. */
  readonly plan?: Partial<Dials>
  /** Set if the activity was opened from the child's own page and returns there. */
  readonly fromToday?: true
  /** Set if the activity was opened as part of a day's plan. */
  readonly inDay?: DayProgress
  /** Set if the activity was opened by a shared link. Nothing is stored, and the address stays the same. */
  readonly isShown?: true
  /** Set if the adult knows how to mark looks. */
  readonly isCoached?: true
}

/** Returns the session to start after the coach, or null if no coach is due. It is in the state of the history entry. */
export const coachedRequest = (state: unknown): PlayRequest | null => (isCoachState(state) ? state.coaches : null)
const isCoachState = (state: unknown): state is { readonly coaches: PlayRequest } => typeof state === 'object' && state !== null && 'coaches' in state

/** The active child, and a function that starts an activity. */
export interface PlayHook extends ChildrenState {
  /**
   * Opens a session for this child (by default the active one) at the activity's
   * address. Call it from a press, which full screen and sound require.
   */
  play(manifest: Manifest, request: PlayRequest, child?: Child): void
}

/** Returns a random seed for a session. */
export function drawSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Returns the address of an activity with its level. */
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
  // Without a known child, as on a device that stores nothing, plays as a guest with a new child's careful profile.
  const guest: Child = { id: guestChildId, ownerUid: guestUid, guardians: [], alias: text('app.guest'), birthMonth: null, profile: newProfile }

  return {
    ...state,
    play(manifest, request, asked = state.activeChild ?? guest) {
      // If the family shared the child only for looking or planning, plays with the child's settings but stores nothing.
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
      // From now on, a child may have this device in their hands.
      if (!choices.gate.wasPlayed) change({ gate: { ...choices.gate, wasPlayed: true } })
      sound.unlock()
      const key = choiceKey(child.id, manifest.id)
      // A session for getting to know a child is no evidence for the next level.
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
        // Without a microphone, nobody would hear the click, so dwelling on a thing chooses it.
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
        // The guest's child exists only on this device and belongs to nobody, even if the children of a signed-in person cannot be loaded.
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
      // The browser must not ask anything on the child's own page. Only a person who can turn the camera off may let it start.
      const isAdults = request.fromToday !== true && request.isShown !== true && state.mayChange(asked)
      const watchesFace = isAdults && isFaceWatched(child.profile.faceCamera, manifest, startedAt)
      if (watchesFace && face.state !== 'on' && face.state !== 'starting') void face.turnOn()
      send({ type: 'STAGE.OPEN', request: { header, ...(watchesFace ? { watchesFace } : {}) } })
      if (request.isShown === true) return
      // An activity that is started from its own start panel replaces that history entry, so one "back" leaves play.
      const address = activityAddress(manifest, request)
      void navigate(withAutomation(address), { replace: address.startsWith(`${window.location.pathname}?`) })
    },
  }
}

// Notes the screen at the press that requests full screen, before the window has grown.
function noteOf(told: EnteredScreen) {
  const { screen, innerHeight } = window
  return screenNote(told, screen, document.fullscreenEnabled ? Math.min(screen.width, screen.height) : innerHeight)
}
