import './componentStyles.css'
import { DirectionProvider, LoadingOverlay, Loader, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useMemo, type ReactNode } from 'react'
import { directionOf } from '#domain/language'
import { locale } from '#text/locale'
import { theme } from './theme'

interface Props {
  readonly notificationMs: number
  readonly loadingDelayMs: number
  readonly spinnerSize: number
  readonly children: ReactNode
}

/** The component library, always dark, with its dialogs and notifications. Never on the child's stage. */
export function AdultSurface({ notificationMs, loadingDelayMs, spinnerSize, children }: Props) {
  // Another theme at each drawing would have every part of the page drawn anew.
  const withDefaults = useMemo(() => themeWith(loadingDelayMs, spinnerSize), [loadingDelayMs, spinnerSize])
  return (
    <DirectionProvider initialDirection={directionOf(locale())} detectDirection={false}>
      <MantineProvider theme={withDefaults} forceColorScheme="dark">
        <Notifications autoClose={notificationMs} position="top-right" />
        <ModalsProvider>{children}</ModalsProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

const themeWith = (loadingDelayMs: number, spinnerSize: number) =>
  mergeThemeOverrides(theme, {
    components: {
      Loader: Loader.extend({ defaultProps: { size: spinnerSize } }),
      LoadingOverlay: LoadingOverlay.extend({
        defaultProps: { transitionProps: { enterDelay: loadingDelayMs, duration: 0 }, loaderProps: { size: spinnerSize } },
      }),
    },
  })
