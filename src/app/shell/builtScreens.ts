import type { ComponentType } from 'react'
import { withTexts } from '#text/load'

/** Props of a screen. It draws only its content: the shell adds `<main>`, the menu and the guard. */
export interface ScreenProps {
  /** Last segment of `/subactivity/{category}` in lower case; otherwise null. */
  readonly category: string | null
}

type ScreenModule = { readonly default: ComponentType<ScreenProps> }

// A folder of src/screens is named like its route (`/signin` is screens/signin; the first page is `home`),
// and the default export of its screen.tsx is the screen. Adding a folder adds the route's screen.
const modules = import.meta.glob<ScreenModule>('../../screens/*/screen.tsx')

const folderOf = (path: string): string => (path === '/' ? 'home' : path.slice(1))

/** Loader of a route's screen with its texts; null if it is not built. */
export function screenOf(path: string): (() => Promise<ScreenModule>) | null {
  const load = modules[`../../screens/${folderOf(path)}/screen.tsx`]
  return load === undefined ? null : () => withTexts(path, load())
}

/** Whether a menu may link to it. */
export const isScreenBuilt = (path: string): boolean => screenOf(path) !== null
