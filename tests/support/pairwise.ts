import type { SettingSpec, SettingsSpec, SettingValue } from '#domain/settings/ownSettings'

/**
 * Returns the values to try for a setting: every choice, both states of a switch, the ends and the default of a range. Lists chosen by adults
 * keep their initial value.
 */
function valuesOf(setting: SettingSpec): readonly SettingValue[] {
  switch (setting.kind) {
    case 'choice':
      return setting.options
    case 'switch':
      return [false, true]
    case 'range':
      return [...new Set([setting.min, setting.default, setting.max])]
    case 'today':
      return [1, setting.default]
    case 'words':
    case 'texts':
    case 'decks':
      return [setting.default]
  }
}

export type Combination = Readonly<Record<string, SettingValue>>

const pairsOf = (row: Combination): readonly string[] => {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`))
}

/**
 * Returns a small greedy set of combinations in which each value of each setting occurs with each value of every other one. The defaults come first.
 */
export function pairwise(settings: SettingsSpec): readonly Combination[] {
  const columns = Object.entries(settings).map(([name, setting]) => ({ name, values: valuesOf(setting) }))
  if (columns.length === 0) return []
  const all = columns.reduce<readonly Combination[]>(
    (rows, { name, values }) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  )
  const usual: Combination = Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default]))
  const missing = new Set(all.flatMap(pairsOf))
  const chosen = [usual]
  const cover = (row: Combination) => pairsOf(row).forEach((pair) => missing.delete(pair))
  cover(usual)
  const gainOf = (row: Combination) => pairsOf(row).filter((pair) => missing.has(pair)).length
  while (missing.size > 0) {
    const best = all.reduce((found, row) => (gainOf(row) > gainOf(found) ? row : found))
    chosen.push(best)
    cover(best)
  }
  return chosen
}
