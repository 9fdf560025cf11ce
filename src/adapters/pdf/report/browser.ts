import boldLatin from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'
import boldMore from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url'
import latin from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'
import more from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'
import type { DrawLetters, FontFiles } from './letters'
import { createReportPrinter } from './reportPrinter'

/** Number of pixels per point (216 per inch). With it, letters of other scripts stay sharp on paper, and a whole Arabic report stays small enough to send. */
const PIXELS = 3
/** Margin (pixels) around a drawing, because its edges are soft. */
const EDGE = 2

/** Fonts for letters that the app's own font lacks. A right-to-left text is drawn completely, including its Latin words and figures. */
const OTHERS = '"Noto Sans Arabic", sans-serif'
const FAMILY = `"Atkinson Hyperlegible Next", ${OTHERS}`

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}

async function loadFonts(): Promise<FontFiles> {
  // While its font has not loaded, a text would be drawn and measured with another one.
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px ${FAMILY}`, 'aا')))
  const [one, two, three, four] = await Promise.all([latin, more, boldLatin, boldMore].map(fetched))
  if (one === undefined || two === undefined || three === undefined || four === undefined) throw new Error('a font is missing')
  return { normal: { latin: one, more: two }, bold: { latin: three, more: four } }
}

/**
 * Draws letters with the device's own fonts, which contain more scripts than any that could be shipped. The device also shapes the text, including
 * right-to-left text.
 */
const draw: DrawLetters = (text, size, weight, isFromRight) => {
  const font = `${weight === 'bold' ? 700 : 400} ${size * PIXELS}px ${isFromRight ? FAMILY : OTHERS}`
  measuring ??= contextOf(document.createElement('canvas'))
  measuring.font = font
  measuring.textAlign = 'left'
  measuring.direction = isFromRight ? 'rtl' : 'ltr'
  const measured = measuring.measureText(text)
  const width = Math.max(1, Math.ceil(measured.width))
  // The picture is only as high as its letters. If it reached into the line above, it would cover that line; besides, each pixel takes time.
  const above = Math.max(0, Math.ceil(measured.actualBoundingBoxAscent)) + EDGE
  const below = Math.max(0, Math.ceil(measured.actualBoundingBoxDescent)) + EDGE
  const height = above + below
  return {
    width: width / PIXELS,
    height: height / PIXELS,
    below: below / PIXELS,
    picture(colour = '#000000') {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = contextOf(canvas)
      context.font = font
      context.fillStyle = colour
      context.textAlign = 'left'
      context.direction = isFromRight ? 'rtl' : 'ltr'
      context.fillText(text, 0, above)
      return canvas.toDataURL('image/png')
    },
  }
}

/** Canvas that is used only for measuring. */
let measuring: CanvasRenderingContext2D | null = null

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas to draw on: use another one to make the PDF.')
  return context
}

const faces = import.meta.glob<string>('/assets/faces/*.webp', { eager: true, query: '?url&no-inline', import: 'default' })
/** Side of a face (pixels). This is 200 dpi at its largest size on paper. */
const FACE = 240

/** Loads a face as a picture for a PDF. Returns null if it is unavailable. */
async function loadFace(face: string): Promise<string | null> {
  const address = faces[`/assets/faces/${face}.webp`]
  if (address === undefined) return null
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: FACE, height: FACE })
  contextOf(canvas).drawImage(image, 0, 0, FACE, FACE)
  return canvas.toDataURL('image/png')
}

export const reportPrinter = createReportPrinter({ loadFonts, draw, loadFace })
