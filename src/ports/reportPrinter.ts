import type { PaperDocument, PaperSize } from '#domain/assessment/paper'

/** A shape on a page, in terms of SVG. Lengths are in points. */
export interface PageShape {
  readonly tag: 'rect' | 'circle' | 'line' | 'path' | 'text' | 'image'
  readonly props: Readonly<Record<string, string | number>>
  readonly text?: string
}

/** A printed page: its size, and its shapes from back to front. */
export interface PagePicture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly PageShape[]
}

/** Produces documents on this device, to print or to send. */
export interface ReportPrinter {
  /** Prints a document as a tagged PDF. */
  print(document: PaperDocument, paper: PaperSize): Promise<Blob>
  /** Draws the pages as pictures, to view them or to print them from the browser. */
  show(document: PaperDocument, paper: PaperSize): Promise<readonly PagePicture[]>
}
