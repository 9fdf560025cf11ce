import { staircaseFor } from '#domain/trials/concepts/discrimination'

/** Maximum number of trials in a block that does not end by its own answer. */
const most = staircaseFor(2).most

const level = <Id extends string>(id: Id) => ({ id, trials: most, complexity: 7, isMeasured: true, needsCue: true }) as const

export const levels = [level('1'), level('2'), level('3'), level('4'), level('5'), level('6'), level('7')] as const
