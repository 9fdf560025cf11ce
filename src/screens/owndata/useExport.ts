import { useState } from 'react'
import { PRODUCT_NAME } from '#product'
import { download } from '#app/forms/download'
import { localDay } from '#domain/time'

/** Writes stored data to a file and downloads it. */
export interface Export {
  readonly state: 'idle' | 'busy' | 'done' | 'failed'
  /** Reads and saves the data. `of` becomes part of the file name. */
  save(of: string, ending: keyof typeof types, read: () => Promise<string | Blob>): void
}

const types = { zip: 'application/zip', csv: 'text/csv;charset=utf-8', json: 'application/json' } as const

export function useExport(): Export {
  const [state, setState] = useState<Export['state']>('idle')
  const make = async (...[of, ending, read]: Parameters<Export['save']>) => {
    setState('busy')
    try {
      const content = await read()
      download(`${nameFrom([PRODUCT_NAME, of, localDay(Date.now())])}.${ending}`, content, types[ending])
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, save: (...args) => void make(...args) }
}

const nameFrom = (parts: readonly string[]): string =>
  parts
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-')
