import type { Manifest } from './manifest'
import type { Category } from '../words/words'

/**
 * Groups of files that are stored together, such as a chapter of words or the camera's models. `shared` contains sounds, voices,
 * places and faces.
 */
export type FileGroup = 'code' | 'shared' | 'guides' | 'camera' | `words/${string}` | `language/${string}`

/** Files of a build by group: each file's address with its size in bytes. */
export interface FileList {
  readonly groups: Readonly<Partial<Record<FileGroup, Readonly<Record<string, number>>>>>
}

/** How much of something is stored on this device. */
export interface KeptShare {
  readonly files: number
  readonly bytes: number
  readonly missing: readonly string[]
  readonly missingBytes: number
}

/** File groups that every activity needs in addition to those of its own words. */
const ALWAYS: readonly FileGroup[] = ['code', 'shared']

/** Returns all groups, including every language, so that the language can be changed offline. */
export const allGroups = ({ groups }: FileList): readonly FileGroup[] => Object.keys(groups) as FileGroup[]

type Wordy = Pick<Manifest, 'words'>

/** Returns the word chapters of an activity that is opened with `category`. */
function chaptersOf({ words = [] }: Wordy, category: string | null): readonly FileGroup[] {
  if (words !== 'category') return (words as readonly Category[]).map((name) => `words/${name}` as const)
  return category === null ? [] : [`words/${category}`]
}

/** Returns the groups needed to play these activities offline. */
export const groupsFor = (played: readonly { readonly manifest: Wordy; readonly category: string | null }[], language: string): readonly FileGroup[] => [
  ...new Set<FileGroup>([...ALWAYS, `language/${language}`, ...played.flatMap(({ manifest, category }) => chaptersOf(manifest, category))]),
]

/** Returns how much of these groups is stored. */
export function shareOf({ groups }: FileList, wanted: readonly FileGroup[], kept: ReadonlySet<string>): KeptShare {
  const files = wanted.flatMap((group) => Object.entries(groups[group] ?? {}))
  const missing = files.filter(([path]) => !kept.has(path))
  const sum = (rows: readonly (readonly [string, number])[]) => rows.reduce((all, [, bytes]) => all + bytes, 0)
  return { files: files.length, bytes: sum(files), missing: missing.map(([path]) => path), missingBytes: sum(missing) }
}

/** Whether an activity and all pages around it work offline. */
export const isReady = (list: FileList, kept: ReadonlySet<string>, manifest: Wordy, category: string | null, language: string): boolean =>
  shareOf(list, groupsFor([{ manifest, category }], language), kept).missing.length === 0
