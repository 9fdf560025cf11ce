const level = <Id extends string>(id: Id) => ({ id, trials: 15, complexity: 7, needsCue: true }) as const

export const levels = [level('1'), level('2'), level('3'), level('4'), level('5'), level('6'), level('7')] as const
