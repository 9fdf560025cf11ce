import { Renderer } from 'phaser'
import { settingsFrom, type Manifest, type SettingValue } from '#domain/activities/manifest'
import type { ChildProfile } from '#domain/child/dials'
import { newProfile } from '#domain/child/presets'
import { resolveDials } from '#domain/child/resolve'
import { isStrict } from '#domain/child/safety'
import { seededRandom } from '#domain/random'
import { catalogue, findActivity, loadScene } from '#scenes/catalogue'
import type { ActivityScene } from '#scenes/kit/ActivityScene'
import { loadContent } from '#scenes/kit/pictures/content'
import { Engine } from '#scenes/stage/engine'
import { fakeHands } from '../../support/fakeHands'
import { fakeSound, fakeSpeech } from '../../support/fakeSound'
import { KnownBad, KnownLate } from './knownBad'

/* The product's own stage in a page of its own, so that every activity can be filmed for any child, frame by frame. */

const COLUMNS = 64
const ROWS = 48
const parent = document.getElementById('stage')
if (parent === null) throw new Error('there is no #stage')
const engine = await Engine.start({ parent, emit: () => undefined, automation: true, sound: fakeSound(), speech: fakeSpeech(), hands: fakeHands() })
const CELLS_BYTES = COLUMNS * ROWS * 3
let pixels = new Uint32Array(0)
const small = new OffscreenCanvas(COLUMNS, ROWS).getContext('2d', { willReadFrequently: true })
if (small === null) throw new Error('no 2D canvas')
small.imageSmoothingQuality = 'high'
let random = seededRandom(1)
let finger = 0

const broken: Readonly<Record<string, new () => ActivityScene>> = { knownbad: KnownBad, knownlate: KnownLate }

/** Values of an activity's own settings, as its manifest names them; the others stay as they are at first. */
type OwnSettings = Readonly<Record<string, SettingValue>>

/** Opens an activity for a child, to be stepped by hand. */
async function open(activity: string, category: string | null, level: string, part: Partial<ChildProfile>, own: OwnSettings = {}): Promise<void> {
  if (!engine.clock.isHeld) window.__stage?.freeze(1)
  await play(activity, category, level, part, own)
  await window.__stage?.step(2)
}

/** Opens an activity for a child, in real time. */
async function play(activity: string, category: string | null, level: string, part: Partial<ChildProfile>, own: OwnSettings = {}): Promise<void> {
  const manifest = findActivity(activity)
  const profile = { ...newProfile, ...part }
  const settings = { support: profile.support, dials: resolveDials(profile).dials, strict: isStrict(profile), activity: settingsFrom(manifest?.settings ?? {}, own) }
  const device = { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio }
  const header = { id: 'film', childId: 'child', activity, category, level, seed: 3, startedAt: 0, ranBy: 'guest', device, settings }
  const SceneClass = broken[activity] ?? (await loadScene(activity))
  random = seededRandom(7)
  engine.play(SceneClass, { header }, await loadContent(manifest, category))
}

/** From now on: the moment of the first frame that is not all background, trial by trial, read from the canvas itself. */
function watchOnsets(): { readonly onsets: number[]; readonly touches: number[] } {
  const onsets: number[] = []
  const touches: number[] = []
  let wasDark = true
  addEventListener('touchstart', (event) => touches.push(event.timeStamp), { capture: true })
  const look = () => {
    // Taken first: reading a picture back from the graphics takes longer than a frame.
    const now = performance.now()
    small?.drawImage(engine.game.canvas, 0, 0, COLUMNS, ROWS)
    // The adult's mark in the corner is always there: only the middle rows are read.
    const pixels = small?.getImageData(0, ROWS / 4, COLUMNS, ROWS / 2).data ?? []
    const isDark = pixels.every((value, index) => index % 4 === 3 || value === 0)
    if (wasDark && !isDark) onsets.push(now)
    wasDark = isDark
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return { onsets, touches }
}

function tap(x: number, y: number): void {
  const canvas = engine.game.canvas
  const touch = new Touch({ identifier: ++finger, target: canvas, clientX: x, clientY: y, pageX: x, pageY: y, radiusX: 8, radiusY: 8 })
  const event = (type: string, touches: Touch[]) => new TouchEvent(type, { changedTouches: [touch], touches, bubbles: true, cancelable: true })
  canvas.dispatchEvent(event('touchstart', [touch]))
  canvas.dispatchEvent(event('touchend', []))
}

/** The worst child: three fingers on and beside everything, and both switches hammered, ten times a second. */
function mash(): void {
  const targets = window.__stage?.snapshot().targets ?? []
  for (const target of targets) if (random() < 0.6) tap(target.x + (random() - 0.5) * target.w, target.y + (random() - 0.5) * target.h)
  tap(random() * innerWidth, random() * innerHeight)
  for (const code of ['Space', 'Enter']) if (random() < 0.5) window.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
}

/** A hand that lies on what is to be found: what follows a pointer comes to it. */
function point(): void {
  const target = window.__stage?.snapshot().targets.find(({ role }) => role === 'target')
  if (target !== undefined) engine.game.canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: target.x, clientY: target.y, bubbles: true }))
}

function webgl(): Renderer.WebGL.WebGLRenderer {
  const { renderer } = engine.game
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) throw new Error('the stage is drawn without WebGL')
  return renderer
}

/** The drawn frame as COLUMNS * ROWS cells of red, green and blue, each the mean of its pixels. To be called in the task that drew it. */
function readCells(cells: Uint8Array): void {
  const { gl, width, height } = webgl()
  const side = { x: width / COLUMNS, y: height / ROWS }
  if (!Number.isInteger(side.x) || !Number.isInteger(side.y)) throw new Error(`a stage of ${width} x ${height} has no whole cells`)
  if (pixels.length !== width * height) pixels = new Uint32Array(width * height)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer))
  const area = side.x * side.y
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let y = 0; y < side.y; y++) {
        // WebGL counts its rows from the bottom.
        const from = (height - 1 - row * side.y - y) * width + column * side.x
        for (let at = from; at < from + side.x; at++) {
          const pixel = pixels[at] ?? 0
          red += pixel & 255
          green += (pixel >> 8) & 255
          blue += (pixel >> 16) & 255
        }
      }
      const cell = (row * COLUMNS + column) * 3
      cells[cell] = Math.round(red / area)
      cells[cell + 1] = Math.round(green / area)
      cells[cell + 2] = Math.round(blue / area)
    }
  }
}

/** Plays `frames` frames of a sixtieth of a second and answers with their cells, one after the other, as base64. */
async function film(frames: number, isMashing: boolean, isPointing = false): Promise<string> {
  const cells = new Uint8Array(frames * CELLS_BYTES)
  for (let frame = 0; frame < frames; frame++) {
    if (isMashing && frame % 6 === 0) mash()
    if (isPointing && frame % 6 === 0) point()
    await window.__stage?.step(1)
    readCells(cells.subarray(frame * CELLS_BYTES, (frame + 1) * CELLS_BYTES))
  }
  let text = ''
  for (let from = 0; from < cells.length; from += 0x8000) text += String.fromCharCode(...cells.subarray(from, from + 0x8000))
  return btoa(text)
}

/** Since when the play is stopped, and every stop so far, ms of `performance.now()`. */
let stoppedAt: number | null = null
const stops: { readonly from: number; readonly to: number }[] = []

/** Stops the play, as the adult's sheet does. */
function pause(): void {
  stoppedAt = performance.now()
  engine.pause()
}

function resume(): void {
  stops.push({ from: stoppedAt ?? performance.now(), to: performance.now() })
  stoppedAt = null
  engine.resume()
}

/** How long the play was stopped since a moment, ms. */
const pausedMs = (since: number): number => stops.filter(({ from }) => from >= since).reduce((sum, { from, to }) => sum + to - from, 0)

/** Leaves the activity, as a child's way back does, and lets the engine come to rest. */
async function leave(): Promise<void> {
  engine.close()
  for (let frame = 0; frame < 200 && window.__stage?.snapshot().activity !== null; frame++) await window.__stage?.step(1, 100)
  await window.__stage?.step(2)
}

/** Milliseconds of the main thread that each of `frames` mashed frames took. */
async function timeFrames(frames: number): Promise<number[]> {
  const times: number[] = []
  for (let frame = 0; frame < frames; frame++) {
    if (frame % 6 === 0) mash()
    const from = performance.now()
    await window.__stage?.step(1)
    times.push(performance.now() - from)
    // Frames that still wait to be drawn would fall on whoever next needs the graphics: a new picture.
    webgl().gl.readPixels(0, 0, 1, 1, WebGLRenderingContext.RGBA, WebGLRenderingContext.UNSIGNED_BYTE, new Uint8Array(4))
  }
  return times
}

/** Every way to leave what a choice or a switch of an activity is at first, one at a time. */
const otherChoices = ({ settings }: Pick<Manifest, 'settings'>): readonly OwnSettings[] =>
  Object.entries(settings).flatMap(([name, spec]): readonly OwnSettings[] => {
    if (spec.kind === 'switch') return [{ [name]: !spec.default }]
    return spec.kind === 'choice' ? spec.options.filter((option) => option !== spec.default).map((option) => ({ [name]: option })) : []
  })

export interface Harness {
  readonly levels: readonly { activity: string; category: string | null; level: string; complexity: number }[]
  /** By activity. */
  readonly otherChoices: Readonly<Record<string, readonly OwnSettings[]>>
  readonly columns: number
  readonly rows: number
  open: typeof open
  play: typeof play
  watchOnsets: typeof watchOnsets
  film: typeof film
  tap: typeof tap
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
    (manifest.categories ?? [null]).flatMap((category) => manifest.levels.map(({ id, complexity }) => ({ activity: manifest.id, category, level: id, complexity }))),
  ),
  otherChoices: Object.fromEntries(catalogue.map((manifest) => [manifest.id, otherChoices(manifest)])),
  columns: COLUMNS,
  rows: ROWS,
  open,
  play,
  watchOnsets,
  film,
  tap,
  leave,
  pause,
  resume,
  pausedMs,
  timeFrames,
}
