/** A step of a path, in the path's own units. */
export type PathStep =
  | { readonly does: 'move'; readonly to: PathPoint }
  | { readonly does: 'line'; readonly to: PathPoint }
  | { readonly does: 'curve'; readonly by: readonly [PathPoint, PathPoint]; readonly to: PathPoint }
  | { readonly does: 'close' }
type PathPoint = readonly [x: number, y: number]

/** Number of values that each path command takes. */
const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const
type Command = keyof typeof NUMBERS

/** Returns the steps of an SVG path with absolute M, L, C, Q and Z (SVG 2, §9.3). Throws an error for anything else. */
export function pathSteps(data: string): readonly PathStep[] {
  const pieces = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []
  const steps: PathStep[] = []
  let command: Command | null = null
  let at: PathPoint = [0, 0]
  for (let index = 0; index < pieces.length;) {
    const piece = pieces[index] ?? ''
    if (/[a-zA-Z]/.test(piece)) {
      if (!(piece in NUMBERS)) throw new Error(`a path cannot have "${piece}"`)
      command = piece as Command
      index += 1
      if (command === 'Z') steps.push({ does: 'close' })
      continue
    }
    if (command === null || command === 'Z') throw new Error('a path begins with a command')
    const numbers = pieces.slice(index, index + NUMBERS[command]).map(Number)
    if (numbers.length < NUMBERS[command] || numbers.some(Number.isNaN)) throw new Error('a path ends in the middle')
    const spots = Array.from({ length: numbers.length / 2 }, (_, spot): PathPoint => [numbers[spot * 2] ?? 0, numbers[spot * 2 + 1] ?? 0])
    const [first, second, third] = spots as [PathPoint, PathPoint, PathPoint]
    const to = spots.at(-1) ?? first
    if (command === 'M' || command === 'L') steps.push(command === 'M' ? { does: 'move', to } : { does: 'line', to })
    else steps.push({ does: 'curve', by: command === 'C' ? [first, second] : [towards(at, first), towards(third ?? to, first)], to })
    // Any further points after a move are lines.
    if (command === 'M') command = 'L'
    at = to
    index += numbers.length
  }
  return steps
}

/** Returns a handle of a quadratic curve as a handle of a cubic curve, two thirds of the way to the original handle. */
const towards = ([x, y]: PathPoint, [overX, overY]: PathPoint): PathPoint => [x + ((overX - x) * 2) / 3, y + ((overY - y) * 2) / 3]
