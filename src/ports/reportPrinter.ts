import type { PaperDocument, PaperSize } from '#domain/assessment/paper'

/** A shape on a page, in SVG terms. Lengths are in points. */
export interface PageShape {
  readonly tag: 'rect' | 'circle' | 'line' | 'path' | 'text' | 'image'
  readonly props: Readonly<Record<string, string | number>>
  readonly text?: string
}

/** A page as it is printed: its size and its shapes, from back to front. */
export interface PagePicture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly PageShape[]
}

/** Makes a document to print or send, on this device. */
export interface ReportPrinter {
  /** A tagged PDF. */
  print(document: PaperDocument, paper: PaperSize): Promise<Blob>
  /** Draws the pages as pictures, to view or to print from the browser. */
  show(document: PaperDocument, paper: PaperSize): Promise<readonly PagePicture[]>
}
