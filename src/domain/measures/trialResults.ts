import { isMeant } from '../trials/engine/engine'
import type { TrialResult } from '../trials/engine/trialResult'
import { groupBy } from '../groupBy'
import { accessMethods } from '../child/dials'
import { SECOND_MS } from '../time'
import type { AnsweredBy, ResponseEvent, PlayEvent } from '../trials/engine/events'
import { promptedBy } from '../trials/engine/outcome'
import { zoneAt } from '../trials/layout/placement'

/** Limit for mashing: more off-target touches than `touches` within `withinMs` are not searching. */
const MASHED = { touches: 3, withinMs: 2 * SECOND_MS } as const

/** Minimum time (ms) from onset in which a child can see a thing and reach for it. [I] */
const SEEN_AFTER_MS = 200

/**
 * Returns a speed rounded to whole percent of the stage's width, so that measured speeds, which are never identical, can be
 * grouped.
 */
export const speedStep = ({ speed }: Pick<TrialResult, 'speed'>): number => Math.round((speed ?? 0) * 100) / 100

/** Whether the places, sizes and speeds of these trials were measured. Without trials, the basis is `planned`. */
export type Basis = 'measured' | 'partly-measured' | 'planned'
export function basisOf(results: readonly Pick<TrialResult, 'isMeasured'>[]): Basis {
  if (!results.some(({ isMeasured }) => isMeasured)) return 'planned'
  return results.every(({ isMeasured }) => isMeasured) ? 'measured' : 'partly-measured'
}

/** Computes one result per finished trial from a log. A trial cut off by a closed tab has none. */
export function trialResults(events: readonly PlayEvent[]): readonly TrialResult[] {
  const byTrial = groupBy(
    events.filter((event): event is Extract<PlayEvent, { trial: number }> => 'trial' in event),
    (event) => event.trial,
  )
  return [...byTrial.values()].flatMap((facts) => {
    const result = resultOf(facts)
    return result === null ? [] : [result]
  })
}

type Fact = Extract<PlayEvent, { trial: number }>

function resultOf(facts: readonly Fact[]): TrialResult | null {
  const all = <K extends Fact['kind']>(kind: K) => facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
  const began = all('trial-began')[0]
  const ended = all('trial-ended')[0]
  if (began === undefined || ended === undefined) return null
  const shown = all('stimulus-shown')
  const answers = all('answered')
  const ending = answers.find((answer) => answer.verdict !== 'wrong')
  const targets = shown.filter((stimulus) => stimulus.role === 'target')
  // If there are several targets, the figures belong to the chosen one.
  const target = targets.find((stimulus) => stimulus.id === ending?.id) ?? targets[0]
  const measured = all('measured').findLast(({ id }) => id === target?.id)
  const targetIds = new Set(targets.map((stimulus) => stimulus.id))
  const arrival = all('travelled').find(({ share, waits }) => share >= 1 || waits === true)
  // A child who follows a thing is not asked to touch it before it arrives, unless it travels by itself.
  const onset = target?.way === undefined || target.to !== undefined ? (target?.at ?? null) : (arrival?.at ?? null)
  const since = (from: number | null | undefined, at: number | undefined) => (from == null || at === undefined ? null : at - from)
  const endAt = ending?.at ?? ended.at
  // Touches while nothing is shown are logged but do not belong to any trial.
  const points = all('pointed').filter(({ at }) => at >= (target?.at ?? 0) && at <= endAt)
  // A touch on the goal before the thing arrives shows anticipation, so it is not off-target.
  const goals = new Set(target?.way === undefined ? [] : shown.flatMap(({ role, id }) => (role === 'place' ? [id] : [])))
  const roles = new Map(shown.map(({ id, role }) => [id, role]))
  const isBeside = ({ on, at }: (typeof points)[number]) => {
    const role = on === null ? undefined : roles.get(on)
    return on === null || role === undefined || !(goals.has(on) || isMeant(role, facts, began.trial, at))
  }
  const beside = points.filter(isBeside)
  // A child who touches everything just before the answer hits the thing by chance.
  const atRandom = all('pointed').filter((point) => isBeside(point) && point.at > endAt - MASHED.withinMs && point.at <= endAt)
  const looked = facts.find((fact) => fact.kind === 'looked' && fact.at <= endAt)
  const onTarget = points.find((point) => point.acted && point.on !== null && targetIds.has(point.on) && point.at >= (onset ?? 0))
  const traced = all('did').find(({ deed }) => deed.do === 'traced')
  const afterMs = target === undefined || (target.way !== undefined && target.to === undefined) ? null : endAt - target.at
  const isTooSoon = ending !== undefined && isTouch(ending.by) && afterMs !== null && afterMs >= 0 && afterMs < SEEN_AFTER_MS
  // With a switch or dwell there is no touch. The first of several actions then gives the time, as a first touch otherwise does.
  const done = ending === undefined || isTouch(ending.by) ? all('did').find(({ deed }) => deed.do === 'took' || (isStep(deed) && isTouch(deed.by))) : undefined
  const answeredAt = ending !== undefined && isTouch(ending.by) ? ending.at : undefined
  // If a stroke starts next to a thing and crosses it, the time of the touch is the start of the stroke.
  const touchedAt = onTarget === undefined || done === undefined ? (onTarget?.at ?? done?.at ?? answeredAt) : Math.min(onTarget.at, done.at)
  return {
    trial: began.trial,
    warmUp: began.warmUp,
    outcome: ended.outcome,
    prompt: promptedBy(all('prompted'), endAt),
    zone: measured === undefined ? (target?.zone ?? null) : zoneAt(measured),
    hitZone: ending?.where === undefined ? null : zoneAt(ending.where),
    size: measured?.h ?? target?.h ?? null,
    speed: measured?.speed ?? target?.speed ?? null,
    isMeasured: measured !== undefined,
    items: shown.filter(({ unseen }) => unseen !== true).length,
    choices: shown.filter(({ role, unseen }) => unseen !== true && (role === 'target' || role === 'distractor')).length,
    shows: target?.shows ?? null,
    colour: target?.colour ?? null,
    shownAt: target?.at ?? null,
    waitMs: began.waitMs,
    by: (ending ?? answers.at(-1))?.by ?? null,
    lookMs: since(target?.at, looked?.at),
    touchMs: ending?.by === 'itself' ? null : traced === undefined ? since(onset, touchedAt) : since(target?.at, traced.at),
    error: points.find(({ on }) => on === null || !goals.has(on))?.error ?? null,
    offTarget: beside.length,
    isMashed: isTooSoon || atRandom.length > MASHED.touches,
    wrong: answers.filter(({ verdict }) => verdict === 'wrong' || verdict === 'other').map((answer) => answer.id),
    values: Object.assign({}, ...all('recorded').map(({ values }) => values)) as TrialResult['values'],
  }
}

/** Whether an action is one of several that a trial needs. */
const isStep = (deed: ResponseEvent): deed is Extract<ResponseEvent, { do: 'found' | 'worked' }> => deed.do === 'found' || deed.do === 'worked'

/** Whether the child answered. An answer by an adult, a device or nobody has no touch time. */
const isTouch = (by: AnsweredBy): boolean => (accessMethods as readonly AnsweredBy[]).includes(by)
