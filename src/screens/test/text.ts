import { useTranslation } from 'react-i18next'
import { i18n } from '#text/i18n'

/** The texts of this page by shorter keys: `text('frames.title')`. */
export const useCheckText = () => useTranslation('translation', { i18n, keyPrefix: 'screens.deviceCheck' }).t
