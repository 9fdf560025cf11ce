import type { ComponentType } from 'react'
import { withTexts } from '#text/load'

/** What a screen is given. It draws only its own content: the shell adds `<main>`, the menu and the guard. */
export interface ScreenProps {
  /** The last segment of `/subactivity/{category}`, in lower case; else null. */
  readonly category: string | null
}

type ScreenModule = { readonly default: ComponentType<ScreenProps> }

// A folder of src/screens is named like its route (`/signin` is screens/signin), the first page is `home`,
// and its screen.tsx has the screen as its default export. Adding a folder builds the route.
const modules = import.meta.glob<ScreenModule>('../../screens/*/screen.tsx')

const folderOf = (path: string): string => (path === '/' ? 'home' : path.slice(1))

/** The way to load the screen of a route, with what it says; null while it is not built. */
export function screenOf(path: string): (() => Promise<ScreenModule>) | null {
  const load = modules[`../../screens/${folderOf(path)}/screen.tsx`]
  return load === undefined ? null : () => withTexts(path, load())
}

/** Whether a menu may lead there. */
export const isScreenBuilt = (path: string): boolean => screenOf(path) !== null
