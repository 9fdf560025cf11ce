import type { Movement } from '#domain/hands/movement'
import { keepMoving, minMovement, notMoving, shareWithin, type Moving } from '#domain/hands/moving'
import type { HandPlan } from '#domain/trials/plan/mechanics/common'
import type { Stimulus } from '../stimulus/stimulus'

type Manner = Extract<HandPlan, { readonly acts: 'move' }>

/**
 * Chooses a thing when there is movement in front of the camera: on the thing's side of the picture, or anywhere in it. Movement that began before
 * things appeared is not an answer.
 */
export class MovementPointer {
  #moving = new Map<Stimulus, Moving>()

  /** Discards all movement. Called when things appear or leave. */
  clear(): void {
    this.#moving = new Map()
  }

  /** Processes the movement in one picture. Returns the things that it chooses. */
  see(movement: Movement, at: number, things: readonly Stimulus[], { within, least, ms, isMirrored = true }: Manner): readonly Stimulus[] {
    this.#moving = new Map(
      things.map((thing) => {
        const isLeft = thing.place.x < 0.5 === isMirrored
        const share = shareWithin(movement, within === 'view' ? 'view' : isLeft ? 'left' : 'right')
        return [thing, keepMoving(this.#moving.get(thing) ?? notMoving, share, minMovement[least], at)]
      }),
    )
    return things.filter((thing) => (this.#moving.get(thing)?.movingMs ?? 0) >= ms)
  }
}
