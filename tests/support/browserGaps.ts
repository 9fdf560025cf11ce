/* Adds browser features that the pages need and jsdom lacks. Runs before each file of component tests. */

const nothing = () => undefined

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  },
})
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
})

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

Element.prototype.scrollIntoView ??= nothing
