// Tells people at once that their browser is too old to read the product's script (docs/install.md, "Browsers"). Written for those browsers.
;(() => {
  if (Object.hasOwn && Array.prototype.at && 'noModule' in HTMLScriptElement.prototype) return
  const said = document.querySelector('.unstarted')
  if (!said) return
  said.className = 'unstarted too-old'
  said.innerHTML = '<p>This browser is too old for this page. Update it, or use Safari 15.4, Chrome 94, Edge 94, Firefox 93 or a newer one.</p>'
})()
