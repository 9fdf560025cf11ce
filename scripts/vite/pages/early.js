// Runs before the page is drawn, so that nothing is drawn twice. The plugin in this folder writes `self.early` before this text: `viewport` of Android,
// `deviceKey` and `textZooms` of this device's choices, `languages` (those written from the right in `rightToLeft`), `parts` (by address: what its screen will
// need).
{
  const { viewport, deviceKey, textZooms, languages, rightToLeft, parts } = self.early
  const root = document.documentElement

  if (/Android/i.test(navigator.userAgent)) document.querySelector('meta[name=viewport]').content = viewport

  let chosen = null
  try {
    const { textSize, language } = JSON.parse(localStorage.getItem(deviceKey))
    chosen = language
    if (Object.hasOwn(textZooms, textSize)) root.style.setProperty('--text-zoom', textZooms[textSize])
  } catch {
    // The choice is missing or unreadable: the defaults apply.
  }

  // The build renders English. Anyone who chose another language, or whose browser asks for one, waits for it and sees no English first.
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])].find((each) => languages.includes(each)) ?? 'en'
  if (wanted !== 'en') {
    root.dataset.foreign = ''
    root.lang = wanted
    if (rightToLeft.includes(wanted)) root.dir = 'rtl'
  }

  // A press on a drawn part that is not hydrated yet is not lost: it is repeated once the page can handle it, but not where a part of the page already has.
  addEventListener(
    'click',
    (event) => {
      const button = document.querySelector('#overlay[data-page]') && event.target.closest('button')
      if (!button) return
      self.early.pressed = button
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )

  for (const name of (root.dataset.foreign === undefined && parts[location.pathname]) || []) {
    const link = document.createElement('link')
    const isSheet = name.endsWith('.css')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    // Same mode as the page's later requests: a different one would download each file twice.
    link.crossOrigin = ''
    link.href = `/assets/${name}`
    document.head.append(link)
  }
}
