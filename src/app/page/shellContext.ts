import { createContext, useContext } from 'react'
import type { TabStorage } from '#ports/tabStorage'
import type { Viewport } from './viewport'

/** State shared by the shell's parts. */
export interface Shell {
  readonly viewport: Viewport
  readonly tabStorage: TabStorage
  /** The same, beyond the tab and the person: its contents say whose they are. */
  readonly lastingStorage: TabStorage
  readonly stageElement: HTMLElement
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('useShell needs a ShellContext above it')
  return shell
}
