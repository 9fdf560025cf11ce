import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createTabStorage } from '#adapters/browser/tabStorage'
import { Page } from '#app/App'
import { DeviceContext } from '#app/page/deviceSettings'
import { ShellContext } from '#app/page/shellContext'
import { StartContext } from '#app/hydration/startup'
import { firstTexts } from '#text/first'
import { fetchTexts } from '#text/load'
import { StatusScreen } from '#ui/StatusScreen'
import { PRODUCT_NAME } from '#product'
import { type DrawnPage, drawnPages } from './drawnPages'

/* Runs during the build and never in a browser: public pages are prerendered as they look before anything is known. */

export { drawnPages as pages }

/** The title for the browser's tab. */
export async function tabTitleOf(path: DrawnPage): Promise<string> {
  if (path === '/') return PRODUCT_NAME
  const { default: texts } = await import('#text/en/app.json', { with: { type: 'json' } })
  return `${texts.app.titles[path]} · ${PRODUCT_NAME}`
}

/** The content of every other page until its own is known: the same as the page itself starts with. */
export const drawWaiting = (): string => renderToString(<StatusScreen label={firstTexts().first.loading} />)

/** The page as complete HTML without scripts. */
export async function draw(path: DrawnPage): Promise<string> {
  const failures: unknown[] = []
  if (path !== '/') await Promise.all([fetchTexts('shell'), fetchTexts(path)])
  const { prelude } = await prerender(
    <DeviceContext value={createDeviceSettings(refuse)}>
      <ShellContext value={shell}>
        <StartContext value={{ start: () => new Promise(() => undefined), started: () => null }}>
          <StaticRouter location={path}>
            <Page onPage={() => undefined} onArrived={() => undefined} />
          </StaticRouter>
        </StartContext>
      </ShellContext>
    </DeviceContext>,
    // In one piece: filling in later parts needs a script in the page, which the content policy forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  // React would leave a failed part to the browser; here it fails the build.
  if (failures.length > 0) throw new Error(`${path} could not be drawn.`, { cause: failures[0] })
  return html
}

const refuse = (): never => {
  throw new Error('there is no device while the product is built')
}

const shell = {
  viewport: { fix: () => () => undefined, stop: () => undefined },
  tabStorage: createTabStorage(refuse),
  lastingStorage: createTabStorage(refuse),
  get stageElement() {
    return refuse()
  },
}
