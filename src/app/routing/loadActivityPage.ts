import { withTexts } from '#text/load'

/** Loads what every activity's page needs, with its texts. */
export const loadActivityPage = () => withTexts('play', import('../stage/play/ActivityPage'))
