import { Core, Scale, type Scene, Scenes } from 'phaser'

interface GameListener {
  /** Called in each frame before anything moves. */
  readonly keepTime: () => void
  readonly resized: (width: number, height: number) => void
  readonly hidden: () => void
  readonly shown: () => void
  /** Called at each step of the game, even while the scene is paused. */
  readonly stepped: () => void
  readonly rendered: () => void
}

/** Adds listeners to the events of a scene and its game. Returns a function that removes them. */
export function listenToGame(scene: Scene, { keepTime, resized, hidden, shown, stepped, rendered }: GameListener): () => void {
  const { events, scale, game } = scene
  const onResize = (size: { width: number; height: number }) => resized(size.width, size.height)
  events.on(Scenes.Events.PRE_UPDATE, keepTime)
  scale.on(Scale.Events.RESIZE, onResize)
  game.events.on(Core.Events.HIDDEN, hidden)
  game.events.on(Core.Events.VISIBLE, shown)
  game.events.on(Core.Events.PRE_STEP, stepped)
  game.events.on(Core.Events.POST_RENDER, rendered)
  return () => {
    events.off(Scenes.Events.PRE_UPDATE, keepTime)
    scale.off(Scale.Events.RESIZE, onResize)
    game.events.off(Core.Events.HIDDEN, hidden)
    game.events.off(Core.Events.VISIBLE, shown)
    game.events.off(Core.Events.PRE_STEP, stepped)
    game.events.off(Core.Events.POST_RENDER, rendered)
  }
}
