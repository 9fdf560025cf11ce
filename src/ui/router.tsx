import { type ComponentProps, createContext, startTransition, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import {
  addressOf,
  createBrowserHistory,
  createMemoryHistory,
  type Location,
  type NavigationType,
  newKey,
  resolve,
  type RouterHistory,
  type Visit,
} from './routerHistory'

/*
 * The part of a router that the product uses: links, the current address and its changes. Which page an address shows is decided in src/app/routing
 * (docs/decisions/0009-own-router.md).
 */

interface NavigateOptions {
  /** Takes the place of the current page in the history. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

interface NavigateTo {
  (to: string, options?: NavigateOptions): void
  /** Steps in the history: -1 is "back". */
  (steps: number): void
}

const RouterContext = createContext<(Visit & { readonly history: RouterHistory }) | null>(null)

function useRouter() {
  const router = use(RouterContext)
  if (router === null) throw new Error('There is no router around this component.')
  return router
}

interface Within {
  readonly children?: React.ReactNode
}

function Router({ open, children }: Within & { readonly open: () => RouterHistory }) {
  const [history] = useState(open)
  const [visit, setVisit] = useState(() => history.visit())
  // The last page stays until the next one is here.
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history])
  const value = useMemo(() => ({ ...visit, history }), [visit, history])
  return <RouterContext value={value}>{children}</RouterContext>
}

export const BrowserRouter = ({ children }: Within) => <Router open={createBrowserHistory}>{children}</Router>

/** A router for tests and for the build, which prerenders pages. It starts at the last of these addresses. */
export const MemoryRouter = ({ initialEntries = ['/'], children }: Within & { readonly initialEntries?: readonly string[] }) => (
  <Router open={() => createMemoryHistory(initialEntries)}>{children}</Router>
)

export const useLocation = (): Location => useRouter().location

export const useNavigationType = (): NavigationType => useRouter().type

export function useNavigate(): NavigateTo {
  const { history, location } = useRouter()
  const { pathname } = location
  return useCallback(
    (to: string | number, { replace = false, state = null }: NavigateOptions = {}) => {
      if (typeof to === 'number') history.go(to)
      else history.open(resolve(to, pathname, state, newKey()), replace ? 'REPLACE' : 'PUSH')
    },
    [history, pathname],
  )
}

/** Opens another page as soon as it is drawn. */
export function Navigate({ to, replace, state }: NavigateOptions & { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

type SearchChange = (before: URLSearchParams) => URLSearchParams | Readonly<Record<string, string>>

/** The address's query, and a function that changes it. */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (next: SearchChange | ReturnType<SearchChange>, options?: NavigateOptions) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      navigate(`?${new URLSearchParams(wanted).toString()}`, options)
    },
    [navigate, params],
  )
  return [params, change] as const
}

/** A link within the product. The browser opens it itself in another tab or window. */
export function Link({ to, replace, state, onClick, children, ...link }: Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { readonly to: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const address = addressOf(resolve(to, location.pathname))
  return (
    <a
      {...link}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        const isPlain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
        if (event.defaultPrevented || !isPlain || (link.target !== undefined && link.target !== '_self')) return
        event.preventDefault()
        navigate(to, { replace: replace ?? address === addressOf(location), state })
      }}
    >
      {children}
    </a>
  )
}
