import { readdirSync, readFileSync } from 'node:fs'
import type { Rollup } from 'vite'
import { renderNames, type Word } from '../../../src/domain/words/words.ts'
import type { FileGroup, FileList } from '#domain/activities/offlineFiles'

const WORDS = new URL('../../../assets/words/', import.meta.url)

/** Returns the category of words for each realistic picture. */
function picturesByCategory(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(WORDS).flatMap((file) => {
      const words = JSON.parse(readFileSync(new URL(file, WORDS), 'utf8')) as readonly Word[]
      return words.flatMap(renderNames).map((name) => [name, file.replace('.json', '')] as const)
    }),
  )
}

/** Returns the group of a file in the build, determined by its sources. */
function groupOf(sources: readonly string[], fileName: string, pictures: ReadonlyMap<string, string>): FileGroup {
  if (/\/vision-|(?:hands|face)\.worker|\/load(?:Face)?Detection-/.test(fileName)) return 'camera'
  if (sources.length === 0) return 'code'
  const groups = new Set(sources.map((source) => groupOfSource(source.split('?')[0] ?? source, pictures)))
  const [only] = groups
  return groups.size === 1 && only !== undefined ? only : 'code'
}

function groupOfSource(source: string, pictures: ReadonlyMap<string, string>): FileGroup {
  const [, folder, rest = ''] = /assets\/(words|packs|parts|renders|turning|voice|sounds|guides|places|story|faces)\/(.+)$/.exec(source) ?? []
  const name = rest.split('/').at(-1)?.split('.')[0] ?? ''
  switch (folder) {
    case 'words':
    case 'packs':
    case 'parts':
      return `words/${name}`
    case 'renders': {
      const category = pictures.get(name)
      return category === undefined ? 'shared' : `words/${category}`
    }
    case 'turning':
      return 'words/fruits'
    case 'guides':
      return 'guides'
    case undefined:
      return languageOf(source) ?? 'code'
    default:
      return 'shared'
  }
}

/**
 * Matches the files of one language: texts of the interface, words for children, texts of activities, and the module that joins those into one
 * file.
 */
const OF_LANGUAGE = /src\/(?:text|domain\/words)\/([a-z]{2})\/|\/(?:text|ofActivities)\/([a-z]{2})\.(?:json|ts)$/

function languageOf(source: string): FileGroup | null {
  const [, folder, file] = OF_LANGUAGE.exec(source) ?? []
  const language = folder ?? file
  return language === undefined || language === 'en' ? null : `language/${language}`
}

/** Returns the files of a build under /assets/, by group. */
export function listFiles(bundle: Rollup.OutputBundle): FileList {
  const pictures = picturesByCategory()
  const groups: Record<string, Record<string, number>> = {}
  for (const file of Object.values(bundle)) {
    if (!file.fileName.startsWith('assets/')) continue
    const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames
    const bytes = file.type === 'chunk' ? Buffer.byteLength(file.code) : Buffer.byteLength(file.source)
    ;(groups[groupOf(sources, `/${file.fileName}`, pictures)] ??= {})[`/${file.fileName}`] = bytes
  }
  return { groups: groups as FileList['groups'] }
}
