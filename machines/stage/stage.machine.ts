import { assign, cancel, fromCallback, sendTo, setup } from 'xstate'
import type { Mood } from '#domain/activities/mood'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { AWAY_MOST_MS, BREAK_MS, endOfBreak, isBreakDue } from '#domain/trials/engine/breaks'
import type { EndReason } from '#domain/trials/engine/events'
import type { Clock } from '#ports/clock'
import type { Journal } from '#ports/journal'
import type { Sessions } from '#ports/sessions'
import type { StageEvent, StagePort, StageRequest } from '#ports/stage'
import type { StageMachineEvent } from './stage.events'
import { withMood, type FinishedPlay, newPlay, type PlayProgress, renewPlay, settlePlay, type StageWarning } from './play'
import { createSessionRecorder, type RecorderCommand } from './recorder'

export interface StagePorts {
  readonly stage: StagePort
  readonly journal: Journal
  readonly sessions: Sessions
  readonly clock: Clock
}

type Recorded = Extract<StageEvent, { type: 'STAGE.RECORDED' }>
type Failed = Extract<StageEvent, { type: 'STAGE.FAILED' }>

/** Maximum time (ms) for which a slow disk may delay the start, or an unresponsive stage the end. */
const PATIENCE_MS = 2000

/** Interval (ms) at which unsaved events are written again, because space may become free at any time. */
export const RETRY_MS = 5000

// Use this only in states that are entered with a request.
const requestOf = (play: PlayProgress): StageRequest => play.request as StageRequest

// The profile may have been changed during play.
const breakEveryMin = ({ request, events }: PlayProgress): number =>
  events.reduce((minutes, event) => (event.kind === 'adjusted' ? event.dials.breakEveryMin : minutes), request?.header.settings.dials.breakEveryMin ?? 0)

/** Creates the machine for the life cycle of one session after another: open, play, pause, finish, save. */
export function createStageMachine({ stage, journal, sessions, clock }: StagePorts) {
  const stageSetup = setup({
    types: { context: {} as PlayProgress, events: {} as StageMachineEvent, tags: {} as 'busy' },
    actors: {
      listen: fromCallback<StageMachineEvent>(({ sendBack }) => stage.subscribe(sendBack)),
      recorder: fromCallback<RecorderCommand>(({ sendBack, receive }) => receive(createSessionRecorder({ journal, sessions }, sendBack))),
    },
    actions: {
      begin: assign(({ context }, { request }: { request: StageRequest }) => newPlay(request, context.unkept)),
      beginRecord: sendTo('recorder', ({ context }) => ({ type: 'RECORDER.BEGIN', header: requestOf(context).header })),
      open: ({ context }) => stage.open(requestOf(context)),
      pause: () => stage.pause(),
      resume: () => stage.resume(),
      repeatCue: () => stage.repeatCue(),
      nextTrial: () => stage.nextTrial(),
      adjust: (_, { settings }: { settings: ResolvedSettings }) => stage.adjust(settings),
      wish: (_, { wish }: { wish: 'one-more' | 'one-fewer' }) => stage.wish(wish),
      watchFace: (_, { isWatched }: { isWatched: boolean }) => stage.watchFace(isWatched),
      noteFace: assign(({ context }, { isWatched }: { isWatched: boolean }) => ({ request: { ...requestOf(context), watchesFace: isWatched } })),
      setGround: (_, { strength }: { strength: number }) => stage.setGround(strength),
      finish: () => stage.finish(),
      close: () => stage.close(),
      warn: assign(({ context }, params: Partial<StageWarning>) => ({ warning: { ...context.warning, ...params } })),
      takeFacts: assign(({ context }, { events }: Recorded) => ({ events: [...context.events, ...events] })),
      record: sendTo('recorder', (_, { sessionId, events }: Recorded) => ({ type: 'RECORDER.APPEND', sessionId, events })),
      noteHidden: assign(() => ({ hiddenAt: clock.now() })),
      noteFailure: assign((_, { reason, message }: Failed) => ({ failure: { reason, message } })),
      // Leaves the child's screen unchanged. The adult sees the mark and decides in the pause menu.
      markBreak: () => stage.markBreak(true),
      unmarkBreak: ({ context }) => {
        if (context.warning.rest) stage.markBreak(false)
      },
      forgetBreak: assign(({ context: { events, warning } }) => (warning.rest ? { restFrom: endOfBreak(events), warning: { ...warning, rest: false } } : {})),
      settle: assign(({ context }, { reason }: { reason: EndReason }) => settlePlay(context, reason)),
      closeRecord: sendTo('recorder', ({ context: { finished } }) => ({ type: 'RECORDER.CLOSE', ...(finished as FinishedPlay) })),
      noteMood: assign(({ context: { finished } }, { mood }: { mood: Mood | null }) => (finished === null ? {} : { finished: withMood(finished, mood) })),
      recordMood: sendTo('recorder', ({ context: { finished } }) => ({ type: 'RECORDER.MOOD', session: (finished as FinishedPlay).session })),
      dropRecord: sendTo('recorder', ({ context }) => ({ type: 'RECORDER.DROP', sessionId: requestOf(context).header.id })),
      deliver: sendTo('recorder', { type: 'RECORDER.DELIVER' }),
      deliverLater: sendTo('recorder', { type: 'RECORDER.DELIVER' }, { id: 'retry', delay: RETRY_MS }),
      noteDelivery: assign(({ context }, params: { sessionId: string; delivery: FinishedPlay['delivery'] }) => {
        const { finished } = context
        return finished?.session.id === params.sessionId ? { finished: { ...finished, delivery: params.delivery } } : {}
      }),
      noteUnkept: assign(({ context }, { sessionId, isUnkept }: { sessionId: string; isUnkept: boolean }) => {
        const others = context.unkept.filter((id) => id !== sessionId)
        return { unkept: isUnkept ? [...others, sessionId] : others }
      }),
    },
    guards: {
      isBackSoon: ({ context }) => Math.abs(clock.now() - (context.hiddenAt ?? 0)) < AWAY_MOST_MS,
      isCurrent: ({ context }, params: { sessionId: string }) => params.sessionId === context.request?.header.id,
      bringsBreak: ({ context }, { sessionId, events }: Recorded) =>
        sessionId === context.request?.header.id && !context.warning.rest && isBreakDue(events, { everyMin: breakEveryMin(context), since: context.restFrom }),
    },
  })
  const over = stageSetup.createStateConfig({
    on: {
      'STAGE.PLAY_AGAIN': {
        target: '#stage.session',
        actions: [
          {
            type: 'begin',
            params: ({ context, event: { id, seed } }) => ({ request: renewPlay(requestOf(context), { id, seed, startedAt: clock.now() }) }),
          },
          'beginRecord',
        ],
      },
      'STAGE.CLOSE': { target: '#stage.idle', actions: 'close' },
    },
  })
  return stageSetup.createMachine({
    id: 'stage',
    context: newPlay(null),
    invoke: [{ src: 'listen' }, { src: 'recorder', id: 'recorder' }],
    entry: 'deliver',
    initial: 'idle',
    on: {
      'AUTH.SIGNED_IN': { actions: 'deliver' },
      'STAGE.OPEN': {
        target: '.session',
        actions: [{ type: 'begin', params: ({ event }) => ({ request: event.request }) }, 'beginRecord'],
      },
      'STAGE.WARNED': { actions: { type: 'warn', params: ({ event }) => ({ [event.reason]: true }) } },
      'RECORDER.JOURNAL_FAILED': { actions: { type: 'warn', params: ({ event }) => ({ storage: event.code }) } },
      // The disk has space again, and sessions that ended while it was full are still in memory.
      'RECORDER.JOURNAL_MENDED': { actions: [{ type: 'warn', params: { storage: null } }, 'deliver'] },
      'RECORDER.DELIVERED': {
        actions: [
          { type: 'noteDelivery', params: ({ event }) => ({ sessionId: event.sessionId, delivery: 'delivered' }) },
          { type: 'noteUnkept', params: ({ event }) => ({ sessionId: event.sessionId, isUnkept: false }) },
        ],
      },
      'RECORDER.KEPT': [
        {
          guard: ({ event }) => event.isInMemoryAlone,
          actions: [
            { type: 'noteDelivery', params: ({ event }) => ({ sessionId: event.sessionId, delivery: 'kept' }) },
            { type: 'noteUnkept', params: ({ event }) => ({ sessionId: event.sessionId, isUnkept: true }) },
            cancel('retry'),
            'deliverLater',
          ],
        },
        {
          actions: [
            { type: 'noteDelivery', params: ({ event }) => ({ sessionId: event.sessionId, delivery: 'kept' }) },
            { type: 'noteUnkept', params: ({ event }) => ({ sessionId: event.sessionId, isUnkept: false }) },
          ],
        },
      ],
    },
    states: {
      idle: {},
      session: {
        initial: 'opening',
        on: {
          'STAGE.OPEN': {
            target: 'session',
            reenter: true,
            actions: [
              { type: 'settle', params: { reason: 'adult' } },
              'closeRecord',
              { type: 'begin', params: ({ event }) => ({ request: event.request }) },
              'beginRecord',
            ],
          },
          'STAGE.RECORDED': [
            {
              guard: { type: 'bringsBreak', params: ({ event }) => event },
              actions: [
                { type: 'takeFacts', params: ({ event }) => event },
                { type: 'record', params: ({ event }) => event },
                { type: 'warn', params: { rest: true } },
                'markBreak',
              ],
            },
            {
              guard: { type: 'isCurrent', params: ({ event }) => ({ sessionId: event.sessionId }) },
              actions: [
                { type: 'takeFacts', params: ({ event }) => event },
                { type: 'record', params: ({ event }) => event },
              ],
            },
          ],
          'STAGE.FINISHED': {
            guard: { type: 'isCurrent', params: ({ event }) => ({ sessionId: event.sessionId }) },
            target: 'summary',
            actions: [{ type: 'settle', params: ({ event }) => ({ reason: event.reason }) }, 'closeRecord'],
          },
          'STAGE.TIRED': { actions: { type: 'warn', params: { tired: true } } },
          'STAGE.FAILED': {
            target: 'failed',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, { type: 'settle', params: { reason: 'interrupted' } }, 'closeRecord', 'close'],
          },
          'STAGE.END': { target: '.finishing', actions: 'finish' },
          'STAGE.CLOSE': { target: 'idle', actions: [{ type: 'settle', params: { reason: 'adult' } }, 'closeRecord', 'close'] },
        },
        states: {
          opening: {
            tags: 'busy',
            initial: 'recording',
            states: {
              recording: {
                on: {
                  'RECORDER.BEGUN': {
                    guard: { type: 'isCurrent', params: ({ event }) => ({ sessionId: event.sessionId }) },
                    target: 'loading',
                  },
                },
                after: { [PATIENCE_MS]: 'loading' },
              },
              loading: { entry: 'open' },
            },
            on: {
              'STAGE.READY': 'playing',
              'STAGE.FAILED': { target: '#stage.failed', actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'dropRecord', 'close'] },
            },
          },
          playing: {
            on: {
              'STAGE.HOLD': { target: 'held', actions: 'pause' },
              'STAGE.HELD': 'held',
              'STAGE.HIDDEN': { target: 'away', actions: 'noteHidden' },
              'STAGE.TURNED': { target: 'turned', actions: 'pause' },
              'STAGE.REPEAT_CUE': { actions: 'repeatCue' },
              'STAGE.NEXT': { actions: 'nextTrial' },
              'STAGE.ADJUST': { actions: { type: 'adjust', params: ({ event }) => ({ settings: event.settings }) } },
            },
          },
          held: {
            on: {
              'STAGE.ADJUST': { actions: { type: 'adjust', params: ({ event }) => ({ settings: event.settings }) } },
              'STAGE.WISH': { actions: { type: 'wish', params: ({ event }) => ({ wish: event.wish }) } },
              'STAGE.GROUND': { actions: { type: 'setGround', params: ({ event }) => ({ strength: event.strength }) } },
              'STAGE.WATCH_FACE': {
                actions: [
                  { type: 'watchFace', params: ({ event }) => event },
                  { type: 'noteFace', params: ({ event }) => event },
                ],
              },
              'STAGE.RESUME': { target: 'playing', actions: ['unmarkBreak', 'forgetBreak', 'resume'] },
              // A paused stage can neither speak nor move, so a request for either resumes it.
              'STAGE.REPEAT_CUE': { target: 'playing', actions: ['unmarkBreak', 'forgetBreak', 'resume', 'repeatCue'] },
              'STAGE.NEXT': { target: 'playing', actions: ['unmarkBreak', 'forgetBreak', 'resume', 'nextTrial'] },
              'STAGE.REST': { target: 'resting', actions: ['unmarkBreak', 'forgetBreak'] },
            },
          },
          /**
           * The tablet is upright, where no activity can be shown, so play pauses until the tablet is turned back.
           * The child sees this screen. The pause menu opens from it as it does during play.
           */
          turned: {
            on: {
              'STAGE.HOLD': 'held',
              'STAGE.TURNED_BACK': { target: 'playing', actions: 'resume' },
              'STAGE.ADJUST': { actions: { type: 'adjust', params: ({ event }) => ({ settings: event.settings }) } },
            },
          },
          /** The page is hidden. A child who returns continues to play and does not see the pause menu, which opens as it does during play. */
          away: {
            on: {
              'STAGE.HOLD': 'held',
              'STAGE.SHOWN': [{ guard: 'isBackSoon', target: 'playing', actions: 'resume' }, { target: 'held' }],
              'STAGE.ADJUST': { actions: { type: 'adjust', params: ({ event }) => ({ settings: event.settings }) } },
            },
          },
          /** The stage stays paused and blank. It resumes automatically, but the adult may open the pause menu before that. */
          resting: {
            on: { 'STAGE.HOLD': 'held' },
            after: { [BREAK_MS]: { target: 'playing', actions: 'resume' } },
          },
          finishing: {
            tags: 'busy',
            on: { 'STAGE.END': {} },
            after: {
              [PATIENCE_MS]: {
                target: '#stage.summary',
                actions: [{ type: 'settle', params: { reason: 'adult' } }, 'closeRecord', 'close'],
              },
            },
          },
        },
      },
      summary: {
        on: {
          ...over.on,
          'STAGE.MOOD': { actions: [{ type: 'noteMood', params: ({ event }) => ({ mood: event.mood }) }, 'recordMood'] },
        },
      },
      failed: over,
    },
  })
}

export type StageMachine = ReturnType<typeof createStageMachine>
