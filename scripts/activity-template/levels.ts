/** Content of a level: the number of things. */
export interface Level {
  readonly items: number
}

export const levels = {
  '1': { items: 1 },
  '2': { items: 2 },
} as const satisfies Readonly<Record<string, Level>>
