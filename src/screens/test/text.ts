import { useTranslation } from 'react-i18next'
import { i18n } from '#text/i18n'

/** Returns the translation function for this page, which needs shorter keys: `text('frames.title')`. */
export const useCheckText = () => useTranslation('translation', { i18n, keyPrefix: 'screens.deviceCheck' }).t
