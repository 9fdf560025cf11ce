import { palette, shadeTo } from '#domain/child/palette'
import { safeSpeed } from '#domain/child/safety'
import { pick } from '#domain/random'
import { follow } from '#domain/trials/plan/mechanics'
import { EDGE, zoneAt } from '#domain/trials/layout/placement'
import type { StimulusPlan, TrialPlan } from '#domain/trials/plan/plan'
import type { RequestFor } from '#domain/trials/engine/request'
import { drawnStimulus } from '#domain/trials/concepts/things'
import { chooseCourse, turned, type DriftCourse } from '#domain/trials/layout/paths'
import { followLevels, type FollowLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, FollowLevel>

/** Brightness of the bar. The ball remains the brightest thing. */
const BAR_LIGHT = 0.2
/** Width of a bar, as a share of its square. `BAR_MOST` is the largest square, which never extends beyond the stage. */
const BAR_WIDTH = 0.6
const BAR_MOST = 0.88

const MOST = 0.5
/** Returns the distance (stage heights) that the ball covers while it is hidden. */
const hiddenWay = (ms: number, speed: number, aspect: number) => (speed * aspect * ms) / 1000

/** Plans one passage. A warm-up has the shortest path; other trials have the level's path, in alternating directions. */
export function planPassage({ index, warmUp, level, settings, child: { dials }, aspect, random }: Request): TrialPlan {
  const { ways, speeds, sizeShare, cornerMs = 0, hiddenMs }: FollowLevel = warmUp ? followLevels['1'] : level
  const kind = warmUp || settings.path === 'level' ? pick(random, ways) : settings.path
  const colour = palette[dials.colour]
  const speed = safeSpeed(colour, Math.min(dials.maxSpeed, pick(random, speeds) * (settings.speed / 100)))
  // A bar that hides the ball completely must fit on the stage.
  const most = hiddenMs === undefined ? MOST : Math.min(BAR_MOST * BAR_WIDTH - hiddenWay(hiddenMs, speed, aspect), (BAR_MOST * BAR_WIDTH) / 1.1)
  const size = Math.max(dials.leastSize, Math.min(most, dials.targetSize * sizeShare * (settings.size / 100)))
  const course = chooseCourse(kind, size, dials.zones, random)
  const ball = travelling(
    index % 2 === 0 ? course : turned(course),
    size,
    speed,
    settings.pause * 1000,
    kind === 'corner' ? Math.max(cornerMs, 1000) : cornerMs,
    colour,
  )
  const plan = {
    mechanic: follow({ pacedBy: settings.pacedBy, followedWith: settings.followedWith, help: { 4: ['show-how'] }, reward: { does: 'hop' } }),
    cue: { phrase: 'follow-it' },
  } as const
  if (hiddenMs === undefined || isThereAndBack(course)) return { ...plan, stimuli: [ball] }
  const width = Math.max(size * 1.1, size + hiddenWay(hiddenMs, speed, aspect))
  const height = Math.min(BAR_MOST, width / BAR_WIDTH)
  const place = { ...middleOf(course), y: Math.min(1 - EDGE - height / 2, Math.max(EDGE + height / 2, middleOf(course).y)) }
  return {
    ...plan,
    stimuli: [ball, drawnStimulus('bar', 'bar', { role: 'place', colour: shadeTo(palette[dials.secondColour], BAR_LIGHT), place, size: height })],
  }
}

/** Returns a ball that travels along this path. On a path there and back, it rests at the turn for as long as at the ends. A bend has a rest of its own. */
function travelling(course: DriftCourse, size: number, speed: number, restMs: number, cornerMs: number, colour: StimulusPlan['colour']): StimulusPlan {
  const [place, ...rest] = course
  const to = rest.at(-1) ?? place
  const bendMs = isThereAndBack(course) ? restMs : cornerMs
  const via = rest.slice(0, -1).map((point) => (bendMs > 0 ? { ...point, restMs: bendMs } : point))
  return drawnStimulus('ball', 'disc', { role: 'target', colour, zone: zoneAt(place), place, size, speed, drift: { restMs, via, to, atEnd: 'wait' } })
}

const isThereAndBack = (course: DriftCourse): boolean => course[0].x === course.at(-1)?.x && course[0].y === course.at(-1)?.y

const middleOf = (course: DriftCourse) => {
  const [start, end] = [course[0], course.at(-1) ?? course[0]]
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
}
