/** Query parameter of Today, set if an adult ended the day's play before all planned activities were played. */
export const ENOUGH = 'enough'
