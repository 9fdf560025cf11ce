// Runs before the page is drawn, so that nothing of it is drawn twice. The plugin beside it writes `self.early` before this text:
// `viewport` of Android, `deviceKey` and `textZooms` of this device's choices, `parts` (by address: what its screen will need),
// `entry` (the script that brings the page to life).
{
  const SEEN_AT_LATEST_MS = 1000
  const { viewport, deviceKey, textZooms, parts, entry } = self.early
  const root = document.documentElement

  if (/Android/i.test(navigator.userAgent)) document.querySelector('meta[name=viewport]').content = viewport

  try {
    const { textSize } = JSON.parse(localStorage.getItem(deviceKey))
    if (Object.hasOwn(textZooms, textSize)) root.style.setProperty('--text-zoom', textZooms[textSize])
  } catch {
    // Nothing was chosen, or it cannot be read: then it is as it is for everybody.
  }

  // A press on what is drawn and not yet alive is not lost: it is done when the page can, and not twice where a part of it can already.
  addEventListener(
    'click',
    (event) => {
      const button = document.querySelector('[data-page]') && event.target.closest('button')
      if (!button) return
      self.early.pressed = button
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

  for (const name of parts[location.pathname] ?? []) {
    const link = document.createElement('link')
    const isSheet = name.endsWith('.css')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    // As the page asks for both later: asked for in another way each would be fetched twice.
    link.crossOrigin = ''
    link.fetchPriority = 'low'
    link.href = `/assets/${name}`
    document.head.append(link)
  }

  // Bringing the page to life takes longer than drawing it: begun before, it would keep the picture waiting.
  const begin = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = `/${entry}`
    document.head.append(script)
  }
  const read = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve()
  })
  const seen = new Promise((resolve) => {
    // A page in the background draws nothing, and some browsers do not say when they have drawn.
    const isSaid = self.PerformanceObserver?.supportedEntryTypes?.includes('paint')
    if (document.visibilityState === 'hidden' || !isSaid) return resolve()
    setTimeout(resolve, SEEN_AT_LATEST_MS)
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({ type: 'paint', buffered: true })
  })
  void Promise.all([read, seen]).then(begin)
}
