import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserRouter, Link, MemoryRouter, Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from '#ui/router'
import { resolve } from '#ui/routerHistory'
import { show } from '../support/page'

function Here() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{[useNavigationType(), pathname + search + hash, JSON.stringify(state)].join(' ')}</output>
}

const here = (page: ReturnType<typeof show>) => page.place.querySelector('output')?.textContent
const click = (page: ReturnType<typeof show>, name: string, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  const link = [...page.place.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  // jsdom cannot open another page.
  page.place.addEventListener('click', (last) => void last.preventDefault(), { once: true })
  return act(async () => void link?.dispatchEvent(event))
}

describe('an address as seen from a page', () => {
  it.each([
    ['/plan?day=2#notes', '/plan', '?day=2', '#notes'],
    ['?day=2', '/today', '?day=2', ''],
    ['#notes', '/today', '', '#notes'],
    ['#', '/today', '', ''],
    ['', '/', '', ''],
    ['plan', '/plan', '', ''],
    ['//other.example/plan', '/other.example/plan', '', ''],
    ['/resources?find=a//b', '/resources', '?find=a//b', ''],
  ])('resolves %s', (to, pathname, search, hash) => {
    expect(resolve(to, '/today')).toMatchObject({ pathname, search, hash })
  })
})

describe('in the browser', () => {
  beforeEach(() => window.history.replaceState(null, '', '/today?day=1'))

  const open = () =>
    show(
      <BrowserRouter>
        <Here />
        <Link to="/plan" state={{ from: 'today' }}>
          Plan
        </Link>
        <Link to="#notes">Notes</Link>
        <Link to="/plan" onClick={(event) => event.preventDefault()}>
          Stay
        </Link>
        <Link to="/plan" target="_blank">
          Other tab
        </Link>
        <Link to="?day=1">Same</Link>
      </BrowserRouter>,
    )
  const back = () =>
    act(async () => void (await new Promise((resolved) => (window.addEventListener('popstate', resolved, { once: true }), window.history.back()))))

  it('opens a link with its state, and returns to the page before', async () => {
    const page = open()
    expect(here(page)).toBe('POP /today?day=1 null')
    await click(page, 'Plan')
    expect([here(page), window.location.pathname]).toEqual(['PUSH /plan {"from":"today"}', '/plan'])
    await back()
    expect(here(page)).toBe('POP /today?day=1 null')
  })

  it('replaces the entry of a link to the same address', async () => {
    const { length } = window.history
    const page = open()
    await click(page, 'Same')
    expect([here(page), window.history.length]).toEqual(['REPLACE /today?day=1 null', length])
  })

  it('keeps the path of a link to a part of the page', async () => {
    const page = open()
    await click(page, 'Notes')
    expect([here(page), window.location.hash]).toEqual(['PUSH /today#notes null', '#notes'])
  })

  it.each([
    ['Stay', {}],
    ['Other tab', {}],
    ['Plan', { ctrlKey: true }],
    ['Plan', { metaKey: true }],
    ['Plan', { shiftKey: true }],
    ['Plan', { altKey: true }],
    ['Plan', { button: 1 }],
  ])('leaves a press on "%s" with %o to the browser', async (name, how) => {
    const page = open()
    await click(page, name, how)
    expect(here(page)).toBe('POP /today?day=1 null')
  })

  it('reads the state of an entry that was made before a reload', () => {
    window.history.replaceState({ usr: { from: 'list' }, key: 'k', idx: 2 }, '', '/progress')
    expect(here(open())).toBe('POP /progress {"from":"list"}')
  })

  it('stops listening when it is removed', async () => {
    const removed = vi.spyOn(window, 'removeEventListener')
    open().leave()
    expect(removed).toHaveBeenCalledWith('popstate', expect.any(Function))
  })
})

describe('a page that leads elsewhere', () => {
  const Paged = () => (useLocation().pathname === '/old' ? <Navigate to="/new" replace state="moved" /> : null)

  it('takes the place of the page', async () => {
    const page = show(
      <MemoryRouter initialEntries={['/', '/old']}>
        <Here />
        <Paged />
        <Back />
      </MemoryRouter>,
    )
    await act(async () => undefined)
    expect(here(page)).toBe('REPLACE /new "moved"')
    await page.press('Back')
    expect(here(page)).toBe('POP / null')
  })

  function Back() {
    const navigate = useNavigate()
    return <button onClick={() => navigate(-1)}>Back</button>
  }
})

it('changes one value of the query and leaves the others', async () => {
  function Query() {
    const [params, change] = useSearchParams()
    const press = () =>
      change((before) => {
        before.set('day', '2')
        return before
      })
    return <button onClick={press}>{params.get('day')}</button>
  }
  const page = show(
    <MemoryRouter initialEntries={['/today?day=1&who=a%20b']}>
      <Here />
      <Query />
    </MemoryRouter>,
  )
  await page.press('1')
  expect(here(page)).toBe('PUSH /today?day=2&who=a+b null')
})
