import type { jsPDF } from 'jspdf'
import type { PagePicture, PageShape } from '#ports/reportPrinter'

/* A jsPDF that also records its drawing as SVG shapes, so that a page on the screen looks exactly like the printed one. */

interface DrawState {
  fill: string
  stroke: string
  colour: string
  width: number
  dash: string
  cap: string
  join: string
  weight: string
  size: number
}

const FAMILY = 'Atkinson Hyperlegible Next, Noto Sans Arabic, sans-serif'

interface Recorded {
  readonly pdf: jsPDF
  pages(): readonly PagePicture[]
}

type Values = readonly (string | number)[]

/** Returns a colour from one grey value, from three components, or unchanged. */
const colourOf = ([first = 0, second, third]: Values): string =>
  typeof first === 'string' ? first : second === undefined ? `rgb(${first} ${first} ${first})` : `rgb(${first} ${second} ${third})`

export function recorded(real: jsPDF): Recorded {
  const shapes = new Map<number, PageShape[]>()
  const sizes = new Map<number, { readonly width: number; readonly height: number }>()
  const look: DrawState = { fill: '#000', stroke: '#000', colour: '#000', width: 0.57, dash: '', cap: 'butt', join: 'miter', weight: 'normal', size: 16 }
  let path: string[] = []
  const put = (tag: PageShape['tag'], props: PageShape['props'], text?: string) => {
    const page = real.getCurrentPageInfo().pageNumber
    const list = shapes.get(page) ?? []
    shapes.set(page, list)
    list.push({ tag, props, ...(text === undefined ? {} : { text }) })
  }
  const stroked = (): PageShape['props'] => ({
    stroke: look.stroke,
    strokeWidth: look.width,
    strokeLinecap: look.cap,
    strokeLinejoin: look.join,
    ...(look.dash === '' ? {} : { strokeDasharray: look.dash }),
  })
  const painted = (how: string): PageShape['props'] => ({ fill: how.includes('F') ? look.fill : 'none', ...(how === 'F' ? {} : stroked()) })
  const endPath = (how: string, rule = 'nonzero') => {
    put('path', { d: path.join(''), fillRule: rule, ...painted(how) })
    path = []
  }
  const number = (of: string | number | undefined) => Number(of ?? 0)
  const noting: Readonly<Record<string, (...values: Values) => void>> = {
    setFillColor: (...values) => (look.fill = colourOf(values)),
    setDrawColor: (...values) => (look.stroke = colourOf(values)),
    setTextColor: (...values) => (look.colour = colourOf(values)),
    setLineWidth: (width) => (look.width = number(width)),
    setLineCap: (cap) => (look.cap = String(cap)),
    setLineJoin: (join) => (look.join = String(join)),
    setLineDashPattern: (dash) => (look.dash = String(dash)),
    setFont: (_name, weight) => (look.weight = String(weight)),
    setFontSize: (size) => (look.size = number(size)),
    rect: (x, y, width, height, how) => put('rect', { x: number(x), y: number(y), width: number(width), height: number(height), ...painted(String(how)) }),
    roundedRect: (x, y, width, height, rx, ry, how) =>
      put('rect', { x: number(x), y: number(y), width: number(width), height: number(height), rx: number(rx), ry: number(ry), ...painted(String(how)) }),
    circle: (cx, cy, r, how) => put('circle', { cx: number(cx), cy: number(cy), r: number(r), ...painted(String(how)) }),
    line: (x1, y1, x2, y2) => put('line', { x1: number(x1), y1: number(y1), x2: number(x2), y2: number(y2), ...stroked() }),
    moveTo: (x, y) => void path.push(`M${x} ${y}`),
    lineTo: (x, y) => void path.push(`L${x} ${y}`),
    curveTo: (...spots) => void path.push(`C${spots.join(' ')}`),
    close: () => void path.push('Z'),
    fill: () => endPath('F'),
    stroke: () => endPath('S'),
    fillStroke: () => endPath('FD'),
    text: (text, x, y) => {
      if (String(text).trim() !== '')
        put(
          'text',
          { x: number(x), y: number(y), fontSize: look.size, fontWeight: look.weight, fontFamily: FAMILY, fill: look.colour, xmlSpace: 'preserve' },
          String(text),
        )
    },
    addImage: (href, _kind, x, y, width, height) =>
      put('image', { href: String(href), x: number(x), y: number(y), width: number(width), height: number(height), preserveAspectRatio: 'none' }),
  }
  const noteSize = () =>
    sizes.set(real.getCurrentPageInfo().pageNumber, { width: real.internal.pageSize.getWidth(), height: real.internal.pageSize.getHeight() })
  const pdf: jsPDF = new Proxy(real, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      return (...values: Values) => {
        noting[String(name)]?.(...values)
        const result: unknown = Reflect.apply(found, target, values)
        noteSize()
        return result === target ? pdf : result
      }
    },
  })
  return { pdf, pages: () => [...sizes].toSorted(([one], [other]) => one - other).map(([page, size]) => ({ ...size, shapes: shapes.get(page) ?? [] })) }
}
