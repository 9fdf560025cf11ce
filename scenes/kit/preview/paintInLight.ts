import { dimmed } from '../looks/paint'

/** Paints over a context of `width` and `height` pixels. In strict mode, everything except the background is as dim as on the stage. */
export function paintInLight(
  context: CanvasRenderingContext2D,
  strict: boolean,
  width: number,
  height: number,
  paint: (on: CanvasRenderingContext2D) => void,
): void {
  const apart = strict ? Object.assign(document.createElement('canvas'), { width, height }).getContext('2d') : null
  paint(apart ?? context)
  if (apart === null) return
  dimmed(apart)
  context.drawImage(apart.canvas, 0, 0)
}
