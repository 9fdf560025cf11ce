import { textUnder } from '#text/i18n'

const text = textUnder('screens.deviceCheck')

/** The texts of this page by shorter keys: `text('frames.title')`. */
export const useCheckText = () => text
