/*
 * Array methods that are newer than the supported browsers (docs/install.md, "Browsers"). The page and each worker import this
 * file first. The build translates newer syntax, but not newer methods. TypeScript's `lib` excludes all methods newer than
 * these.
 */

type List = ArrayLike<unknown>
type Found = (value: unknown, index: number, list: List) => unknown

const lastWith = (list: List, fits: Found): number => {
  let index = list.length - 1
  while (index >= 0 && !fits(list[index], index, list)) index--
  return index
}

/** Returns methods that work on `this` and copy it with `copyOf` to a list of the same kind. */
const methodsFor = <Of extends List>(copyOf: (list: Of) => unknown[]) => ({
  toSorted(this: Of, compare?: (one: unknown, other: unknown) => number): unknown[] {
    return copyOf(this).sort(compare)
  },
  toReversed(this: Of): unknown[] {
    return copyOf(this).reverse()
  },
  with(this: Of, at: number, value: unknown): unknown[] {
    const copy = copyOf(this)
    const index = at < 0 ? copy.length + at : at
    if (index < 0 || index >= copy.length) throw new RangeError('Invalid index')
    copy[index] = value
    return copy
  },
  findLast(this: List, fits: Found): unknown {
    return this[lastWith(this, fits)]
  },
  findLastIndex(this: List, fits: Found): number {
    return lastWith(this, fits)
  },
})

const arrayMethods = {
  ...methodsFor((list: List) => Array.from(list)),
  toSpliced(this: List, ...given: [start: number, count: number, ...added: unknown[]]): unknown[] {
    const copy = Array.from(this)
    copy.splice(...given)
    return copy
  },
}

/** Members that all typed arrays share. */
interface TypedList extends List {
  slice(): unknown[]
}

const typedMethods = methodsFor((list: TypedList) => list.slice())

/** Adds the methods that a browser lacks. */
export function addMissing(prototype: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, writable: true, configurable: true })
}

export function addMissingMethods(): void {
  addMissing(Array.prototype, arrayMethods)
  addMissing(Object.getPrototypeOf(Int8Array.prototype) as object, typedMethods)
}

addMissingMethods()
