/** An address within the product, and what a link left for the page that it opens. */
export interface Location {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its number sign, or empty. */
  readonly hash: string
  readonly state: unknown
  /** Differs for each entry of the history. */
  readonly key: string
}

/** How the current page was opened: by a link, in place of the last page, or by "back", "forward" or a load. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP'

export interface Visit {
  readonly location: Location
  readonly type: NavigationType
}

/** Addresses that were visited, with the current one. */
export interface RouterHistory {
  visit(): Visit
  open(location: Location, type: 'PUSH' | 'REPLACE'): void
  go(steps: number): void
  /** Returns the function that stops it. */
  listen(onVisit: (visit: Visit) => void): () => void
}

export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash

/** An address as seen from a page: `/plan?day=2`, `?day=2` and `#notes`. Always within this site, even if it begins with `//`. */
export function resolve(to: string, from: string, state: unknown = null, key = 'default'): Location {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const isHere = path === '' && to !== ''
  return {
    pathname: isHere ? from : `/${path}`.replaceAll(/\/{2,}/g, '/'),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
    state,
    key,
  }
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** The browser's own history. */
export function createBrowserHistory(): RouterHistory {
  const { history, location } = window
  let type: NavigationType = 'POP'
  const visit = (): Visit => {
    const { usr = null, key = 'default' } = (history.state ?? {}) as { readonly usr?: unknown; readonly key?: string }
    return { location: { pathname: location.pathname, search: location.search, hash: location.hash, state: usr, key }, type }
  }
  const listeners = new Set<(visit: Visit) => void>()
  const tell = () => listeners.forEach((listener) => listener(visit()))
  const onPop = () => {
    type = 'POP'
    tell()
  }
  return {
    visit,
    open({ state, key, ...to }, how) {
      const entry = { usr: state, key }
      if (how === 'PUSH') history.pushState(entry, '', addressOf(to))
      else history.replaceState(entry, '', addressOf(to))
      type = how
      tell()
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPop)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', onPop)
      }
    },
  }
}

/** A history that leaves the browser's address alone. */
export function createMemoryHistory(addresses: readonly string[]): RouterHistory {
  let entries = addresses.map((address) => resolve(address, '/', null, newKey()))
  let at = entries.length - 1
  let type: NavigationType = 'POP'
  const listeners = new Set<(visit: Visit) => void>()
  const visit = (): Visit => ({ location: entries[at] ?? resolve('/', '/'), type })
  const tell = () => listeners.forEach((listener) => listener(visit()))
  return {
    visit,
    open(location, how) {
      if (how === 'PUSH') at++
      entries = [...entries.slice(0, at), location]
      type = how
      tell()
    },
    go(steps) {
      at = Math.min(entries.length - 1, Math.max(0, at + steps))
      type = 'POP'
      tell()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
