import { createContext, useContext } from 'react'
import type { Services } from '../services/services'

export interface Startup {
  /** Loads and starts the backend and the root actor on the first call. Later calls return the same promise, or a new one after a failure. */
  start(): Promise<Services>
  /** Returns the started services, or null before the start. */
  started(): Services | null
}

export const StartContext = createContext<Startup | null>(null)

export function useStartup(): Startup {
  const starting = useContext(StartContext)
  if (starting === null) throw new Error('useStarting needs a StartContext above it')
  return starting
}

/** Creates a start function that remembers its result. */
export function startOnce(load: () => Promise<Services>): Startup {
  let services: Services | null = null
  return {
    async start() {
      services = await load()
      services.actor.start()
      return services
    },
    started: () => services,
  }
}
