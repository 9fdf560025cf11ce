import { createContext, useContext } from 'react'
import type { TabStorage } from '#ports/tabStorage'
import type { Viewport } from './viewport'

/** State that the shell's parts share. */
export interface Shell {
  readonly viewport: Viewport
  readonly tabStorage: TabStorage
  /** Storage that outlasts the tab and is shared by everyone on the device. Its contents must say whose they are. */
  readonly lastingStorage: TabStorage
  readonly stageElement: HTMLElement
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('useShell needs a ShellContext above it')
  return shell
}
