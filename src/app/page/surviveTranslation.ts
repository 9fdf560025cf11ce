/*
 * A browser that translates a page takes each text out of it and puts elements of its own in its place. React still holds the texts: taking one
 * away or putting something in front of it then fails, and the page dies; changing one changes nothing that can be seen.
 */

/** What stands for a text that was taken out of the page. */
const standIns = new WeakMap<Node, ChildNode>()

const isTranslation = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font'

/** The stand-in of a text, as long as it is still in this place: what was put there instead, or around it. */
function standInOf(node: Node | null, parent: Node): ChildNode | null {
  let around = node?.parentNode ?? null
  while (isTranslation(around) && around.parentNode !== parent) around = around.parentNode
  if (isTranslation(around)) return around
  const found = node === null ? undefined : standIns.get(node)
  return found?.parentNode === parent ? found : null
}

let isGuarding = false

/** Lets React go on with a page that a browser translates: it takes away, precedes and renews what stands for its texts. */
export function surviveTranslation(root: Node): void {
  const { removeChild, insertBefore } = Node.prototype
  if (!isGuarding) {
    isGuarding = true
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (child.parentNode === this) return removeChild.call(this, child) as T
      const found = standInOf(child, this)
      if (found === null) return removeChild.call(this, child) as T
      removeChild.call(this, found)
      return child
    }
    Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
      const isHere = before === null || before.parentNode === this
      return insertBefore.call(this, added, isHere ? before : (standInOf(before, this) ?? before)) as T
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') renew(target)
      else for (const node of removedNodes) if (node instanceof Text) noteStandIn(node, [...addedNodes, previousSibling, nextSibling])
    }
  })

  function noteStandIn(text: Text, near: readonly (Node | null)[]): void {
    const found = near.find(isTranslation)
    if (found === undefined || text.isConnected) return
    standIns.set(text, found)
    observer.observe(text, { characterData: true })
  }

  /** React has changed a text that is out of the page: it comes back, and the browser translates it again. */
  function renew(text: Node): void {
    const found = standIns.get(text)
    if (text.isConnected || found === undefined || !found.isConnected) return
    standIns.delete(text)
    found.replaceWith(text)
  }

  observer.observe(root, { childList: true, subtree: true })
}

/** Whether a browser seems to translate this page. */
export const isTranslated = (page: Document = document): boolean =>
  /(^|\s)translated-(ltr|rtl)(\s|$)/.test(page.documentElement.className) || page.body.querySelector('font > font') !== null
