import type { PaperBlock, PaperDocument } from '#domain/assessment/paper'
import { outlineOf } from '#domain/assessment/sheetOutline'
import { Card, Heading, Helps, List, Paragraph, blockElementId, SignatureLines, TableView } from './Blocks'
import { Bars, Curve, PlaceMap, TrendChart } from './Charts'
import styles from './paper.module.css'

export { blockElementId }

/** Shows a document's text on a dark background. */
export function PaperView({ document: { language, head, foot, blocks } }: { document: PaperDocument }) {
  return (
    <article className={styles['paper']} lang={language}>
      <p className={styles['head']}>
        <span>{head.start}</span>
        <span>{head.end}</span>
      </p>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} language={language} />
      ))}
      <p className={styles['foot']}>{foot}</p>
    </article>
  )
}

function BlockView({ block, language }: { block: PaperBlock; language: string }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />
    case 'paragraph':
      return <Paragraph block={block} />
    case 'list':
      return <List block={block} />
    case 'helps':
      return <Helps block={block} />
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
      return <Card block={block} />
    case 'sheet':
      return <SheetView block={block} language={language} />
    case 'sign':
      return <SignatureLines block={block} />
  }
}

/** Shows the text of a designed page. */
function SheetView({ block: { sheet, begins }, language }: { block: Extract<PaperBlock, { kind: 'sheet' }>; language: string }) {
  return (
    <section id={begins === undefined ? undefined : blockElementId(begins)}>
      {outlineOf(sheet, language).map((block, index) => (
        <BlockView key={index} block={block} language={language} />
      ))}
    </section>
  )
}
