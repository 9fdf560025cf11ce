import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { partsFor, partsOfMany } from '../../src/text/parts.ts'

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Number of screens from which a shared module is bundled with the modules that all screens need. */
const MANY_SCREENS = 4

const source = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url))
const doors = ['app/Outside.tsx', ...['signin', 'signup', 'resetpassword'].map((name) => `screens/${name}/screen.tsx`)].map(source)
const inside = source('app/Inside.tsx')
const backend = source('backend.ts')
/** Implementations of the ports. Each loads when it is first needed. */
const stores = ['local/backend.ts', 'local/identity.ts', 'firebase/backend.ts'].map((name) => source(`adapters/${name}`))
const catalogue = fileURLToPath(new URL('../../scenes/catalogue.ts', import.meta.url))
const screens = readdirSync(source('screens')).map((name) => source(`screens/${name}/screen.tsx`))
const heads = [...doors, inside, backend, ...stores, ...screens]

/**
 * Groups the modules that the build puts into one file. Each file costs a round trip, and a browser requests six at once, so a page with a hundred small
 * files waits because of their number more than their size. The pages before sign-in load nothing that belongs to the pages after it.
 */
export const chunkGroups = () => {
  const partOf = findPart()
  const found = new Map<string, ReturnType<typeof partOf>>()
  const isOf = (part: (typeof parts)[number], id: string, graph: Graph) => {
    if (!found.has(id)) found.set(id, partOf(id, graph))
    return found.get(id) === part
  }
  return inOrder([
    { name: 'engine', test: /node_modules[\\/]phaser[\\/]/ },
    // The pages before sign-in import XState for its hooks, but use nothing of it.
    { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
    { name: 'first', tags: ['$initial' as const] },
    { name: wordsOf, debugName: 'words' },
    // A group also includes the imports of its modules. Each part is therefore a group, and shared parts come before the parts that need them.
    ...parts.map((part) => ({ name: (id: string, graph: Graph) => (isOf(part, id, graph) ? part : null), debugName: part })),
  ])
}

const parts = ['doors', 'kernel', 'machinery', 'inside', 'catalogue', 'parts', 'lists'] as const

const inOrder = <Group extends object>(groups: readonly Group[]) => groups.map((group, at) => ({ ...group, priority: groups.length - at }))

// The texts of all pages are in one file, and those of several pages in another. Texts of a single page have their own file.
function wordsOf(id: string): string | null {
  const [, language, part] = /\/src\/text\/(\w+)\/(\w+)\.json$/.exec(id) ?? []
  const isIn = (parts: readonly string[]) => parts.some((name) => name === part)
  if (language === undefined) return null
  if (isIn(partsFor('shell'))) return `shell-${language}`
  return isIn(partsOfMany()) ? `words-${language}` : null
}

/** Returns the part of a module according to who needs it immediately. Returns null if few need it, and for modules that load separately. */
function findPart() {
  const reached = new Map<string, ReadonlySet<string>>()
  const reachOf = (head: string, graph: Graph) => {
    const found = reached.get(head) ?? reachFrom(graph, head)
    reached.set(head, found)
    return found
  }
  return (id: string, graph: Graph): (typeof parts)[number] | null => {
    const needs = (head: string) => reachOf(head, graph).has(id)
    if (heads.includes(id)) return null
    if (doors.some(needs)) return 'doors'
    const needing = [stores.some(needs), needs(backend), needs(inside)].filter(Boolean)
    if (needing.length > 1) return 'kernel'
    if (needs(backend)) return 'machinery'
    if (needs(inside)) return 'inside'
    if (needs(catalogue)) return 'catalogue'
    if (screens.filter(needs).length < MANY_SCREENS) return null
    // Pages without a list of activities do not load any activity.
    return reachOf(id, graph).has(catalogue) ? 'lists' : 'parts'
  }
}

function reachFrom(graph: Graph, head: string): ReadonlySet<string> {
  const reached = new Set([head])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
