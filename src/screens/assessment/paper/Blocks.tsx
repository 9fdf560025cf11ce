import { DRAWING_GRID, helpDrawings } from '#domain/assessment/helpDrawings'
import type { PaperBlock, Column, HelpIcon } from '#domain/assessment/paper'
import { ScrollRegion } from '#ui/ScrollRegion'
import styles from './paper.module.css'

interface Of<K extends PaperBlock['kind']> {
  readonly block: Extract<PaperBlock, { kind: K }>
}

/** Returns the element id of a part of the document. */
export const blockElementId = (part: string): string => `paper-${part}`

// The page has its own heading, so these start one level below.
const TAGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const
const looks = { 1: styles['level1'], 2: styles['level2'], 3: styles['level3'] } as const

export function Heading({ block: { level, text, newPage, begins } }: Of<'heading'>) {
  const Tag = TAGS[level]
  return (
    <Tag id={begins === undefined ? undefined : blockElementId(begins)} data-break={newPage} className={looks[level]}>
      {text}
    </Tag>
  )
}

export function Paragraph({ block: { text, tone } }: Of<'paragraph'>) {
  return (
    <p data-tone={tone} className={styles['paragraph']}>
      {text}
    </p>
  )
}

export function List({ block: { items, numbered } }: Of<'list'>) {
  const Tag = numbered === true ? 'ol' : 'ul'
  return (
    <Tag className={styles['list']}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Tag>
  )
}

export function Helps({ block: { items } }: Of<'helps'>) {
  return (
    <ul className={styles['helps']}>
      {items.map(({ icon, text }, index) => (
        <li key={index}>
          <HelpPicture icon={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Draws the same small picture as on paper. The words next to it say what it means. */
function HelpPicture({ icon }: { icon: HelpIcon }) {
  const { lines, circles } = helpDrawings[icon]
  return (
    <svg viewBox={`0 0 ${DRAWING_GRID} ${DRAWING_GRID}`} width={DRAWING_GRID} height={DRAWING_GRID} aria-hidden="true">
      {lines.map((points, index) => (
        <polyline key={index} points={points.map((point) => point.join(',')).join(' ')} />
      ))}
      {circles.map(({ x, y, radius, isFilled }, index) => (
        <circle key={index} cx={x} cy={y} r={radius} data-filled={isFilled} />
      ))}
    </svg>
  )
}

/** Shows a table. If its columns do not fit, the table scrolls, and the page does not. */
export function TableView({ block: { caption, columns, rows, dense } }: Of<'table'>) {
  return (
    <ScrollRegion label={caption}>
      <table className={styles['table']} data-dense={dense}>
        <caption>{caption}</caption>
        <colgroup>
          {columns.map(({ share }, index) => (
            <col key={index} style={share === undefined ? {} : { inlineSize: `${share * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ head, align }, index) => (
              <th key={index} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Row({ row: [first, ...others], columns: [head, ...more] }: { row: readonly string[]; columns: readonly Column[] }) {
  return (
    <tr>
      <th scope="row" data-align={head?.align}>
        {first}
      </th>
      {others.map((cell, index) => (
        <td key={index} data-align={more[index]?.align}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

export function Card({ block: { title, lines, fine } }: Of<'card'>) {
  return (
    <section className={styles['card']} aria-label={title}>
      <b>{title}</b>
      <dl>
        {lines.map(({ label, text }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['paragraph']} data-tone="fine">
        {fine}
      </p>
    </section>
  )
}

export function SignatureLines({ block: { lines } }: Of<'sign'>) {
  return (
    <ul className={styles['sign']}>
      {lines.map(({ label, text }, index) => (
        <li key={index}>
          {label}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
