import { deviceCheck } from '#text/en/deviceCheck'
import { lateText } from '#text/i18n'

export const useCheckText = lateText('deviceCheck', deviceCheck)
