import { AUTO, Core, Game, Renderer, Scale } from 'phaser'
import { mayMusicPlay } from '#domain/settings/music'
import type { PointingFace } from '#ports/face'
import type { Hands } from '#ports/hands'
import type { Mirror } from '#ports/mirror'
import type { Sound } from '#ports/sound'
import type { Speech } from '#ports/speech'
import type { StageEvent, StageRequest } from '#ports/stage'
import type { Tilt } from '#ports/tilt'
import type { VoiceLevel } from '#ports/voiceLevel'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { EndReason } from '#domain/trials/engine/events'
import { WATCH_FACE } from '../kit/input/faceRecord'
import type { ActivityScene } from '../kit/session/ActivityScene'
import type { ActivityContent } from '../kit/pictures/content'
import { MOST_STEP_MS } from '../kit/motion/steadyFrames'
import { RealOrHeldClock } from './stageClock'

/** Maximum pixel ratio. A higher resolution is invisible at 30 cm, and costs battery. */
const MAX_PIXEL_RATIO = 2
const FINGERS = 10
/** Minimum time (ms) for which the stage is black between two activities. Changes of the whole screen are slow (clinical-design.md §1.7, 2). */
const LEAVE_MS = 800

export interface EngineOptions {
  readonly parent: HTMLElement
  readonly emit: (event: StageEvent) => void
  readonly automation: boolean
  readonly sound: Sound
  readonly speech: Speech
  readonly hands: Hands
  readonly face: PointingFace
  readonly mirror?: Mirror | undefined
  readonly tilt?: Tilt | undefined
  readonly voiceLevel?: VoiceLevel | undefined
}

/** Owns the only Phaser.Game of the page, and the scene that is being played. */
export class Engine {
  readonly game: Game
  readonly clock = new RealOrHeldClock()
  readonly #emit: (event: StageEvent) => void
  readonly #sound: Sound
  readonly #speech: Speech
  readonly #hands: Hands
  readonly #face: PointingFace
  readonly #mirror: Mirror | undefined
  readonly #tilt: Tilt | undefined
  readonly #voiceLevel: VoiceLevel | undefined
  #scene: ActivityScene | null = null
  #hasMusic = false

  private constructor(game: Game, options: EngineOptions) {
    this.game = game
    this.#emit = options.emit
    this.#sound = options.sound
    this.#speech = options.speech
    this.#hands = options.hands
    this.#face = options.face
    this.#mirror = options.mirror
    this.#tilt = options.tilt
    this.#voiceLevel = options.voiceLevel
    options.sound.onRefused(() => this.#emit({ type: 'STAGE.WARNED', reason: 'sound' }))
    // A browser without graphics draws a canvas as a white area with a broken picture. A child must never see anything white there.
    const show = (isShown: boolean) => game.canvas.style.setProperty('visibility', isShown ? '' : 'hidden')
    game.renderer.on(Renderer.Events.LOSE_WEBGL, () => {
      show(false)
      this.#scene?.losePicture()
    })
    game.renderer.on(Renderer.Events.RESTORE_WEBGL, () => show(true))
    game.loop.sleep()
    // The size of the element itself is authoritative. Window events may come before its change, after it, or not at all (full screen, keyboards).
    new ResizeObserver(() => this.#fit(options.parent)).observe(options.parent)
  }

  /** Starts the engine. Resolves when it can play; rejects if the browser supports neither WebGL nor a 2D canvas. */
  static start(options: EngineOptions): Promise<Engine> {
    return new Promise((resolve, reject) => {
      try {
        const { width, height, ratio } = sizeOf(options.parent)
        const game = new Game({
          type: AUTO,
          parent: options.parent,
          width: width * ratio,
          height: height * ratio,
          backgroundColor: '#000000',
          banner: false,
          audio: { noAudio: true },
          disableContextMenu: true,
          fps: { min: 1000 / MOST_STEP_MS },
          input: { activePointers: FINGERS },
          // One texture per batch. With several, the texture of a turned thing is interpolated across its corners, and parts of it show another
          // picture.
          render: { antialiasGL: !options.automation, powerPreference: 'low-power', maxTextures: 1 },
          scale: { mode: Scale.NONE, zoom: 1 / ratio, autoRound: true },
        })
        game.events.once(Core.Events.READY, () => resolve(new Engine(game, options)))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  }

  get scene(): ActivityScene | null {
    return this.#scene
  }

  play(SceneClass: new () => ActivityScene, request: StageRequest, content: ActivityContent): void {
    this.#stop()
    const { activity } = request.header
    if (this.game.scene.getScene(activity) === null) this.game.scene.add(activity, new SceneClass(), false)
    this.#scene = this.game.scene.getScene<ActivityScene>(activity)
    this.#hasMusic = mayMusicPlay(request.header.settings)
    this.game.scene.start(activity, {
      header: request.header,
      clock: this.clock,
      sound: this.#sound,
      speech: this.#speech,
      hands: this.#hands,
      face: this.#face,
      watchesFace: request.watchesFace,
      mirror: this.#mirror,
      tilt: this.#tilt,
      voiceLevel: this.#voiceLevel,
      emit: this.#emit,
      ...content,
    })
    this.game.canvas.style.visibility = 'visible'
    if (!this.clock.isHeld) this.game.loop.wake()
    this.#sound.prepare()
    this.#setMusic()
  }

  pause(): void {
    this.#scene?.hold()
    this.#sound.stopMusic()
  }

  resume(): void {
    // Waits for the next step, because the sheet has faded out and returns as a new one.
    if (this.#isPictureLost) return void this.game.events.once(Core.Events.POST_STEP, () => this.#emit({ type: 'STAGE.HELD' }))
    this.#scene?.release()
    this.#setMusic()
  }

  repeatCue(): void {
    this.#scene?.repeatCue()
  }

  nextTrial(): void {
    this.#scene?.advance()
  }

  adjust(settings: ResolvedSettings): void {
    this.#scene?.adjust(settings)
  }

  setGround(strength: number): void {
    this.#scene?.setGround(strength)
  }

  watchFace(isWatched: boolean): void {
    this.game.events.emit(WATCH_FACE, isWatched)
  }

  wish(wish: 'one-more' | 'one-fewer'): void {
    this.#scene?.wish(wish)
  }

  markBreak(isDue: boolean): void {
    this.#scene?.markBreak(isDue)
  }

  finish(reason: EndReason): void {
    this.#scene?.end(reason)
  }

  /** Fades to the background, frees the scene's things, and lets the loop sleep. */
  close(): void {
    const leaving = this.#scene
    if (leaving === null) return
    this.#hush()
    const done = () => {
      if (this.#scene !== leaving) return
      this.#stop()
      // The scene manager needs one more step to carry out the stop; after that nothing runs.
      this.game.events.once(Core.Events.POST_RENDER, () => {
        if (this.#scene !== null) return
        this.game.canvas.style.visibility = 'hidden'
        this.game.loop.sleep()
      })
    }
    if (leaving.scene.isPaused()) return done()
    // The scene must not be stopped during its own step: things that are still drawn in it would have lost their pictures.
    const afterStep = () => this.game.events.once(Core.Events.POST_STEP, done)
    leaving.tweens.add({ targets: leaving.cameras.main, alpha: 0, duration: LEAVE_MS, onComplete: afterStep })
  }

  /** Whether the graphics have failed, and the browser has not restored them yet. */
  get #isPictureLost(): boolean {
    const { renderer } = this.game
    return 'contextLost' in renderer && renderer.contextLost
  }

  #setMusic(): void {
    // The adult may have tried out the volume in the meantime.
    if (this.#hasMusic && this.#scene !== null) this.#sound.startMusic()
    else this.#sound.stopMusic()
  }

  #hush(): void {
    this.#speech.stop()
    this.#sound.fade()
    this.#sound.stopMusic()
  }

  #stop(): void {
    if (this.#scene === null) return
    this.#hush()
    this.game.scene.stop(this.#scene.scene.key)
    this.#scene = null
  }

  #fit(parent: HTMLElement): void {
    const { width, height, ratio } = sizeOf(parent)
    const { canvas, scale } = this.game
    scale.setZoom(1 / ratio)
    scale.resize(Math.floor(width * ratio), Math.floor(height * ratio))
    // At a pixel ratio of 1, Phaser leaves an older style in place, which would stretch the picture.
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
    scale.refresh()
  }
}

function sizeOf(parent: HTMLElement): { width: number; height: number; ratio: number } {
  const ratio = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1)
  return { width: parent.clientWidth || globalThis.innerWidth, height: parent.clientHeight || globalThis.innerHeight, ratio }
}
