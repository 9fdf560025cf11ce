import { settingsFrom, type SettingValue } from '#domain/settings/ownSettings'
import { busiestOf } from '#domain/trials/engine/levelSpec'
import type { Manifest } from '#domain/activities/manifest'
import type { ChildProfile } from '#domain/child/childProfile'
import { lightSafeProfile } from '#tests/support/profile'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import { catalogue, findActivity, loadScene } from '#scenes/catalogue'
import type { ActivityScene } from '#scenes/kit/session/ActivityScene'
import { loadContent } from '#scenes/kit/pictures/content'
import { installAutomation } from '#scenes/stage/automation'
import { Engine } from '#scenes/stage/engine'
import { fakeVoiceLevel } from '../../support/fakeDevices'
import { fakeFace } from '../../support/fakeFace'
import { fakeHands, fakeMirror } from '../../support/fakeHands'
import { fakeSound, fakeSpeech } from '../../support/fakeSound'
import { FRAMES_PER_SECOND } from '#domain/flashes/limits'
import type { PlayEvent } from '#domain/trials/engine/events'
import { analyseFilm, describeFinding } from '../filmFindings'
import { SingleObjectMonitor } from './singleObject'
import { CellReader, CELL_COUNT, COLUMNS, ROWS, webglRenderer } from './cells'
import { ChildSimulator, type PressPattern } from './childSimulator'
import { SpeedMonitor } from './speed'
import { measurePromptEffects, type PromptEffect } from './promptEffects'
import { ownScenes } from './ownScenes'
import { showOnly, measureThing, type PixelMeasurement } from './pixels'
import { type RewardMeasurement, measureReward } from './reward'
import { mechanicScenes } from './mechanicScenes'
import { wildVoice } from './wildVoice'
import {
  BlinkingDisc,
  BlinkingFrame,
  TooFastDisc,
  JumpingDisc,
  LateAnswers,
  PulsingDisc,
  FastFadingRedDisc,
  TooFastRedDisc,
  RecreatedSquare,
  PulsingSquare,
  InvisiblePrompts,
} from './faultyScenes'

/* The app's own stage on a separate page, where every activity can be filmed for any child, frame by frame. */

/** Interval (frames) at which the frames of a finding are stored as pictures. */
const STORED_EVERY = 3
/** Number of the first trials: the warm-ups and the first scored trial. */
const FIRST_TRIALS = 3
/** Minimum brightness that proves that something was shown. */
const BRIGHT_ENOUGH = 100
/** Resolution for detecting an onset. Reading more pixels would take longer than a frame. */
const LOOKED_AT = { columns: 64, rows: 48 } as const
const parent = document.getElementById('stage')
if (parent === null) throw new Error('there is no #stage')
const sound = fakeSound()
const speech = fakeSpeech()
/** Colours of the worst camera picture, which is uniformly white, black or red and changes with each frame. */
const worstSeen = ['#ffffff', '#000000', '#ff0000', '#000000'] as const
const mirror = fakeMirror((context, width, height) => {
  context.fillStyle = worstSeen[mirror.painted % worstSeen.length] ?? '#ffffff'
  context.fillRect(0, 0, width, height)
})
const voiceLevel = fakeVoiceLevel('on')
const camera = fakeHands()
const face = fakeFace()
const engine = await Engine.start({ parent, emit: () => undefined, automation: true, sound, speech, hands: camera, face, mirror, voiceLevel })
installAutomation(engine)
const reader = new CellReader(engine.game)
const child = new ChildSimulator(engine.game.canvas, camera, face, () => engine.clock.now())
const small = new OffscreenCanvas(LOOKED_AT.columns, LOOKED_AT.rows).getContext('2d', { willReadFrequently: true })
if (small === null) throw new Error('no 2D canvas')
small.imageSmoothingQuality = 'high'

/** Activities that exist only for the tests, by id. */
const testScenes: Readonly<Record<string, new () => ActivityScene>> = {
  knownbad: BlinkingDisc,
  knownlate: LateAnswers,
  knownpulse: PulsingDisc,
  knownsquare: PulsingSquare,
  knownframe: BlinkingFrame,
  knownrenewed: RecreatedSquare,
  knownjump: JumpingDisc,
  knownhurry: TooFastDisc,
  knownredhurry: TooFastRedDisc,
  knownredfade: FastFadingRedDisc,
  knownunseen: InvisiblePrompts,
  ...mechanicScenes,
}

/** Values of an activity's own settings, with the names in its manifest. All others keep their defaults. */
type OwnSettings = Readonly<Record<string, SettingValue>>

/** Opens an activity for a child, to be stepped by hand. */
async function open(activity: string, category: string | null, level: string, part: Partial<ChildProfile>, own: OwnSettings = {}): Promise<void> {
  if (!engine.clock.isHeld) window.__stage?.freeze(1)
  await play(activity, category, level, part, own)
  await window.__stage?.step(2)
}

/** Opens an activity for a child in real time. It has the family's own scenes or a mirror if the film selects them. */
async function play(activity: string, category: string | null, level: string, part: Partial<ChildProfile>, own: OwnSettings = {}): Promise<void> {
  const manifest = findActivity(activity)
  const profile = { ...lightSafeProfile, ...part }
  const settings = {
    support: profile.support,
    dials: resolveDials(profile).dials,
    strict: isStrict(profile),
    activity: settingsFrom(manifest?.settings ?? {}, own),
  }
  const device = { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio }
  const header = { id: 'film', childId: 'child', activity, category, level, seed: 3, startedAt: 0, ranBy: 'guest', device, settings }
  const SceneClass = testScenes[activity] ?? (await loadScene(activity))
  child.restart()
  await camera.turnOn()
  await face.turnOn()
  if (own['mirror'] === true) await mirror.turnOn()
  filming = newFilm()
  usesVoice = manifest === null ? activity === 'tryvoice' : manifest.needs.includes('microphone')
  const family = own['scenes'] === undefined ? null : { photos: ownScenes, childId: header.childId, texts: { list: () => Promise.resolve([]) } }
  engine.play(SceneClass, { header }, await loadContent(manifest, category, family))
}

/**
 * Starts to record, for each trial, the time of the first frame that is not all background, as read from the canvas itself. `gaps` is the time
 * (ms) between that frame and the previous one, which limits the precision.
 */
function watchOnsets(): { readonly onsets: number[]; readonly gaps: number[]; readonly touches: number[] } {
  const onsets: number[] = []
  const gaps: number[] = []
  const touches: number[] = []
  let wasDark = true
  let lookedAt = performance.now()
  addEventListener('touchstart', (event) => touches.push(event.timeStamp), { capture: true })
  const look = () => {
    // The time is taken first, because reading a picture back from the GPU takes longer than a frame.
    const now = performance.now()
    small?.drawImage(engine.game.canvas, 0, 0, LOOKED_AT.columns, LOOKED_AT.rows)
    // Only the middle rows are read, because the adult's mark in the corner is always visible.
    const pixels = small?.getImageData(0, LOOKED_AT.rows / 4, LOOKED_AT.columns, LOOKED_AT.rows / 2).data ?? []
    const isDark = pixels.every((value, index) => index % 4 === 3 || value === 0)
    if (wasDark && !isDark) {
      onsets.push(now)
      gaps.push(now - lookedAt)
    }
    lookedAt = now
    wasDark = isDark
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return { onsets, gaps, touches }
}

/** The film of an activity since it was opened. */
interface Filming {
  readonly frames: Uint8Array[]
  readonly speed: SpeedMonitor
  readonly objects: SingleObjectMonitor
  brightest: number
}
const newFilm = (): Filming => ({ frames: [], speed: new SpeedMonitor(), objects: new SingleObjectMonitor(), brightest: 0 })
let filming = newFilm()
/** Whether the filmed activity reacts to a voice. */
let usesVoice = false

/** Skips the grace period, in which nothing is shown and no input is accepted. */
async function skipGrace(): Promise<void> {
  for (let frame = 0; frame < 60 && window.__stage?.snapshot().phase === 'grace'; frame++) await window.__stage.step(1, 100)
}

/** Plays `frames` frames of a sixtieth of a second. A child acts in the way of `acts`, or not at all if it is null. */
async function film(frames: number, acts: PressPattern | null): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    if (acts !== null) child.act(acts)
    // A microphone delivers a value every twentieth of a second.
    if (acts !== null && usesVoice && filming.frames.length % 3 === 0)
      voiceLevel.hear(wildVoice((filming.frames.length * 1000) / FRAMES_PER_SECOND, acts.perSecond))
    await window.__stage?.step(1)
    keep(reader.read())
  }
}

function keep(cells: Uint8Array): void {
  filming.frames.push(cells)
  const scene = engine.scene
  if (scene?.isCreated === true) {
    filming.speed.add(scene.describe().stimuli, cells, innerWidth / innerHeight, engine.game.scale.height)
    filming.objects.add(scene, cells)
  }
  if (filming.brightest <= BRIGHT_ENOUGH) for (const value of cells) filming.brightest = Math.max(filming.brightest, value)
}

/** Judges the film since the activity was opened. For each finding, `frames` has pictures to look at, and `traces` the colours of a cell. */
function verdict() {
  const { frames, speed, objects, brightest } = filming
  const { findings, most, passesNear } = analyseFilm({ width: COLUMNS, height: ROWS, framesPerSecond: FRAMES_PER_SECOND, frames })
  return {
    rules: findings.map(({ rule }) => rule),
    descriptions: findings.map((finding) => describeFinding(finding, FRAMES_PER_SECOND)),
    most,
    passesNear,
    speedFindings: speed.found,
    objectFindings: objects.found,
    brightest,
    frames: [...new Set(findings.flatMap(({ from, to }) => [...framesBetween(from, to), to]))],
    traces: findings.map(({ rule, x, y, from, to }) => {
      const at = (y * COLUMNS + x) * 3
      const colours = frames.slice(Math.max(0, from - FRAMES_PER_SECOND), to + 1).map((each) => each.subarray(at, at + 3).join('/'))
      return [`${rule} in ${x},${y}`, colours] as const
    }),
  }
}

const framesBetween = (from: number, to: number) => Array.from({ length: Math.ceil((to - from) / STORED_EVERY) }, (_, index) => from + index * STORED_EVERY)

/** Returns a frame of the film as a PNG in base64. */
function pictureOf(frame: number): string {
  const cells = filming.frames[frame]
  if (cells === undefined) throw new Error(`the film has no frame ${frame}`)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: COLUMNS, height: ROWS })
  const image = new ImageData(COLUMNS, ROWS)
  for (let cell = 0; cell < CELL_COUNT; cell++) image.data.set([cells[cell * 3] ?? 0, cells[cell * 3 + 1] ?? 0, cells[cell * 3 + 2] ?? 0, 255], cell * 4)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** Measures the pixels of one thing, alone on the stage, for a number of frames without any input. */
async function followPixels(id: string, frames: number): Promise<readonly PixelMeasurement[]> {
  const seen: PixelMeasurement[] = []
  // The session's time is that of the frame that the log counts as the first one.
  const sessionStart = () => {
    const shown = engine.scene?.describe().events.findLast((event) => event.kind === 'stimulus-shown')
    return shown === undefined ? null : engine.clock.now() - shown.at
  }
  let start = sessionStart()
  for (let frame = 0; frame < frames; frame++) {
    const scene = engine.scene
    if (scene?.isCreated !== true || !showOnly(scene, id)) break
    await window.__stage?.step(1)
    start ??= sessionStart()
    const each = measureThing(engine.game, engine.clock.now())
    if (each !== null) seen.push(each)
  }
  return seen.map((each) => ({ ...each, at: each.at - (start ?? 0) }))
}

/** Advances to the first trial whose target moves by itself, and returns the target's id. Returns null if none of the first trials has one. */
async function toDrifter(): Promise<string | null> {
  for (let trial = 0; trial < FIRST_TRIALS; trial++) {
    for (let frame = 0; frame < 400 && (engine.scene?.describe().stimuli ?? []).length === 0; frame++) await window.__stage?.step(1)
    const found = engine.scene?.describe().stimuli.find(({ plan }) => plan.role === 'target' && plan.drift !== null && plan.speed > 0)
    if (found !== undefined) return found.plan.id
    engine.scene?.advance()
    for (let frame = 0; frame < 400 && (engine.scene?.describe().stimuli ?? []).length > 0; frame++) await window.__stage?.step(1)
  }
  return null
}

/**
 * Drags the target of the first scored trial evenly towards the other side of the stage. Returns the distance of its centre from the finger
 * for each frame, in stage widths; null if nothing can be dragged. `speed` is in stage widths a second.
 */
async function drag(seconds: number, speed: number): Promise<readonly number[] | null> {
  const aim = () => {
    const now = window.__stage?.snapshot()
    return now?.phase === 'waiting' ? now.targets.find(({ id }) => id === now.aim) : undefined
  }
  const toOpen = async () => {
    for (let frame = 0; frame < 600 && aim() === undefined; frame++) await window.__stage?.step(1)
  }
  // The warm-ups may require less of the child.
  for (let warmUp = 1; warmUp < FIRST_TRIALS; warmUp++) {
    await toOpen()
    engine.scene?.advance()
    for (let frame = 0; frame < 400 && aim() !== undefined; frame++) await window.__stage?.step(1)
  }
  await toOpen()
  // A thing that fades in can be picked up once it is fully visible.
  await window.__stage?.step(FRAMES_PER_SECOND)
  const thing = aim()
  if (thing === undefined) return null
  const finger = child.finger(thing.x, thing.y)
  const [way, behind] = [thing.x < innerWidth / 2 ? 1 : -1, [] as number[]]
  for (let frame = 1; frame <= seconds * FRAMES_PER_SECOND; frame++) {
    const x = thing.x + (way * speed * innerWidth * frame) / FRAMES_PER_SECOND
    finger.to(x, thing.y)
    await window.__stage?.step(1)
    const snapshot = window.__stage?.snapshot()
    const now = snapshot?.targets.find(({ id }) => id === thing.id)
    // The thing has reached its place, and now moves there by itself.
    if (now === undefined || snapshot?.phase !== 'waiting') break
    behind.push(Math.hypot(now.x - x, now.y - thing.y) / innerWidth)
  }
  finger.lift()
  return behind
}

/** Ends the trial as an adult does, and returns the measurements of a thing in the log. */
async function measuredOf(id: string): Promise<Extract<PlayEvent, { kind: 'measured' }> | null> {
  engine.scene?.advance()
  await window.__stage?.step(1)
  return (engine.scene?.describe().events ?? []).findLast((event) => event.kind === 'measured' && event.id === id) as Extract<
    PlayEvent,
    { kind: 'measured' }
  > | null
}

/** Measures the reward after a correct answer in the first scored trial of an activity. */
async function rewardOf(activity: string, category: string | null, level: string, part: Partial<ChildProfile>): Promise<RewardMeasurement | null> {
  await open(activity, category, level, part)
  await skipGrace()
  return measureReward({
    step: async (frames) => {
      await window.__stage?.step(frames)
      speech.finish()
    },
    read: () => reader.read(),
    tap: (x, y) => child.tap(x, y),
    advance: () => engine.scene?.advance(),
  })
}

/** Measures the effect of each prompt in the first scored trial of an activity, for an inactive child. */
function promptEffects(activity: string, category: string | null, level: string, part: Partial<ChildProfile>): Promise<readonly PromptEffect[]> {
  return measurePromptEffects({
    open: async () => {
      await open(activity, category, level, part)
      await skipGrace()
    },
    step: async (ms) => {
      await window.__stage?.step(1, ms)
      // Each sentence ends with its frame, so that no sentence overlaps another.
      speech.finish()
    },
    read: () => reader.read(),
    heard: () => sound.heard.length + speech.spoken.length,
  })
}

/** Start of the current pause, and all pauses so far (ms of `performance.now()`). */
let stoppedAt: number | null = null
const stops: { readonly from: number; readonly to: number }[] = []

/** Pauses play as the pause menu does. */
function pause(): void {
  stoppedAt = performance.now()
  engine.pause()
}

function resume(): void {
  stops.push({ from: stoppedAt ?? performance.now(), to: performance.now() })
  stoppedAt = null
  engine.resume()
}

/** Returns the total pause (ms) since a time. */
const pausedMs = (since: number): number => stops.filter(({ from }) => from >= since).reduce((sum, { from, to }) => sum + to - from, 0)

/** Leaves the activity as Back does, and waits until the engine is idle. */
async function leave(): Promise<void> {
  engine.close()
  for (let frame = 0; frame < 200 && window.__stage?.snapshot().activity !== null; frame++) await window.__stage?.step(1, 100)
  await window.__stage?.step(2)
}

/** Returns the main-thread time (ms) of each of `frames` mashed frames, without the wait for pictures and answers. */
async function timeFrames(frames: number): Promise<number[]> {
  const times: number[] = []
  for (let frame = 0; frame < frames; frame++) {
    if (frame % 6 === 0) child.mash()
    if (engine.scene?.isCreated === true) await engine.scene.settled
    const from = performance.now()
    await window.__stage?.step(1)
    times.push(performance.now() - from)
    // Frames that still wait to be drawn would delay the next picture that uses the GPU.
    webglRenderer(engine.game).gl.readPixels(0, 0, 1, 1, WebGLRenderingContext.RGBA, WebGLRenderingContext.UNSIGNED_BYTE, new Uint8Array(4))
  }
  return times
}

/** Returns every non-default choice or switch of an activity, one at a time. */
const otherChoices = ({ settings }: Pick<Manifest, 'settings'>): readonly OwnSettings[] =>
  Object.entries(settings).flatMap(([name, spec]): readonly OwnSettings[] => {
    if (spec.kind === 'switch') return [{ [name]: !spec.default }]
    return spec.kind === 'choice' ? spec.options.filter((option) => option !== spec.default).map((option) => ({ [name]: option })) : []
  })

export interface Harness {
  readonly levels: readonly { activity: string; category: string | null; level: string; complexity: number; isFree: boolean }[]
  /** Other choices of the settings, by activity. */
  readonly otherChoices: Readonly<Record<string, readonly OwnSettings[]>>
  open: typeof open
  play: typeof play
  watchOnsets: typeof watchOnsets
  skipGrace: typeof skipGrace
  film: typeof film
  verdict: typeof verdict
  pictureOf: typeof pictureOf
  toDrifter: typeof toDrifter
  followPixels: typeof followPixels
  measuredOf: typeof measuredOf
  drag: typeof drag
  promptEffects: typeof promptEffects
  rewardOf: typeof rewardOf
  tap: (x: number, y: number) => void
  leave: typeof leave
  pause: typeof pause
  resume: typeof resume
  pausedMs: typeof pausedMs
  timeFrames: typeof timeFrames
}

declare global {
  interface Window {
    harness?: Harness
  }
}

window.harness = {
  levels: catalogue.flatMap((manifest) =>
    (manifest.categories ?? [null]).flatMap((category) =>
      manifest.levels.map(({ id, session, ...level }) => ({
        activity: manifest.id,
        category,
        level: id,
        complexity: busiestOf(level),
        isFree: session === 'free',
      })),
    ),
  ),
  otherChoices: Object.fromEntries(catalogue.map((manifest) => [manifest.id, otherChoices(manifest)])),
  open,
  play,
  watchOnsets,
  skipGrace,
  film,
  verdict,
  pictureOf,
  toDrifter,
  followPixels,
  measuredOf,
  drag,
  promptEffects,
  rewardOf,
  tap: (x, y) => child.tap(x, y),
  leave,
  pause,
  resume,
  pausedMs,
  timeFrames,
}
