// For browsers that cannot read the product's script at all, so that they are told at once, and why. Written for those: nothing here is younger
// than what they know. The list is in the README, "Browsers".
;(function () {
  if (Object.hasOwn && Array.prototype.at && 'noModule' in HTMLScriptElement.prototype) return
  var said = document.querySelector('.unstarted')
  if (!said) return
  said.className = 'unstarted too-old'
  said.innerHTML =
    '<p>This browser is too old for this page. Update it, or use Safari 15.4, Chrome 94, Edge 94, Firefox 93 or a newer one.</p>'
})()
