/*
 * Adds features that Phaser needs to start and jsdom lacks: a 2D context that ignores drawing, a path, an Image that loads, and a canvas with a
 * size.
 */

const swallow = () => undefined

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const known: Record<string | symbol, unknown> = {
    canvas,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4), width, height }),
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4), width, height }),
    measureText: (text: string) => ({ width: text.length * 6, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 }),
    createLinearGradient: () => ({ addColorStop: swallow }),
    createRadialGradient: () => ({ addColorStop: swallow }),
  }
  return new Proxy(known, { get: (target, name) => target[name] ?? swallow }) as unknown as CanvasRenderingContext2D
}

class LoadingImage {
  width = 32
  height = 32
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  #source = ''
  #listener: () => void = swallow

  set src(source: string) {
    this.#source = source
    queueMicrotask(() => (this.onload ?? this.#listener)())
  }

  get src(): string {
    return this.#source
  }

  addEventListener(type: string, listener: () => void): void {
    if (type === 'load') this.#listener = listener
  }

  removeEventListener(): void {
    this.#listener = swallow
  }
}

HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string) {
  return type === '2d' ? context2d(this) : null
} as typeof HTMLCanvasElement.prototype.getContext
HTMLCanvasElement.prototype.getBoundingClientRect = function (this: HTMLCanvasElement) {
  return new DOMRect(0, 0, this.width, this.height)
}
document.elementFromPoint = () => document.querySelector('canvas')
window.focus = swallow
/** A path that is never drawn. */
const NoPath = Object
Object.assign(globalThis, { Image: LoadingImage, Path2D: NoPath })
