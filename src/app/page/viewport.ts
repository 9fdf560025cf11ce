/** Parts of the page that the viewport needs; a test passes its own. */
export interface ViewportHost {
  readonly isAndroid: boolean
  setContent(content: string): void
  /** Returns a function that stops it. */
  onFullscreenChange(listener: () => void): () => void
  announceResize(): void
  /** Returns a function that cancels it. */
  later(ms: number, work: () => void): () => void
}

/** Delay (ms) before the viewport is re-applied after a full-screen change (architecture.md). */
const REAPPLY_MS = 200
/** Layout width on Android. */
const ANDROID_WIDTH = 1024

/** Content of the viewport tag; `canScale` for everything adults read (WCAG 1.4.4). */
export function viewportContent(isAndroid: boolean, canScale: boolean): string {
  const width = isAndroid ? [`width=${ANDROID_WIDTH}`] : ['width=device-width', 'initial-scale=1']
  const scale = canScale ? [] : [...(isAndroid ? [] : ['maximum-scale=1']), 'user-scalable=no']
  return [...width, ...scale, 'viewport-fit=cover'].join(', ')
}

export interface Viewport {
  /** Prevents zooming, as on the child's stage, until the returned function is called. */
  fix(): () => void
  stop(): void
}

/**
 * Controls the viewport for the life of the page; zooming is allowed unless something prevents it. A full-screen change re-applies it and announces the
 * page's size;
 * nothing restarts.
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

/** The real page. */
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
