/** What a browser offers where the product can be put on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null

/** Holds the browser's offer back until an adult asks for it: nothing pops up by itself. Once, as early as can be. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

export const canInstall = (): boolean => offer !== null

/** Asks the browser; true when the adult agreed. */
export async function install(): Promise<boolean> {
  const asked = offer
  offer = null
  return asked !== null && (await asked.prompt()).outcome === 'accepted'
}

/** Whether this page was opened from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: fullscreen), (display-mode: standalone)').matches || (navigator as { readonly standalone?: boolean }).standalone === true
