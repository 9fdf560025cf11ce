/*
 * A browser that translates a page replaces each text node with its own elements, but React still keeps the old nodes. Removing
 * an old node, or inserting something before it, throws an error and breaks the page. Changing one has no visible effect.
 */

/** Maps a removed text node to the element that replaced it. */
const standIns = new WeakMap<Node, ChildNode>()

const isTranslation = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font'

/** Returns the stand-in of a text node while it is still in place, or null. */
function standInOf(node: Node | null, parent: Node): ChildNode | null {
  let around = node?.parentNode ?? null
  while (isTranslation(around) && around.parentNode !== parent) around = around.parentNode
  if (isTranslation(around)) return around
  const found = node === null ? undefined : standIns.get(node)
  return found?.parentNode === parent ? found : null
}

let isGuarding = false

/** Lets React work on a translated page. Removals, insertions and changes are applied to the stand-ins. */
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

  /** Restores a text node that React changed while it was not on the page. The browser then translates it again. */
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
