/** The direction of each arrow key as [x, y]. Right and down are positive. */
export const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

export const isArrow = (key: string): key is keyof typeof arrows => key in arrows
