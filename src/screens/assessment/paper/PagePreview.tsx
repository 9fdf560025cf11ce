import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useServices } from '#app/services/services'
import type { PaperDocument, PaperSize } from '#domain/assessment/paper'
import type { PagePicture } from '#ports/reportPrinter'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Skeleton } from '#ui/Skeleton'
import styles from './paper.module.css'

interface Props {
  readonly size: PaperSize
  /** Loads the document and its pictures once. To show another document, give the component another `key`. */
  readonly load: () => Promise<PaperDocument>
  readonly onPrint: () => void
  /** Other ways to get the pages, shown in one row with “Print”. */
  readonly ways?: ReactNode
}

const POINTS_PER_INCH = 72

/** Shows the pages as they will be printed. Screen readers skip these pictures and read the text below them. */
export function PagePreview({ size, load, onPrint, ways }: Props) {
  const text = useText()
  const { loadReportPrinter } = useServices()
  const [pages, setPages] = useState<readonly PagePicture[] | 'failed' | null>(null)
  const first = useRef(load)
  useEffect(() => {
    let isGone = false
    const show = async () => (await loadReportPrinter()).show(await first.current(), size)
    show().then(
      (found) => isGone || setPages(found),
      () => isGone || setPages('failed'),
    )
    return () => {
      isGone = true
    }
  }, [loadReportPrinter, size])
  if (pages === 'failed') return ways === undefined ? null : <div className={styles['ways']}>{ways}</div>
  const [page] = pages ?? []
  const print = () => {
    onPrint()
    window.print()
  }
  return (
    <>
      {page === undefined ? null : <style>{`@page { size: ${page.width / POINTS_PER_INCH}in ${page.height / POINTS_PER_INCH}in; margin: 0; }`}</style>}
      <div className={styles['ways']}>
        {ways}
        <Button disabled={pages === null} onClick={print}>
          {text('screens.report.sheet.print')}
        </Button>
      </div>
      {pages === null ? (
        <Skeleton layout="rows" label={text('app.loading')} />
      ) : (
        <div className={styles['pages']} aria-hidden="true">
          {pages.map(({ width, height, shapes }, index) => (
            <svg key={index} viewBox={`0 0 ${width} ${height}`} style={{ aspectRatio: `${width} / ${height}`, direction: 'ltr' }}>
              {shapes.map(({ tag, props, text: said }, at) => createElement(tag, { key: at, ...props }, said))}
            </svg>
          ))}
        </div>
      )}
    </>
  )
}
