/** The page's parts that the viewport needs; a test passes its own. */
export interface ViewportHost {
  readonly isAndroid: boolean
  setContent(content: string): void
  /** Returns the way to stop. */
  onFullscreenChange(listener: () => void): () => void
  announceResize(): void
  /** Returns the way to cancel. */
  later(ms: number, work: () => void): () => void
}

/** After any full-screen change, so long until the viewport is applied again (specification §9). */
const REAPPLY_MS = 200
/** The layout's width on Android. */
const ANDROID_WIDTH = 1024

/** The viewport of the specification; `canScale` is for everything that an adult reads (WCAG 1.4.4). */
export function viewportContent(isAndroid: boolean, canScale: boolean): string {
  const width = isAndroid ? [`width=${ANDROID_WIDTH}`] : ['width=device-width', 'initial-scale=1']
  const scale = canScale ? [] : [...(isAndroid ? [] : ['maximum-scale=1']), 'user-scalable=no']
  return [...width, ...scale, 'viewport-fit=cover'].join(', ')
}

export interface Viewport {
  /** Keeps the page from being scaled, as on the child's stage, until the way back is called. */
  fix(): () => void
  stop(): void
}

/** Holds the viewport for the life of the page; people may scale it wherever nothing fixes it. A full-screen change re-applies it and tells the page its size; it restarts nothing. */
export function holdViewport(host: ViewportHost): Viewport {
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
