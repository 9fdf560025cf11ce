import { Suspense, type ComponentType } from 'react'
import type { ScreenProps } from './builtScreens'

// The first page is part of the entry: it must be usable before anything else has come.
const Home = import.meta.glob<ComponentType<ScreenProps>>('../screens/home/screen.tsx', { eager: true, import: 'default' })['../screens/home/screen.tsx']

/** The public first page, without backend, machines or component library. */
export function FirstPage() {
  return <Suspense>{Home === undefined ? null : <Home category={null} />}</Suspense>
}
