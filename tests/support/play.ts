import { Core, Game, HEADLESS, Scale, Textures } from 'phaser'
import { vi } from 'vitest'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SessionHeader } from '#domain/activities/session'
import { settingsFrom, type SettingValue } from '#domain/settings/ownSettings'
import { busiestOf } from '#domain/trials/engine/levelSpec'
import type { Manifest } from '#domain/activities/manifest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { lightSafeProfile } from '#tests/support/profile'
import { resolveDials } from '#domain/settings/resolve'
import { isStrict } from '#domain/child/safety'
import type { OutlineDeck } from '#domain/words/outlines'
import type { OwnText } from '#domain/words/texts'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { StageEvent } from '#ports/stage'
import type { Tilt } from '#ports/tilt'
import type { Mirror } from '#ports/mirror'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { Word } from '#domain/words/words'
import { catalogue, findActivity, loadScene } from '#scenes/catalogue'
import type { ActivityScene } from '#scenes/kit/session/ActivityScene'
import type { SceneDescription } from '#scenes/kit/session/sceneDescription'
import { keyOf } from '#scenes/kit/looks/style'
import { categoriesOf, readWords } from '#scenes/kit/pictures/wordLists'
import type { Stimulus } from '#scenes/kit/stimulus/stimulus'
import type { Pictures } from '#scenes/kit/drawing/drawings'
import { RealOrHeldClock } from '#scenes/stage/stageClock'
import { fakeFace } from './fakeFace'
import { fakeHands } from './fakeHands'
import { fakeSound, fakeSpeech } from './fakeSound'

const FRAME_MS = 50

/** An activity outside the catalogue: a copy that breaks one promise. The gate must catch it. */
export interface Mutant {
  readonly manifest: Manifest
  readonly Scene: new () => ActivityScene
}

export interface PlayOptions {
  readonly mutant?: Mutant
  readonly level?: string
  readonly category?: string | null
  readonly seed?: number
  readonly profile?: Partial<ChildProfile>
  readonly settings?: Readonly<Record<string, SettingValue>>
  readonly texts?: readonly OwnText[]
  readonly decks?: readonly OutlineDeck[]
  readonly tilt?: Tilt
  readonly voiceLevel?: VoiceLevel
  readonly mirror?: Mirror
  /** Whether an adult has turned on the record of the face. */
  readonly watchesFace?: boolean
  /** The child's own words, which come before those of the list. */
  readonly ownWords?: readonly Word[]
}

/** Methods through which browser events reach the engine. Phaser's types lack them. */
interface InputDoor {
  onTouchStart(event: TouchSent): void
  onTouchMove(event: TouchSent): void
  onTouchEnd(event: TouchSent): void
  onTouchCancel(event: TouchSent): void
  onMouseMove(event: MouseSent): void
  setCanvasOut(event: Pick<MouseEvent, 'type' | 'timeStamp'>): void
}

type Finger = Pick<Touch, 'identifier' | 'pageX' | 'pageY' | 'clientX' | 'clientY' | 'radiusX' | 'radiusY' | 'target'>
type MouseSent = Pick<MouseEvent, 'type' | 'button' | 'buttons' | 'pageX' | 'pageY' | 'timeStamp' | 'target' | 'preventDefault'>
type TouchSent = Pick<TouchEvent, 'type' | 'timeStamp' | 'target' | 'preventDefault'> & Readonly<Record<'changedTouches' | 'touches', readonly Finger[]>>

/** Returns pictures that are ready immediately, because there is no renderer to draw them. */
function instantPictures(): Pictures & { readonly shown: Set<string> } {
  const shown = new Set<string>()
  return {
    shown,
    preload: () => Promise.resolve(),
    has: () => true,
    keyOf: (word, style) => keyOf(word.id, style),
    canvasOf: (word, style) => {
      const key = keyOf(word.id, style)
      shown.add(key)
      return { key, canvas: document.createElement('canvas') }
    },
    placeOf: () => document.createElement('canvas'),
    keep: () => undefined,
    free: () => shown.clear(),
  }
}

/** A session in a real engine without a display, stepped by hand. */
export class PlayRun {
  readonly game: Game
  /** Number of textures before the session. The session must not leave any of its own. */
  readonly texturesBefore: number
  readonly scene: ActivityScene
  readonly emitted: StageEvent[] = []
  readonly sound = fakeSound()
  readonly speech = fakeSpeech()
  readonly hands = fakeHands()
  readonly face = fakeFace()
  readonly settings: ResolvedSettings
  readonly #clock: RealOrHeldClock
  #time: number
  #finger = 0

  constructor(game: Game, scene: ActivityScene, clock: RealOrHeldClock, settings: ResolvedSettings, time: number) {
    this.game = game
    this.texturesBefore = game.textures.getTextureKeys().length
    this.scene = scene
    this.settings = settings
    this.#clock = clock
    this.#time = time
  }

  /** Current time of the stage's clock. */
  get time(): number {
    return this.#time
  }

  get #device(): InputDoor {
    return this.game.input as unknown as InputDoor
  }

  get state(): SceneDescription {
    return this.scene.describe()
  }

  get events(): readonly PlayEvent[] {
    return this.state.events
  }

  /** Returns the events that were passed on to be saved. */
  get recorded(): readonly PlayEvent[] {
    return this.emitted.flatMap((event) => (event.type === 'STAGE.RECORDED' ? event.events : []))
  }

  get isFinished(): boolean {
    return this.emitted.some((event) => event.type === 'STAGE.FINISHED')
  }

  advance(ms: number, frameMs = FRAME_MS): this {
    for (let rest = ms; rest > 0; rest -= frameMs) this.#step(Math.min(rest, frameMs))
    return this
  }

  /** Skips a time in which no frame is drawn. */
  dropFrames(ms: number): this {
    this.#step(ms)
    return this
  }

  advanceUntil(reached: (run: this) => boolean, limitMs = 120_000): this {
    for (let spent = 0; !reached(this); spent += FRAME_MS) {
      if (spent > limitMs) throw new Error(`not reached within ${limitMs} ms; phase ${this.state.phase}, trial ${this.state.trial}`)
      this.#step(FRAME_MS)
    }
    return this
  }

  /** Waits until the child can answer. */
  untilOpen(): this {
    return this.advanceUntil((run) => run.state.phase === 'waiting')
  }

  /** Answers the trials that are not scored without a mistake. */
  answerWarmUps(): this {
    while (this.state.trial < 1 || this.state.phase !== 'rewarding')
      this.untilOpen()
        .touch(this.state.aim ?? this.target)
        .advance(FRAME_MS)
    return this.advanceUntil((run) => run.state.phase === 'blank')
  }

  stimulus(id: string): Stimulus {
    const found = this.state.stimuli.find((stimulus) => stimulus.plan.id === id)
    if (found === undefined) throw new Error(`"${id}" is not on the stage`)
    return found
  }

  get target(): Stimulus {
    const found = this.state.stimuli.find((stimulus) => stimulus.plan.role === 'target')
    if (found === undefined) throw new Error('no target is on the stage')
    return found
  }

  /** Touches a thing with a fingertip, and lifts the finger again. */
  touch(on: string | Stimulus): this {
    const { hit } = typeof on === 'string' ? this.stimulus(on) : on
    return this.touchAt(hit.x, hit.y)
  }

  touchAt(x: number, y: number, radius = 8): this {
    const lift = this.press(x, y, radius)
    lift()
    return this
  }

  /** Returns the id of the latest finger that touched the stage. */
  get lastFinger(): number {
    return this.#finger
  }

  /** Puts down a finger and keeps it there. The returned function lifts it, there or at another place. */
  press(x: number, y: number, radius = 8): (liftX?: number, liftY?: number) => void {
    const identifier = ++this.#finger
    this.#device.onTouchStart(this.#touchEvent('touchstart', identifier, x, y, radius))
    return (liftX = x, liftY = y) => this.#device.onTouchEnd(this.#touchEvent('touchend', identifier, liftX, liftY, radius))
  }

  /** Cancels a finger, as the system does for its own gestures. */
  cancel(identifier: number, x: number, y: number): this {
    this.#device.onTouchCancel(this.#touchEvent('touchcancel', identifier, x, y, 8))
    return this
  }

  slide(identifier: number, x: number, y: number): this {
    this.#device.onTouchMove(this.#touchEvent('touchmove', identifier, x, y, 8))
    return this
  }

  /** Presses or releases a key. `writes` is the character that it types, if its position alone does not determine it. */
  key(code: string, type: 'keydown' | 'keyup' = 'keydown', writes = ''): this {
    const event = new KeyboardEvent(type, { code, key: writes })
    this.scene.input.keyboard?.emit(type, event)
    return this
  }

  hover(x: number, y: number): this {
    this.#device.onMouseMove({
      type: 'mousemove',
      button: 0,
      buttons: 0,
      pageX: x,
      pageY: y,
      timeStamp: this.#time,
      target: this.game.canvas,
      preventDefault: () => undefined,
    })
    return this
  }

  /** Moves the mouse out of the window. */
  hoverOut(): this {
    this.#device.setCanvasOut({ type: 'mouseout', timeStamp: this.#time })
    return this
  }

  resize(width: number, height: number): this {
    this.game.scale.resize(width, height)
    return this
  }

  /** Leaves the session and checks that nothing remains of it. */
  leave(): this {
    this.game.scene.stop(this.scene.scene.key)
    this.#step(FRAME_MS)
    this.#step(FRAME_MS)
    return this
  }

  #step(ms: number): void {
    this.#time += ms
    this.#clock.holdAt(this.#time)
    this.game.loop.step(this.#time)
  }

  #touchEvent(type: string, identifier: number, x: number, y: number, radius: number): TouchSent {
    const touch = { identifier, pageX: x, pageY: y, clientX: x, clientY: y, radiusX: radius, radiusY: radius, target: this.game.canvas }
    return {
      type,
      changedTouches: [touch],
      touches: [touch],
      timeStamp: this.#time,
      target: this.game.canvas,
      preventDefault: () => undefined,
    }
  }
}

// Without a renderer there is no GPU memory to which a drawing could be copied.
Textures.TextureSource.prototype.update = () => undefined

let shared: Promise<Game> | null = null
let time = 1_000_000

function startGame(): Promise<Game> {
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  return new Promise((resolve) => {
    const game = new Game({
      type: HEADLESS,
      width: 1024,
      height: 768,
      banner: false,
      audio: { noAudio: true },
      input: { activePointers: 10 },
      scale: { mode: Scale.NONE },
    })
    game.events.once(Core.Events.READY, () => {
      game.loop.stop()
      game.loop.smoothStep = false
      game.loop.lastTime = time
      resolve(game)
    })
  })
}

export interface LevelToPlay {
  readonly activity: string
  readonly category: string | null
  readonly level: string
  readonly support: SupportLevel
}

/** Every activity with each of its categories and levels, and the support level for which each level is made. */
export const everyLevel: readonly LevelToPlay[] = catalogue.flatMap((manifest) =>
  (manifest.categories ?? [null]).flatMap((category) =>
    manifest.levels.map((level) => ({ activity: manifest.id, category, level: level.id, support: supportFor(busiestOf(level)) })),
  ),
)

function supportFor(complexity: number): SupportLevel {
  if (complexity <= 3) return 'A'
  return complexity <= 6 ? 'B' : 'C'
}

/** Opens an activity for a child and steps to its first frame. As in the app, one engine serves a whole test file. */
export async function play(activity: string, options: PlayOptions = {}): Promise<PlayRun> {
  shared ??= startGame()
  const game = await shared
  const manifest = options.mutant?.manifest ?? findActivity(activity)
  if (manifest === null) throw new Error(`no activity "${activity}"`)
  const SceneClass = options.mutant?.Scene ?? (await loadScene(activity))
  if (game.scale.width !== 1024) game.scale.resize(1024, 768)
  for (const pointer of game.input.pointers) pointer.reset()
  const profile = { ...lightSafeProfile, ...options.profile }
  const settings: ResolvedSettings = {
    support: profile.support,
    dials: resolveDials(profile).dials,
    strict: isStrict(profile),
    activity: settingsFrom(manifest.settings, options.settings ?? {}),
  }
  const header: SessionHeader = {
    id: `${activity}-${options.level ?? '1'}-${options.seed ?? 1}`,
    childId: 'child',
    activity,
    category: options.category ?? null,
    level: options.level ?? '1',
    seed: options.seed ?? 1,
    startedAt: 0,
    ranBy: 'guest',
    device: { width: 1024, height: 768, pixelRatio: 1 },
    settings,
  }
  const words = [...(options.ownWords ?? []), ...(await Promise.all(categoriesOf(manifest.words ?? [], header.category).map(readWords))).flat()]
  const clock = new RealOrHeldClock()
  clock.holdAt(time)
  if (game.scene.getScene(activity) === null) game.scene.add(activity, new SceneClass(), false)
  const scene = game.scene.getScene<ActivityScene>(activity)
  if (scene === null) throw new Error(`the engine does not know "${activity}"`)
  const run = new PlayRun(game, scene, clock, settings, time)
  // The time continues from session to session, because a real engine's clock never goes back.
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now())
  game.scene.start(activity, {
    header,
    clock,
    sound: run.sound,
    speech: run.speech,
    hands: run.hands,
    face: run.face,
    watchesFace: options.watchesFace,
    mirror: options.mirror,
    tilt: options.tilt,
    voiceLevel: options.voiceLevel,
    words,
    texts: options.texts ?? [],
    decks: options.decks ?? [],
    pictures: instantPictures(),
    emit: (event: StageEvent) => run.emitted.push(event),
  })
  run.advance(FRAME_MS * 2)
  time += 10_000_000
  return run
}
