/**
 * Requests full screen and landscape if the device allows it and no adult has turned it
 * off. If the request is refused, the activity plays in the window.
 */
export function readyStage(fillsScreen: boolean, page: Document = document): void {
  if (!fillsScreen) return
  const lock = () => lockLandscape(page.defaultView?.screen.orientation)
  page.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).then(lock, lock)
}

interface Lockable {
  lock?(orientation: string): Promise<void>
}

/** Requests the landscape-primary orientation. A device that refuses shows the "turn me" picture instead. */
export async function lockLandscape(orientation: unknown): Promise<void> {
  await (orientation as Lockable | undefined)?.lock?.('landscape-primary').catch(() => undefined)
}

/** Returns from full screen to the window. */
export function leaveFullScreen(page: Document = document): void {
  if (page.fullscreenElement !== null && page.fullscreenElement !== undefined) page.exitFullscreen().catch(() => undefined)
}
