import type { ComponentType } from 'react'
import type { ScreenProps } from './builtScreens'

// The first page is part of the entry: it must be usable before anything else has come.
const Home = import.meta.glob<ComponentType<ScreenProps>>('../../screens/home/screen.tsx', { eager: true, import: 'default' })['../../screens/home/screen.tsx']

/**
 * The public first page, without backend and machines. Nothing in it waits, so there is no boundary round it: what is
 * behind one comes to life later than the rest, when everything else is being fetched already.
 */
export function FirstPage() {
  return Home === undefined ? null : <Home category={null} />
}
