import type { Rollup } from 'vite'

/** Names of the build's files that one page needs. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface Chunks {
  readonly all: readonly Rollup.OutputChunk[]
  readonly entry: Rollup.OutputChunk
  /** Returns the chunks of these modules of the product. */
  named(...sources: readonly string[]): readonly Rollup.OutputChunk[]
  /** Returns the chunk of each screen, with its address. */
  screens(): readonly { readonly path: string; readonly chunk: Rollup.OutputChunk }[]
}

export function chunksOf(bundle: Rollup.OutputBundle): Chunks {
  const all = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const entry = all.find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const find = (source: string) => {
    const found = all.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`) || Object.keys(chunk.modules).some((id) => id.endsWith(`/${source}`)))
    if (found === undefined) throw new Error(`The build has no ${source}.`)
    return found
  }
  const screens = () =>
    all.flatMap((chunk) => {
      const name = /\/src\/screens\/([\w-]+)\/screen\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
      return name === undefined ? [] : [{ path: `/${name}`, chunk }]
    })
  return { all, entry, named: (...sources) => sources.map(find), screens }
}

/**
 * Returns the files that these chunks load immediately: the chunks and their static imports, their style sheets, and the fonts in the newest
 * format.
 */
export function filesFrom({ all }: Chunks, from: readonly Rollup.OutputChunk[]): PageFiles {
  const waiting = [...from]
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()
  for (const chunk of waiting) {
    if (scripts.has(chunk.fileName)) continue
    scripts.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(sheet)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset)
    waiting.push(...all.filter(({ fileName }) => chunk.imports.includes(fileName)))
  }
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] }
}
