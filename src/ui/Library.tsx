import './componentStyles.css'
import './library.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { directionOf } from '#domain/language'
import { locale } from '#text/locale'
import { theme } from './theme'

/** What the parts of the component library need above them; always dark. Whatever takes one from it stands in here, and in no page that is to be there at once. */
export function Library({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(locale())} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme="dark">
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
