/** Number of operands combined in one expression. */
const WIDTH = 20

/** Returns rules functions with which `padding()` costs about three evaluations for each unit. */
function paddingOf(units: number): string {
  const rows = chunks(Array.from({ length: units }, () => 'true'))
  const blocks = chunks(rows.map((_, at) => `row${at}()`))
  return [
    ...rows.map((row, at) => `function row${at}() { return ${row.join(' && ')}; }`),
    ...blocks.map((block, at) => `function block${at}() { return ${block.join(' && ')}; }`),
    `function padding() { return ${blocks.map((_, at) => `block${at}()`).join(' && ') || 'true'}; }`,
  ].join('\n')
}

const chunks = (parts: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(parts.length / WIDTH) }, (_, at) => parts.slice(at * WIDTH, (at + 1) * WIDTH))

const OPENING = 'match /databases/{database}/documents {'

/** Returns rules that allow everything, at this cost. */
export const paddingAlone = (units: number): string =>
  `rules_version = '2'; service cloud.firestore { ${OPENING} ${paddingOf(units)} match /{path=**} { allow read, write: if padding(); } } }`

/** Returns rules that give the same answers, but at this additional cost for every request. */
export function padded(rules: string, units: number): string {
  if (!rules.includes(OPENING)) throw new Error(`The rules have no "${OPENING}".`)
  return rules.replace(OPENING, `${OPENING} ${paddingOf(units)} match /{padding=**} { allow read, write: if !padding(); }`)
}
