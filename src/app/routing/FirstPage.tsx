import type { ComponentType } from 'react'
import type { ScreenProps } from '../shell/builtScreens'

// The first page is in the entry chunk, because it must work before anything else has loaded.
const Home = import.meta.glob<ComponentType<ScreenProps>>('../../screens/home/screen.tsx', { eager: true, import: 'default' })['../../screens/home/screen.tsx']

/** The public first page, without backend and machines. It has no suspense boundary, because content inside one would hydrate later. */
export function FirstPage() {
  return Home === undefined ? null : <Home category={null} />
}
