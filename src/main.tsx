import '#adapters/browser/olderBrowsers'
import '@fontsource/atkinson-hyperlegible-next/latin-400.css'
import '@fontsource/atkinson-hyperlegible-next/latin-700.css'
import '#ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { openWithoutNetwork } from '#adapters/browser/offline'
import { createTabStorage } from '#adapters/browser/tabStorage'
import { App } from '#app/App'
import { nextFrame, nextTask } from '#app/hydration/nextFrame'
import { holdInstallOffer } from '#app/offline/install'
import { DeviceContext } from '#app/page/deviceSettings'
import { catchDroppedFiles } from '#app/forms/droppedFiles'
import { ShellContext } from '#app/page/shellContext'
import { startOnce, StartContext } from '#app/hydration/startup'
import { once } from '#app/startup/latePorts'
import { startUp } from '#app/startup/startUp'
import { surviveTranslation } from '#app/page/surviveTranslation'
import { browserViewport, createViewport } from '#app/page/viewport'
import { openFirst } from '#text/first'
import { language, speakIn } from '#text/locale'
import { directionOf, firstLanguage, type Language, localeOf, preferredEnglish, preferredLanguage } from '#domain/language'
import { loadPublicApp } from '#app/routing/loadPublicApp'
import { notePartMissing } from '#ui/reload'
import { fetchHosted } from './hosted'

// Characters that the product's own font lacks.
const loadLetters = async () => {
  if (directionOf(localeOf(language())) === 'rtl')
    await Promise.all([import('@fontsource/noto-sans-arabic/arabic-400.css'), import('@fontsource/noto-sans-arabic/arabic-700.css')]).catch(() => undefined)
}

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no #${id}`)
  return element
}

const stageElement = byId('stage')
const tabStorage = createTabStorage(() => window.sessionStorage)
const lastingStorage = createTabStorage(() => window.localStorage)
// Vite sends it.
window.addEventListener('vite:preloadError', notePartMissing)
holdInstallOffer()
surviveTranslation(document.body)
catchDroppedFiles(window)

const device = createDeviceSettings(
  () => window.localStorage,
  (onOtherTab) => window.addEventListener('storage', onOtherTab),
)
const { english, language: chosen } = device.read()
speak(chosen ?? preferredLanguage(navigator.languages))
const viewport = createViewport(browserViewport())
const automation = new URLSearchParams(window.location.search).get('automation') === '1'
const { VITE_MOVED_TO = '' } = import.meta.env as Readonly<Record<string, string | undefined>>

const starting = startOnce(
  once(async () => {
    const { startBackend } = await import('./backend')
    // Input that came while the script was parsed is answered before it starts.
    await nextTask()
    return startBackend({ stageElement, automation, tabStorage, device })
  }),
)

let breathe: (() => void) | null = null
const loadAnimation = async () => {
  breathe = (await import('#app/startup/livingPicture')).breathe
  breathe()
}

// Some browsers ask the person and answer when they do: nothing waits for that.
const loadPersistence = async () => {
  const { persistStorage } = await import('#adapters/browser/persistence')
  persistStorage().catch(() => undefined)
}

// A browser that refuses the worker needs a network at every start, and loses nothing else.
const keepForLater = () => void openWithoutNetwork(import.meta.url).catch(() => undefined)

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
  mount: draw,
  // For troubleshooting: readable as document.documentElement.dataset.missing.
  report: (report) => {
    const missing = Object.entries(report).flatMap(([part, { isLoaded }]) => (isLoaded ? [] : [part]))
    if (missing.length > 0) document.documentElement.dataset['missing'] = missing.join(' ')
  },
})

function speak(wanted: Language): void {
  speakIn(wanted, english ?? preferredEnglish(navigator.languages))
  const { documentElement } = document
  documentElement.lang = localeOf(wanted)
  documentElement.dir = directionOf(localeOf(wanted))
  if (wanted !== firstLanguage) document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${wanted}.webmanifest`)
}

async function draw(): Promise<void> {
  const [isHad] = await Promise.all([openFirst(), loadLetters()])
  // A language requested only by the browser gives way if it cannot be loaded.
  if (!isHad && chosen === null) speak(firstLanguage)
  const overlay = byId('overlay')
  let tellDrawn = () => {}
  const drawn = new Promise<void>((resolve) => (tellDrawn = resolve))
  // Only then has this version started: one whose shell appears but whose pages are missing is replaced by the last good one.
  let tellArrived = () => {}
  void new Promise<void>((resolve) => (tellArrived = resolve)).then(nextFrame).then(() => (import.meta.env.PROD ? keepForLater() : undefined))
  const onPage = () => {
    tellDrawn()
    breathe?.()
  }
  const app = (
    <DeviceContext value={device}>
      <ShellContext value={{ viewport, tabStorage, lastingStorage, stageElement }}>
        <StartContext value={starting}>
          <App onPage={onPage} onArrived={tellArrived} />
        </StartContext>
      </ShellContext>
    </DeviceContext>
  )
  // A prerendered page stays as it is until everything for it has loaded, and is then hydrated. The build prerenders in English.
  const isDrawn = language() === firstLanguage && overlay.dataset['page'] === window.location.pathname
  if (isDrawn && (await isAllHere(window.location.pathname))) hydrateRoot(overlay, app)
  else createRoot(overlay).render(app)
  await drawn
  delete document.documentElement.dataset['foreign']
  document.querySelector('.unstarted:not(.too-old)')?.remove()
  // Parts that the first page does not need are loaded after it is visible.
  await nextFrame()
}

/** Loads everything that a prerendered page needs. False if something is missing; the page then says so itself. */
async function isAllHere(path: string): Promise<boolean> {
  if (path === '/') return true
  try {
    await loadPublicApp().then(({ screenOf }) => screenOf(path)?.())
    return true
  } catch {
    return false
  }
}
