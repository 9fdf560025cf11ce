import { GameObjects, type Scene } from 'phaser'
import type { SheetSize } from '../looks/paint'
import { withoutCover } from '../pictures/cutOut'
import { dimPicture } from '../pictures/redShare'
import type { ActedSheet } from './drawnLayer'

/** Largest side of a texture (pixels) that every tablet's graphics support. */
export const MAX_SIDE = 2048
/** Maximum side of a sheet that is repainted each frame (pixels). */
const ACTED_SIDE = 720
/** Time (ms) after which every fade has ended. */
const FADED_MS = 2000

/** Number of textures made for single things so far. It makes their names unique. */
let made = 0

/** Manages the textures of a session: painted ones, and pictures uploaded from a source. Frees each texture only once nothing shows it. */
export class SceneTextures {
  readonly #scene: Scene
  readonly #isStrict: boolean
  readonly #painted = new Set<string>()
  readonly #uploaded = new Set<string>()

  /** @param isStrict whether all textures are dimmed */
  constructor(scene: Scene, isStrict: boolean) {
    this.#scene = scene
    this.#isStrict = isStrict
  }

  /** The stage's height in pixels. */
  get stage(): number {
    return this.#scene.scale.height
  }

  /** Paints a texture under this name if it does not exist yet. Returns its key. */
  canvas(name: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
    const key = this.#isStrict ? `${name}/strict` : name
    if (this.#scene.textures.exists(key)) return key
    const texture = this.#scene.textures.createCanvas(key, width, height)
    if (texture === null) return '__WHITE'
    paint(texture.context)
    if (this.#isStrict) dimPicture(texture.context)
    texture.refresh()
    this.#painted.add(key)
    return key
  }

  /** Makes a sheet for animating one thing of this size (pixels). Returns null if that fails. */
  sheet(size: number, { spread, y = 0 }: SheetSize): ActedSheet | null {
    const side = Math.min(ACTED_SIDE, Math.ceil(size * spread))
    made += 1
    const key = `made/acts/${made}`
    const sheet = this.#scene.textures.createCanvas(key, side, side)
    if (sheet === null) return null
    this.#painted.add(key)
    const { context } = sheet
    const paint: ActedSheet['paint'] = (painted) => {
      context.resetTransform()
      context.clearRect(0, 0, side, side)
      context.translate(side / 2, side / 2)
      painted({ context, side, stage: this.stage })
      if (this.#isStrict) dimPicture(context)
      sheet.refresh()
    }
    return { layer: { name: 'body', texture: key, width: spread, height: spread, y }, paint }
  }

  /** Uploads a picture from a source under its key. */
  upload(key: string, canvas: HTMLCanvasElement): void {
    if (!this.#scene.textures.exists(key)) this.#scene.textures.addCanvas(key, canvas)
    this.#uploaded.add(key)
  }

  /** Returns the key of a picture without the part that another picture covers, apart from a narrow seam. */
  cutOut(texture: string, cover: string): string {
    const key = `${texture}/under`
    if (this.#scene.textures.exists(key)) return key
    const [under, over] = [texture, cover].map((name) => this.#scene.textures.get(name).getSourceImage() as HTMLCanvasElement)
    if (under === undefined || over === undefined) return texture
    this.upload(key, withoutCover(under, over))
    return key
  }

  /** Adds a picture made for one thing. Returns its key. */
  add(name: string, canvas: HTMLCanvasElement): string {
    made += 1
    const key = `made/${name}/${made}`
    this.#scene.textures.addCanvas(key, canvas)
    this.#painted.add(key)
    return key
  }

  /** Frees painted textures once nothing uses them. */
  remove(keys: readonly string[]): void {
    for (const key of keys) {
      if (this.#painted.delete(key)) this.#scene.textures.remove(key)
    }
  }

  /** Frees every uploaded picture that is neither kept nor visible. */
  keep(kept: ReadonlySet<string>): void {
    for (const key of this.#uploaded) {
      if (kept.has(key) || this.isWorn(key)) continue
      this.#scene.textures.remove(key)
      this.#uploaded.delete(key)
    }
  }

  /** Returns whether a thing that is still on the stage, perhaps fading, uses this texture. */
  isWorn(key: string): boolean {
    const images = this.#scene.children.list.flatMap((thing) => (thing instanceof GameObjects.Container ? (thing.list as unknown[]) : []))
    return images.some((image) => image instanceof GameObjects.Image && image.texture.key === key)
  }

  free(): void {
    for (const key of [...this.#painted, ...this.#uploaded]) this.#letGo(key)
    this.#painted.clear()
    this.#uploaded.clear()
  }

  /** Frees a texture now, or once every thing that uses it has faded. */
  #letGo(key: string): void {
    if (!this.isWorn(key)) this.#scene.textures.remove(key)
    else this.#scene.time.delayedCall(FADED_MS, () => this.isWorn(key) || this.#scene.textures.remove(key))
  }
}
