/** One node of the emulator's report: an expression in the rules, with its values. */
interface Node {
  readonly sourcePosition?: { readonly line: number; readonly currentOffset: number; readonly endOffset: number }
  readonly values?: readonly unknown[]
  readonly children?: readonly Node[]
}

/** Every expression in the rules, and whether it was ever evaluated. Several reports on the same rules can be added up. */
export interface Coverage {
  add(report: { readonly report: readonly Node[] }): void
  /** Returns `line 12: the expression` for each expression that was never evaluated. */
  unvisited(rules: string): readonly string[]
  readonly size: number
}

/** Creates an empty coverage. */
export function createCoverage(): Coverage {
  const seen = new Map<string, { readonly line: number; readonly from: number; readonly to: number; isVisited: boolean }>()

  const walk = (nodes: readonly Node[] = []) => {
    for (const { sourcePosition: at, values = [], children } of nodes) {
      if (at !== undefined) {
        const key = `${at.currentOffset}-${at.endOffset}`
        const entry = seen.get(key) ?? { line: at.line, from: at.currentOffset, to: at.endOffset, isVisited: false }
        entry.isVisited ||= values.length > 0
        seen.set(key, entry)
      }
      walk(children)
    }
  }

  return {
    add: ({ report }) => walk(report),
    unvisited: (rules) =>
      [...seen.values()].filter(({ isVisited }) => !isVisited).map(({ line, from, to }) => `line ${line}: ${rules.slice(from, to).replace(/\s+/g, ' ')}`),
    get size() {
      return seen.size
    },
  }
}
