import type { OwnPictures } from '#ports/photos'
import type { StageEvent, StagePort, StageRequest } from '#ports/stage'
import type { Texts } from '#ports/texts'
import type { loadScene } from '../catalogue'
import type { ActivityContent } from '../kit/pictures/content'
import type { Engine, EngineOptions } from './engine'

export interface StageOptions extends Pick<EngineOptions, 'automation' | 'sound' | 'speech' | 'hands' | 'face' | 'mirror' | 'tilt' | 'voiceLevel'> {
  readonly photos: OwnPictures
  readonly texts: Pick<Texts, 'list'>
}

/** Implements the stage port. Phaser is not loaded before the first activity; after that, one engine and one canvas exist for as long as the page does. */
export function createStage(parent: HTMLElement, { photos, texts, ...options }: StageOptions): StagePort {
  const listeners = new Set<(event: StageEvent) => void>()
  let engine: Promise<Engine> | null = null
  /** Number of the current opening. An activity that was left while it was loading must not begin. */
  let opening = 0

  const emit = (event: StageEvent) => {
    for (const listener of listeners) listener(event)
  }
  // Only an engine that has never run is started again, because the network may be back. After any other failure the engine keeps running.
  const start = (): Promise<Engine> => {
    const starting = import('./engine').then(async ({ Engine }) => {
      const started = await Engine.start({ parent, emit, ...options })
      if (options.automation) (await import('./automation')).installAutomation(started)
      return started
    })
    starting.catch(() => (engine = null))
    return starting
  }
  const tell = (command: (engine: Engine) => void) => {
    void engine?.then(command, () => undefined)
  }

  async function play(request: StageRequest, turn: number): Promise<void> {
    const { activity, category, childId, settings } = request.header
    let loaded: [Engine, Awaited<ReturnType<typeof loadScene>>, ActivityContent]
    try {
      engine ??= start()
      // The page that opens an activity has already loaded it.
      const catalogue = import('../catalogue')
      const content = Promise.all([import('../kit/pictures/content'), catalogue]).then(([{ loadContent }, { findActivity }]) =>
        loadContent(findActivity(activity), category, { photos, texts, childId }, settings.dials.pictureLevel),
      )
      const scene = catalogue.then((module) => module.loadScene(activity))
      loaded = await Promise.all([engine, scene, content])
    } catch (error) {
      emit({ type: 'STAGE.FAILED', reason: 'load', message: error instanceof Error ? error.message : String(error) })
      return
    }
    if (turn !== opening) return
    try {
      loaded[0].play(loaded[1], request, loaded[2])
    } catch (error) {
      emit({ type: 'STAGE.FAILED', reason: 'scene', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    open: (request) => void play(request, ++opening),
    pause: () => tell((running) => running.pause()),
    resume: () => tell((running) => running.resume()),
    repeatCue: () => tell((running) => running.repeatCue()),
    nextTrial: () => tell((running) => running.nextTrial()),
    adjust: (settings) => tell((running) => running.adjust(settings)),
    setGround: (strength) => tell((running) => running.setGround(strength)),
    watchFace: (isWatched) => tell((running) => running.watchFace(isWatched)),
    wish: (wish) => tell((running) => running.wish(wish)),
    markBreak: (isDue) => tell((running) => running.markBreak(isDue)),
    finish: () => tell((running) => running.finish('adult')),
    close: () => {
      opening += 1
      tell((running) => running.close())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
