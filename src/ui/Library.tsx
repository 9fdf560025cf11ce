import './componentStyles.css'
import './library.css'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, DirectionProvider, MantineProvider, mergeMantineTheme } from '@mantine/core'
import { type ReactNode, useInsertionEffect } from 'react'
import { directionOf } from '#domain/language'
import { locale } from '#text/locale'
import { theme } from './theme'

/** CSS variables that differ from the library's style sheet. The provider's own style element would be in the body, which is invalid HTML. */
const variables = (() => {
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const standard = defaultCssVariablesResolver(DEFAULT_THEME)
  const differing = (of: keyof typeof own) => {
    const known = new Map(Object.entries(standard[of]))
    return Object.fromEntries(Object.entries(own[of]).filter(([name, value]) => known.get(name) !== value))
  }
  return convertCssVariables({ variables: differing('variables'), light: differing('light'), dark: differing('dark') }, ':root')
})()

const VARIABLES_ID = 'library-variables'

/** Adds the variables to the page's head, once. */
function addVariables(): void {
  if (document.getElementById(VARIABLES_ID) !== null) return
  const style = document.createElement('style')
  style.id = VARIABLES_ID
  style.textContent = variables
  document.head.append(style)
}

/** What the parts of the component library need above them; always dark. Whatever takes one from it stands in here, and in no page that is to be there at once. */
export function Library({ children }: { children: ReactNode }) {
  useInsertionEffect(addVariables, [])
  return (
    <DirectionProvider initialDirection={directionOf(locale())} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme="dark" withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
