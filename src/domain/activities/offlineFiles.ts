import type { Manifest } from './manifest'
import type { Category } from '../words/words'

/** Files of the product that are kept together: a chapter of words with its pictures, the camera's models; `shared` are the sounds, voices, places and faces of all. */
export type FileGroup = 'code' | 'shared' | 'guides' | 'camera' | `words/${string}` | `language/${string}`

/** What a build consists of: of each group the files, by their addresses, with their bytes. */
export interface FileList {
  readonly groups: Readonly<Partial<Record<FileGroup, Readonly<Record<string, number>>>>>
}

/** How much of something is on this device. */
export interface KeptShare {
  readonly files: number
  readonly bytes: number
  readonly missing: readonly string[]
  readonly missingBytes: number
}

/** What every activity needs beside its own words. */
const ALWAYS: readonly FileGroup[] = ['code', 'shared']

/** Everything, each language too: whoever chooses another one without a network finds it here. */
export const allGroups = ({ groups }: FileList): readonly FileGroup[] => Object.keys(groups) as FileGroup[]

type Wordy = Pick<Manifest, 'words'>

/** The chapters of words of an activity that was opened with `category`. */
function chaptersOf({ words = [] }: Wordy, category: string | null): readonly FileGroup[] {
  if (words !== 'category') return (words as readonly Category[]).map((name) => `words/${name}` as const)
  return category === null ? [] : [`words/${category}`]
}

/** What is needed to play these without a network. */
export const groupsFor = (played: readonly { readonly manifest: Wordy; readonly category: string | null }[], language: string): readonly FileGroup[] => [
  ...new Set<FileGroup>([...ALWAYS, `language/${language}`, ...played.flatMap(({ manifest, category }) => chaptersOf(manifest, category))]),
]

/** How much of these groups is among the files that are kept. */
export function shareOf({ groups }: FileList, wanted: readonly FileGroup[], kept: ReadonlySet<string>): KeptShare {
  const files = wanted.flatMap((group) => Object.entries(groups[group] ?? {}))
  const missing = files.filter(([path]) => !kept.has(path))
  const sum = (rows: readonly (readonly [string, number])[]) => rows.reduce((all, [, bytes]) => all + bytes, 0)
  return { files: files.length, bytes: sum(files), missing: missing.map(([path]) => path), missingBytes: sum(missing) }
}

/** Whether an activity is played without a network from its first picture to its last, and all pages around it open. */
export const isReady = (list: FileList, kept: ReadonlySet<string>, manifest: Wordy, category: string | null, language: string): boolean =>
  shareOf(list, groupsFor([{ manifest, category }], language), kept).missing.length === 0
