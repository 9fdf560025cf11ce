import { createContext, useContext } from 'react'
import type { Services } from './services'

/** Loads and starts the backend and the root actor at the first call; the same promise ever after, a new one after a failure. */
export type StartServices = () => Promise<Services>

export const StartContext = createContext<StartServices | null>(null)

export function useStart(): StartServices {
  const start = useContext(StartContext)
  if (start === null) throw new Error('useStart needs a StartContext above it')
  return start
}
