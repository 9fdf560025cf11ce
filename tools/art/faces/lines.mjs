/*
 * Lines of a face. Its picture is 800 wide and 980 high, mirrored about x = 400. Points are [away, y], where `away` is the distance from that axis. Every
 * path consists of absolute M, L, C and Z, so that it can be mirrored as text.
 */
export const VIEW = { width: 800, height: 980 }
const AXIS = 400

const tidy = (value) => Math.round(value * 10) / 10

/** Returns points of the right half in picture coordinates. */
export const placed = (points) => points.map(([away, y]) => [AXIS + away, y])

const mirroredPoints = (points) => points.map(([x, y]) => [2 * AXIS - x, y])

/** Returns the same path on the left. */
export const mirrored = (path) => path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${tidy(2 * AXIS - x)} ${y}`)

/** Returns strokes on both sides, the left ones first. */
export const both = (strokes) => [...strokes.map((stroke) => ({ ...stroke, path: mirrored(stroke.path) })), ...strokes]

/** Returns a smooth line (Catmull-Rom) through the points. */
export function smooth(points, isClosed = false) {
  const count = points.length
  const at = (index) => (isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))])
  let path = `M${tidy(points[0][0])} ${tidy(points[0][1])}`
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const values = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
    path += `C${values.map(tidy).join(' ')}`
  }
  return path + (isClosed ? 'Z' : '')
}

/** Returns a smooth line through points measured from the axis. */
export const line = (points, isClosed = false) => smooth(placed(points), isClosed)

/** Returns the line without its first move, so that it continues another line. */
export const onward = (path) => path.replace(/^M/, 'L')

/** Returns two lines as one closed shape. */
export const between = (one, other) => `${smooth(one)}${onward(smooth(other))}Z`

/** Returns the closed ring made from a half that runs from the top of the axis to its bottom. */
export function ring(points) {
  const right = placed(points)
  return smooth([...right, ...mirroredPoints(right.slice(1, -1)).toReversed()], true)
}

/**
 * Returns both halves of a line that starts at its outer end on the right and ends on the axis. The result runs from the left end through the
 * middle to the right.
 */
export function arch(points) {
  const right = placed(points)
  return [...mirroredPoints(right), ...right.slice(0, -1).toReversed()]
}

/** Returns both halves of a line that starts on the axis, from the left end to the right. */
export function across(points) {
  const right = placed(points)
  return [...mirroredPoints(right).toReversed(), ...(points[0][0] === 0 ? right.slice(1) : right)]
}

export function ellipse(x, y, width, height = width) {
  const [a, b] = [width * 0.5523, height * 0.5523]
  const curves = [
    [x + width, y + b, x + a, y + height, x, y + height],
    [x - a, y + height, x - width, y + b, x - width, y],
    [x - width, y - b, x - a, y - height, x, y - height],
    [x + a, y - height, x + width, y - b, x + width, y],
  ]
  return `M${tidy(x + width)} ${tidy(y)}${curves.map((curve) => `C${curve.map(tidy).join(' ')}`).join('')}Z`
}

/** Returns an ellipse, given the distance of its centre from the axis. */
export const oval = (away, y, width, height) => ellipse(AXIS + away, y, width, height)

/** Returns evenly spaced points along a smooth line. */
export function steps(points, count) {
  const along = walked(smooth(points))
  const lengths = [0]
  for (let index = 1; index < along.length; index++)
    lengths.push(lengths[index - 1] + Math.hypot(along[index][0] - along[index - 1][0], along[index][1] - along[index - 1][1]))
  return Array.from({ length: count + 1 }, (_, step) => {
    const wanted = (lengths.at(-1) * step) / count
    const next = Math.max(
      1,
      lengths.findIndex((length, index) => length >= wanted || index === lengths.length - 1),
    )
    const share = (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1] || 1)
    return [0, 1].map((axis) => along[next - 1][axis] + (along[next][axis] - along[next - 1][axis]) * share)
  })
}

/** Returns a scalloped line that bulges to the left of its direction. */
export function scallops(points, count, bulge) {
  const stops = steps(points, count)
  let path = `M${tidy(stops[0][0])} ${tidy(stops[0][1])}`
  for (let index = 0; index < count; index++) {
    const [from, to] = [stops[index], stops[index + 1]]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const [out, up] = [(dy / length) * bulge, (-dx / length) * bulge]
    path += `C${[from[0] + out, from[1] + up, to[0] + out, to[1] + up, to[0], to[1]].map(tidy).join(' ')}`
  }
  return path
}

/** Returns points along a path of M, L and C. */
function walked(path) {
  const found = []
  let [x, y] = [0, 0]
  for (const [, command, body] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = (body.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'C') {
      for (let index = 0; index < values.length; index += 6) {
        const [a, b, c, d, e, f] = values.slice(index, index + 6)
        for (let part = 1; part <= 12; part++) {
          const t = part / 12
          const u = 1 - t
          found.push([u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e, u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f])
        }
        ;[x, y] = [e, f]
      }
    } else if (command !== 'Z') {
      ;[x, y] = values
      found.push([x, y])
    }
  }
  return found
}
