import type { PaperDocument, PaperSize } from '#domain/assessment/paper'

/** Makes a document to print or send, on this device. */
export interface ReportPrinter {
  /** A tagged PDF. */
  print(document: PaperDocument, paper: PaperSize): Promise<Blob>
}
