import type { Manifest } from './manifest'
import type { Category } from '../words/words'

/** Groups of files that are stored together, such as a chapter of words or the camera's models. `shared`: sounds, voices, places and faces. */
export type FileGroup = 'code' | 'shared' | 'guides' | 'camera' | `words/${string}` | `language/${string}`

/** Contents of a build: the files of each group by address, with their bytes. */
export interface FileList {
  readonly groups: Readonly<Partial<Record<FileGroup, Readonly<Record<string, number>>>>>
}

/** Share of something that is stored on this device. */
export interface KeptShare {
  readonly files: number
  readonly bytes: number
  readonly missing: readonly string[]
  readonly missingBytes: number
}

/** File groups that every activity needs in addition to its own words. */
const ALWAYS: readonly FileGroup[] = ['code', 'shared']

/** All groups, every language included, so that the language can be changed offline. */
export const allGroups = ({ groups }: FileList): readonly FileGroup[] => Object.keys(groups) as FileGroup[]

type Wordy = Pick<Manifest, 'words'>

/** Word chapters of an activity opened with `category`. */
function chaptersOf({ words = [] }: Wordy, category: string | null): readonly FileGroup[] {
  if (words !== 'category') return (words as readonly Category[]).map((name) => `words/${name}` as const)
  return category === null ? [] : [`words/${category}`]
}

/** Groups needed to play these offline. */
export const groupsFor = (played: readonly { readonly manifest: Wordy; readonly category: string | null }[], language: string): readonly FileGroup[] => [
  ...new Set<FileGroup>([...ALWAYS, `language/${language}`, ...played.flatMap(({ manifest, category }) => chaptersOf(manifest, category))]),
]

/** Stored share of these groups. */
export function shareOf({ groups }: FileList, wanted: readonly FileGroup[], kept: ReadonlySet<string>): KeptShare {
  const files = wanted.flatMap((group) => Object.entries(groups[group] ?? {}))
  const missing = files.filter(([path]) => !kept.has(path))
  const sum = (rows: readonly (readonly [string, number])[]) => rows.reduce((all, [, bytes]) => all + bytes, 0)
  return { files: files.length, bytes: sum(files), missing: missing.map(([path]) => path), missingBytes: sum(missing) }
}

/** Whether an activity and all pages around it work offline. */
export const isReady = (list: FileList, kept: ReadonlySet<string>, manifest: Wordy, category: string | null, language: string): boolean =>
  shareOf(list, groupsFor([{ manifest, category }], language), kept).missing.length === 0
