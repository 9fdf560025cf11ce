/** In the address of Today: an adult has ended the day’s play before everything planned was played. */
export const ENOUGH = 'enough'
