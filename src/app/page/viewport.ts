/** The parts of the page that the viewport needs. A test passes its own. */
export interface ViewportHost {
  readonly isAndroid: boolean
  setContent(content: string): void
  /** Listens for full-screen changes. Returns a function that stops listening. */
  onFullscreenChange(listener: () => void): () => void
  announceResize(): void
  /** Calls `work` after `ms`. Returns a function that cancels the call. */
  later(ms: number, work: () => void): () => void
}

/** Delay (ms) after a full-screen change before the viewport is applied again (architecture.md). */
const REAPPLY_MS = 200
/** Layout width (CSS px) on Android. */
const ANDROID_WIDTH = 1024

/** Returns the content of the viewport tag. `canScale` must be true for everything that adults read (WCAG 1.4.4). */
export function viewportContent(isAndroid: boolean, canScale: boolean): string {
  const width = isAndroid ? [`width=${ANDROID_WIDTH}`] : ['width=device-width', 'initial-scale=1']
  const scale = canScale ? [] : [...(isAndroid ? [] : ['maximum-scale=1']), 'user-scalable=no']
  return [...width, ...scale, 'viewport-fit=cover'].join(', ')
}

export interface Viewport {
  /** Prevents zooming, as on the child's stage. Returns a function that allows it again. */
  fix(): () => void
  stop(): void
}

/**
 * Controls the viewport for the life of the page. Zooming is allowed unless something prevents it. After a
 * full-screen change, it applies the viewport again and announces the page's size. Nothing restarts.
 */
export function createViewport(host: ViewportHost): Viewport {
  let canScale = true
  let cancel = () => {}
  const apply = () => host.setContent(viewportContent(host.isAndroid, canScale))
  const stopListening = host.onFullscreenChange(() => {
    cancel()
    cancel = host.later(REAPPLY_MS, () => {
      apply()
      host.announceResize()
    })
  })
  const scale = (isAllowed: boolean) => {
    canScale = isAllowed
    apply()
  }
  apply()
  return {
    fix() {
      scale(false)
      return () => scale(true)
    },
    stop() {
      cancel()
      stopListening()
    },
  }
}

/** Returns a host for the real page. */
export function browserViewport(): ViewportHost {
  return {
    isAndroid: /Android/i.test(navigator.userAgent),
    setContent: (content) => document.querySelector('meta[name=viewport]')?.setAttribute('content', content),
    onFullscreenChange(listener) {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    announceResize: () => window.dispatchEvent(new Event('resize')),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}
