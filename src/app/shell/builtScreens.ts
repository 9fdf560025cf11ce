import type { ComponentType } from 'react'
import { withTexts } from '#text/load'

/** Props of a screen. A screen draws only its content. The shell adds `<main>`, the menu and the guard. */
export interface ScreenProps {
  /** The last segment of `/subactivity/{category}` in lower case, or null for other pages. */
  readonly category: string | null
}

type ScreenModule = { readonly default: ComponentType<ScreenProps> }

// A folder of src/screens has the name of its route (`/signin` is screens/signin, and the first page is `home`).
// The default export of its screen.tsx is the screen. To add a route's screen, add a folder.
const modules = import.meta.glob<ScreenModule>('../../screens/*/screen.tsx')

const folderOf = (path: string): string => (path === '/' ? 'home' : path.slice(1))

/** Returns the loader of a route's screen with its texts, or null if the screen is not built. */
export function screenOf(path: string): (() => Promise<ScreenModule>) | null {
  const load = modules[`../../screens/${folderOf(path)}/screen.tsx`]
  return load === undefined ? null : () => withTexts(path, load())
}

/** Whether the route's screen is built, so that a menu may link to it. */
export const isScreenBuilt = (path: string): boolean => screenOf(path) !== null
