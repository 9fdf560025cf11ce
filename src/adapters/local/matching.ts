import type { DocumentData, DocumentQuery, FilterOperator } from '#ports/documents'

/** Returns the value at a dotted field name, or undefined. */
export function fieldOf(data: DocumentData, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (isPlainMap(value) ? value[name] : undefined), data)
}

export const isPlainMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Returns whether the document matches the query, apart from the query's order and limit. */
export function matches(query: DocumentQuery, data: DocumentData): boolean {
  if (query.orderBy !== undefined && fieldOf(data, query.orderBy[0]) === undefined) return false
  return (query.where ?? []).every(([field, operator, value]) => holds(comparable(fieldOf(data, field)), operator, value))
}

function holds(actual: unknown, operator: FilterOperator, value: unknown): boolean {
  const wanted = comparable(value)
  switch (operator) {
    case '==':
      return actual === wanted
    case 'in':
      return Array.isArray(value) && actual !== undefined && value.map(comparable).includes(actual)
    case 'array-contains':
      return Array.isArray(actual) && actual.map(comparable).includes(wanted)
    default:
      return isOrdered(actual, wanted) && compares(compare(actual, wanted), operator)
  }
}

function compares(order: number, operator: '<' | '<=' | '>' | '>='): boolean {
  switch (operator) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

// A Date is compared by its time. As a BigInt it stays distinct from a plain number, which is another type.
const comparable = (value: unknown): unknown => (value instanceof Date ? BigInt(value.getTime()) : value)

const isOrdered = (one: unknown, other: unknown): boolean => typeof one === typeof other && ['number', 'bigint', 'string', 'boolean'].includes(typeof one)

const compare = (one: unknown, other: unknown): number => (one === other ? 0 : (one as number) < (other as number) ? -1 : 1)

/** Sorts rows in the requested order. Equal rows are sorted by id, and so are all rows if no order is requested. */
export function inQueryOrder<T extends { readonly id: string; readonly data: DocumentData }>(query: DocumentQuery, rows: readonly T[]): T[] {
  const sign = query.orderBy?.[1] === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => {
    const byField = query.orderBy === undefined ? 0 : orderOf(fieldOf(a.data, query.orderBy[0]), fieldOf(b.data, query.orderBy[0]))
    return sign * (byField === 0 ? compare(a.id, b.id) : byField)
  })
}

const typeOrder = ['object', 'boolean', 'number', 'bigint', 'string']

function orderOf(one: unknown, other: unknown): number {
  const [a, b] = [comparable(one), comparable(other)]
  if (isOrdered(a, b)) return compare(a, b)
  return typeOrder.indexOf(typeof a) - typeOrder.indexOf(typeof b)
}
