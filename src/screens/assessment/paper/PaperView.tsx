import type { Block, PaperDocument } from '#domain/assessment/paper'
import { ScrollRegion } from '#ui/ScrollRegion'
import { Bars, Curve, PlaceMap, TrendChart } from './Charts'
import styles from './paper.module.css'

/** Where a part of the document stands on the page. */
export const placeOf = (part: string): string => `paper-${part}`

const levels = { 1: styles['level1'], 2: styles['level2'], 3: styles['level3'] } as const

/** A document as it will be printed, shown dark. */
export function PaperView({ document: { head, blocks } }: { document: PaperDocument }) {
  return (
    <article className={styles['paper']}>
      <p className={styles['head']}>
        <span>{head.start}</span>
        <span>{head.end}</span>
      </p>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </article>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      // The page has a heading of its own: these come below it.
      const Heading = ({ 1: 'h2', 2: 'h3', 3: 'h4' } as const)[block.level]
      return (
        <Heading id={block.begins === undefined ? undefined : placeOf(block.begins)} data-break={block.newPage} className={levels[block.level]}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p data-tone={block.tone} className={styles['paragraph']}>
          {block.text}
        </p>
      )
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )
    case 'helps':
      return (
        <ul className={styles['helps']}>
          {block.items.map(({ icon, text }) => (
            <li key={icon}>{text}</li>
          ))}
        </ul>
      )
    case 'table':
      return <TableView block={block} />
    case 'bars':
      return <Bars block={block} />
    case 'map':
      return <PlaceMap block={block} />
    case 'curve':
      return <Curve block={block} />
    case 'trend':
      return <TrendChart block={block} />
    case 'card':
      return (
        <section className={styles['card']}>
          <b>{block.title}</b>
          <dl>
            {block.lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['paragraph']} data-tone="fine">
            {block.fine}
          </p>
        </section>
      )
    case 'sign':
      return (
        <ul className={styles['sign']}>
          {block.lines.map(({ label, text }) => (
            <li key={label}>
              {label}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )
  }
}

function TableView({ block: { caption, columns, rows, dense } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <ScrollRegion label={caption}>
      <table className={styles['table']} data-dense={dense}>
        <caption>{caption}</caption>
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
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={index} data-align={columns[index + 1]?.align}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
