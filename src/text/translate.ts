/** Texts as they are stored: sentences, lists and branches, by key. */
type Node = string | readonly Node[] | { readonly [key: string]: Node }
type Values = Readonly<Record<string, unknown>>

interface Spelling {
  /** The tag that decides the plural form. */
  readonly locale: string
  /** Writes the value of this name into a sentence. */
  readonly write: (name: string, value: unknown) => string
}

/** The loaded texts of one language. */
export function createTexts({ locale, write }: Spelling) {
  const root: Record<string, Node> = {}
  const plurals = new Intl.PluralRules(locale)
  const fill = (sentence: string, values: Values) => sentence.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => write(name, values[name]))
  const fillAll = (node: Node, values: Values): Node => {
    if (typeof node === 'string') return fill(node, values)
    if (isList(node)) return node.map((part) => fillAll(part, values))
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, fillAll(part, values)]))
  }

  return {
    /** Adds a branch of texts to those that are there. */
    add(branch: Readonly<Record<string, unknown>>): void {
      merge(root, branch as Record<string, Node>)
    },

    /** The text of a key such as `app.loading`, in the plural form of `count` if it has one; the key itself if there is none. */
    translate(key: string, values: Values = {}): Node {
      const parts = key.split('.')
      const last = parts.pop() ?? ''
      const parent = parts.reduce<Node | undefined>(step, root)
      const forms = typeof values['count'] === 'number' ? pluralForms(last, values['count'], plurals) : []
      const found = [...forms, last].map((name) => step(parent, name)).find((node) => node !== undefined)
      return found === undefined ? key : fillAll(found, values)
    },
  }
}

// A sentence for nothing is used in every language that has one.
const pluralForms = (name: string, count: number, plurals: Intl.PluralRules) => [...(count === 0 ? [`${name}_zero`] : []), `${name}_${plurals.select(count)}`]

const isList = (node: Node): node is readonly Node[] => Array.isArray(node)

const step = (node: Node | undefined, key: string): Node | undefined =>
  typeof node === 'object' && Object.hasOwn(node, key) ? (node as Readonly<Record<string, Node>>)[key] : undefined

function merge(into: Record<string, Node>, from: Readonly<Record<string, Node>>): void {
  for (const [key, node] of Object.entries(from)) {
    const known = Object.hasOwn(into, key) ? into[key] : undefined
    if (isBranch(known) && isBranch(node)) {
      const copy = { ...known }
      merge(copy, node)
      into[key] = copy
    } else into[key] = node
  }
}

const isBranch = (node: Node | undefined): node is Readonly<Record<string, Node>> => typeof node === 'object' && !Array.isArray(node)
