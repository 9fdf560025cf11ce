/** Side length of the picture (px). */
export const WEEK_SIZE = 1200

export interface WeekPictureOf {
  /** The days from Monday: short name, and amount of play from 0 to 1, or null for a day without play. */
  readonly days: readonly { readonly name: string; readonly share: number | null }[]
  /** The child's first colour, limited to its brightness on the stage. */
  readonly light: string
  readonly title: string
  readonly span: string
  /** The child's picture, or null if there is none. */
  readonly face: CanvasImageSource | null
}

const [LEAST, MOST] = [54, 72]
const FACE = 300
const font = (weight: 400 | 700, size: number): string => `${weight} ${size}px 'Atkinson Hyperlegible Next', 'Noto Sans Arabic', sans-serif`

/** Draws the week as seven lamps on a line, one for each day. Only the child's own lights are bright. */
export function drawWeek(context: CanvasRenderingContext2D, { days, light, title, span, face }: WeekPictureOf): void {
  context.fillStyle = '#000000'
  context.fillRect(0, 0, WEEK_SIZE, WEEK_SIZE)
  context.textAlign = 'center'
  context.strokeStyle = '#5A4A77'
  context.lineWidth = 3
  context.beginPath()
  for (let x = 0; x <= WEEK_SIZE; x += 20) context.lineTo(x, lineAt(x))
  context.stroke()
  for (const [index, { name, share }] of days.entries()) {
    const x = WEEK_SIZE * (0.105 + (index * 0.79) / (days.length - 1))
    const radius = share === null ? 38 : LEAST + (MOST - LEAST) * share
    const y = lineAt(x) + radius + 16
    if (share === null) {
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.stroke()
    } else drawLamp(context, x, y, radius, light)
    context.font = font(share === null ? 400 : 700, 28)
    context.fillStyle = share === null ? '#B8AFC9' : '#F4F1FA'
    context.fillText(name, x, y + MOST + 48)
  }
  if (face !== null) context.drawImage(face, (WEEK_SIZE - FACE) / 2, 590, FACE, FACE)
  context.fillStyle = '#F4F1FA'
  context.font = font(700, fitting(context, title, 64))
  context.fillText(title, WEEK_SIZE / 2, 1030)
  context.fillStyle = '#B8AFC9'
  context.font = font(400, 32)
  context.fillText(span, WEEK_SIZE / 2, 1100)
}

/** Returns the height of the hanging line at `x` (px). */
const lineAt = (x: number): number => 170 + 130 * (1 - ((2 * x) / WEEK_SIZE - 1) ** 2)

function drawLamp(context: CanvasRenderingContext2D, x: number, y: number, radius: number, light: string): void {
  const glow = context.createRadialGradient(x, y, radius * 0.5, x, y, radius * 1.6)
  glow.addColorStop(0, light)
  glow.addColorStop(0.35, light)
  glow.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, radius * 1.6, 0, Math.PI * 2)
  context.fill()
}

/** Returns the largest font size at which a long name still fits on one line. */
function fitting(context: CanvasRenderingContext2D, said: string, size: number): number {
  context.font = font(700, size)
  return Math.floor(size * Math.min(1, (WEEK_SIZE - 120) / Math.max(1, context.measureText(said).width)))
}
