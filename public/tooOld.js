// Before anything else: sets the language of this page's notices, and reports at once that a browser is too old to read the product's script
// (docs/install.md, "Browsers"). Written for those browsers.
;(() => {
  const spoken = ['en', 'de', 'fr', 'es', 'pt', 'ar']
  let chosen = null
  try {
    chosen = JSON.parse(localStorage.getItem('device-choices')).language
  } catch (error) {
    // Nothing was chosen, or it cannot be read.
    void error
  }
  const tags = [chosen].concat(navigator.languages || [navigator.language])
  const wanted = tags.map((tag) => String(tag).toLowerCase().split('-')[0]).find((each) => spoken.indexOf(each) >= 0)
  if (wanted) document.documentElement.lang = wanted
  if (Object.hasOwn && Array.prototype.at && typeof HTMLDialogElement !== 'undefined' && 'noModule' in HTMLScriptElement.prototype) return
  const said = document.querySelector('.unstarted')
  if (said) said.className = 'unstarted too-old'
})()
