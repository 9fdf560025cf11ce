import './componentStyles.css'
import './library.css'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, DirectionProvider, MantineProvider, mergeMantineTheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { directionOf } from '#domain/language'
import { locale } from '#text/locale'
import { theme } from './theme'

/** What differs from the variables that the library's style sheet brings. The provider's own style element would stand in the page's body, where none may be. */
const variables = (() => {
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const standard = defaultCssVariablesResolver(DEFAULT_THEME)
  const differing = (of: keyof typeof own) => {
    const known = new Map(Object.entries(standard[of]))
    return Object.fromEntries(Object.entries(own[of]).filter(([name, value]) => known.get(name) !== value))
  }
  return convertCssVariables({ variables: differing('variables'), light: differing('light'), dark: differing('dark') }, ':root')
})()

/** What the parts of the component library need above them; always dark. Whatever takes one from it stands in here, and in no page that is to be there at once. */
export function Library({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(locale())} detectDirection={false}>
      <style href="library-variables" precedence="library">
        {variables}
      </style>
      <MantineProvider theme={theme} forceColorScheme="dark" withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
