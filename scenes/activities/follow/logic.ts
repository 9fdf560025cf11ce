import type { SettingsOf } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/activities/session'
import { palette, shadeTo } from '#domain/child/palette'
import { MIN_TARGET_SIZE, safeSpeed } from '#domain/child/safety'
import { pick, type Random } from '#domain/random'
import { zoneAt } from '#domain/trials/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan'
import { stillThing } from '#domain/trials/things'
import { chooseCourse, turned, type Course } from '#domain/trials/ways'
import { followLevels, type FollowLevel } from './levels'
import type manifest from './manifest'

type Child = Pick<ResolvedSettings, 'dials'>
export type FollowSettings = SettingsOf<(typeof manifest)['settings']>

/** The bar is this bright, so that the ball stays the brightest thing. */
const BAR_LIGHT = 0.2
/** Of its square, a bar is so wide. */
const BAR_WIDTH = 0.6

/** Everything a block shows: the shortest way as warm-up, then the level, each next way the other way round. */
export function planPassages(count: number, warmUps: number, level: FollowLevel, settings: FollowSettings, { dials }: Child, aspect: number, random: Random): readonly TrialPlan[] {
  return Array.from({ length: count }, (_, index): TrialPlan => {
    const { ways, speeds, sizeShare, cornerMs = 0, hiddenMs } = index < warmUps ? (followLevels['1'] ?? level) : level
    const size = Math.max(MIN_TARGET_SIZE, Math.min(0.5, dials.targetSize * sizeShare * (settings.size / 100)))
    const kind = index < warmUps || settings.path === 'level' ? pick(random, ways) : settings.path
    const course = chooseCourse(kind, size, dials.zones, random)
    const colour = palette[dials.colour]
    const speed = safeSpeed(colour, Math.min(dials.maxSpeed, pick(random, speeds) * (settings.speed / 100)))
    const ball = travelling(index % 2 === 0 ? course : turned(course), size, speed, settings.pause * 1000, kind === 'corner' ? Math.max(cornerMs, 1000) : cornerMs, colour)
    if (hiddenMs === undefined || isThereAndBack(course)) return { cue: { phrase: 'follow-it' }, stimuli: [ball] }
    const width = Math.max(size * 1.1, size + (speed * aspect * hiddenMs) / 1000)
    const bar = stillThing('bar', 'bar', { role: 'place', colour: shadeTo(palette[dials.secondColour], BAR_LIGHT), place: middleOf(course), size: width / BAR_WIDTH })
    return { cue: { phrase: 'follow-it' }, stimuli: [ball, bar] }
  })
}

/** A way there and back rests at its turn as long as at its ends; a bend has a rest of its own. */
function travelling(course: Course, size: number, speed: number, restMs: number, cornerMs: number, colour: StimulusPlan['colour']): StimulusPlan {
  const [place, ...rest] = course
  const to = rest.at(-1) ?? place
  const bendMs = isThereAndBack(course) ? restMs : cornerMs
  const via = rest.slice(0, -1).map((point) => (bendMs > 0 ? { ...point, restMs: bendMs } : point))
  return { id: 'ball', role: 'target', look: 'disc', colour, zone: zoneAt(place), place, size, speed, drift: { restMs, via, to, atEnd: 'wait' } }
}

const isThereAndBack = (course: Course): boolean => course[0].x === course.at(-1)?.x && course[0].y === course.at(-1)?.y

const middleOf = (course: Course) => {
  const [start, end] = [course[0], course.at(-1) ?? course[0]]
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
}
