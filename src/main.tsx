import '@fontsource/atkinson-hyperlegible-next/latin-400.css'
import '@fontsource/atkinson-hyperlegible-next/latin-700.css'
import '#ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createTabStorage } from '#adapters/browser/tabStorage'
import { App } from '#app/App'
import { DeviceContext } from '#app/device'
import { ShellContext } from '#app/shell'
import { StartContext } from '#app/starting'
import { once } from '#app/startup/latePorts'
import { startUp } from '#app/startup/startUp'
import { browserViewport, holdViewport } from '#app/viewport'
import { fetchHosted } from './hosted'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no #${id}`)
  return element
}

const stageElement = byId('stage')
const tabStorage = createTabStorage(() => window.sessionStorage)
const device = createDeviceSettings(() => window.localStorage)
const viewport = holdViewport(browserViewport())
const automation = new URLSearchParams(window.location.search).get('automation') === '1'
const { VITE_MOVED_TO = '' } = import.meta.env as Readonly<Record<string, string | undefined>>

const start = once(async () => (await import('./backend')).startBackend({ stageElement, automation, tabStorage, device }))

let breathe: (() => void) | null = null
const loadAnimation = async () => {
  breathe = (await import('#app/startup/livingPicture')).breathe
  breathe()
}

// Some browsers ask the person, and answer when the person does: nothing waits for that.
const loadPersistence = async () => {
  const { persistStorage } = await import('#adapters/browser/persistence')
  persistStorage().catch(() => undefined)
}

// A browser that refuses the worker needs a network at every start, and loses nothing else.
const openWithoutNetwork = async () => {
  const offline = await import('#adapters/browser/offline').catch(() => null)
  await offline?.openWithoutNetwork().catch(() => undefined)
}

void startUp({
  steps: [() => (VITE_MOVED_TO === '' ? null : VITE_MOVED_TO)],
  host: {
    origin: window.location.origin,
    leaveFor: (address) => window.location.replace(address),
    goTo: (path) => window.history.replaceState(null, '', path),
  },
  parts: {
    backend: () => Promise.all([import('#adapters/local/backend'), fetchHosted()]),
    authentication: () => fetchHosted() ?? import('#adapters/local/identity'),
    animation: loadAnimation,
    persistence: loadPersistence,
  },
  mount: (report) => {
    // For whoever looks after the device: read with document.documentElement.dataset.missing.
    const missing = Object.entries(report).flatMap(([part, { isLoaded }]) => (isLoaded ? [] : [part]))
    if (missing.length > 0) document.documentElement.dataset['missing'] = missing.join(' ')
    createRoot(byId('overlay')).render(
      <DeviceContext value={device}>
        <ShellContext value={{ viewport, tabStorage, stageElement }}>
          <StartContext value={start}>
            <App onPage={() => breathe?.()} />
          </StartContext>
        </ShellContext>
      </DeviceContext>,
    )
    // The frame after the next one: by then the first has been drawn.
    if (import.meta.env.PROD) requestAnimationFrame(() => requestAnimationFrame(() => void openWithoutNetwork()))
  },
})
