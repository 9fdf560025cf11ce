/** The event with the browser's install prompt. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null

/** Holds the browser's install prompt until an adult asks for it, so that nothing appears unexpectedly. Call this once, as early as possible. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

export const canInstall = (): boolean => offer !== null

/** Shows the install prompt. Resolves to true if the adult agreed. */
export async function install(): Promise<boolean> {
  const asked = offer
  offer = null
  return asked !== null && (await asked.prompt()).outcome === 'accepted'
}

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: fullscreen), (display-mode: standalone)').matches || (navigator as { readonly standalone?: boolean }).standalone === true
