import { readFileSync } from 'node:fs'
import { activityHashes, sharedHash } from '../testAll/films.mjs'
import { readRecord } from '../testAll/records.mjs'

/** The whole certificate page, from the recorded films and the sources as they are now; null while an activity has no passed films. */
export function certificate(root = '.') {
  const record = readRecord('films', root)
  const own = activityHashes(root)
  const shared = sharedHash(root)
  const ids = Object.keys(own)
  if (ids.some((id) => !isFilmed(record[id]))) return null
  const rows = ids.map((id) => ({ id, title: titleOf(id, root), entry: record[id] }))
  const changed = rows.filter(({ id, entry }) => entry.hash.split(' ')[0] !== own[id]).map(({ title }) => title)
  const isStageChanged = rows.some(({ entry }) => entry.hash.split(' ')[1] !== shared)
  return pageOf({ rows, changed, isStageChanged })
}

/** Whether all films of an activity passed. Films that were judged by single cells, without `nearFilms`, are none. */
const isFilmed = (entry) => entry !== undefined && entry.failed === 0 && entry.figures.nearFilms !== undefined

const titleOf = (id, root) => /title: '(.+)',/.exec(readFileSync(`${root}/scenes/activities/${id}/text.ts`, 'utf8'))?.[1] ?? id

const sum = (values) => values.reduce((all, value) => all + value, 0)
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The worst level of an activity. */
const byNearness = (one, other) => other.changes - one.changes || other.overShare - one.overShare
const worstLevel = ({ levels }) => levels.toSorted(byNearness)[0]
const percent = (share) => `${(share * 100).toFixed(2)} %`

/** Where 1 % of the screen is WCAG's smallest area that can flash: 0.006 steradians. */
const screens = ['a 10-inch tablet at 25 cm', 'a 15-inch laptop at 40 cm', 'a 24-inch monitor at 50 cm']

/** The limits as src/domain/flashes and tests/safety/filmFindings.ts apply them. */
const limits = [
  [
    'Opposing changes of light in any second',
    'at most 2 (1 pair)',
    'A change counts from a tenth of full light, if the darker side is below 0.8 and 1 % of the screen changes with it within 10 degrees. More may be seen by less than 0.5 % of the screen. WCAG 2.3.1 allows 3 pairs.',
  ],
  ['The same for saturated red', 'at most 2 (1 pair)', 'One side has a red share of 0.8 or more.'],
  ['Changes of any area in a second', 'at most 6 (3 pairs)', 'More may be seen by less than 2 % of the screen.'],
  [
    'Each object alone, however small',
    'at most 2 changes a second, each 300 ms or more',
    'Its own opacity and brightness, read from the program while it runs.',
  ],
  ['Area that jumps between two frames', 'below 0.5 %', 'By a third of full light: nothing appears, disappears or moves elsewhere at once.'],
  ['Change of a quarter of the screen or more', 'at least 550 ms from its start to its end', 'An eased change of 800 ms.'],
  ['Bright bars side by side', 'at most 3', 'Over more than a quarter of the screen.'],
  ['Speed of anything that moves', 'as set', 'Nothing moves faster than its setting. Red appears and disappears more slowly than other colours.'],
]

const notTested = [
  'How bright a real screen is. The films judge the colours that the product draws.',
  'A family’s own photos, except for sample scenes that are all white and a camera image in which everything flickers.',
  'Longer play. Each film begins with the first turns of a level.',
  'The pages for adults. They have tests of their own.',
  'People. No child saw anything for this page, and it does not say that a child is safe: no screen is safe for every child.',
]

/** Which version was filmed, compared with the version that shows this page. */
function currency({ rows, changed, isStageChanged }) {
  if (changed.length === 0 && !isStageChanged) return 'This is the version that was filmed.'
  const parts = [
    isStageChanged ? 'parts that all activities share' : '',
    changed.length === 0 ? '' : changed.length === rows.length ? 'all activities' : `these activities: ${changed.join(', ')}`,
  ].filter(Boolean)
  return `The films are older than this version. Since then these have changed: ${parts.join('; ')}. Each change is filmed in a sample before it is released.`
}

export function pageOf({ rows, changed, isStageChanged }) {
  const entries = rows.map(({ entry }) => entry)
  const dates = entries.map(({ date }) => date).toSorted()
  const versions = [...new Set(entries.map(({ version }) => version))].toSorted()
  const films = sum(entries.map(({ figures }) => figures.films))
  const nearFilms = sum(entries.map(({ figures }) => figures.nearFilms))
  const minutes = Math.round(sum(entries.map(({ figures }) => figures.playedSeconds)) / 60)
  const profiles = [...new Set(entries.flatMap(({ figures }) => figures.profiles))].toSorted()
  const nearest = rows.map(({ title, entry }) => ({ title, ...worstLevel(entry.figures) })).toSorted(byNearness)[0]
  const cells = ({ changes, redChanges, overShare, step, bars }) =>
    `<td>${changes}</td><td>${redChanges}</td><td>${percent(overShare)}</td><td>${percent(step)}</td><td>${bars}</td>`
  const most = ({ levels }, name) => Math.max(...levels.map((level) => level[name]))
  const worstOf = (figures) => Object.fromEntries(['changes', 'redChanges', 'overShare', 'step', 'bars'].map((name) => [name, most(figures, name)]))
  const where = ({ level, worst }) => `level ${escaped(level)}, second ${worst.second}, ${escaped(worst.profile)}`
  const period = dates[0] === dates.at(-1) ? `on ${dates[0]}` : `from ${dates[0]} to ${dates.at(-1)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flash safety: what was filmed and found</title>
<style>
html { background: #0E0B14; color: #F4F1FA; color-scheme: dark; font: 1.0625rem/1.5 sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem; }
h1 { font-size: 1.75rem; } h2 { margin-top: 2rem; font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #4A4160; text-align: start; vertical-align: top; }
a { color: #D9CCF6; } .muted { color: #BDB3D0; } .scroll { overflow-x: auto; }
a.back { display: inline-flex; align-items: center; min-height: 56px; }
@media print { html { background: #fff; color: #000; color-scheme: light; font-size: 10pt; } .muted { color: #333; } a, .back { display: none !important; } th, td { border-color: #999; } .scroll { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; } }
</style>
</head>
<body>
<h1>Flash safety: what was filmed and found</h1>
<p>Version ${escaped(versions.join(', '))} was filmed ${period}: ${films} films of ${rows.length} ${rows.length === 1 ? 'activity' : 'activities'}, ${minutes} minutes of play. <b>Nothing beyond the limits was found.</b></p>
<p id="currency">${escaped(currency({ rows, changed, isStageChanged }))}</p>
<p class="muted">This page reports what a machine measured. It is not a medical certificate, and no screen is safe for every child.</p>
<h2>Which screen, and how far away</h2>
<p>How large a flash looks depends on the screen and on the distance of the eyes. The result is true for ${screens.join(', ')}, or farther away. On a larger screen, or nearer, smaller areas count.</p>
<p>At a quarter of the area, as on a 24-inch monitor at 25 cm, ${nearFilms} of the ${films} films would pass.</p>
<p><a href="certificate.pdf">Download as a PDF</a></p>
<h2>Method</h2>
<p>Each activity is opened in a real browser at each of its levels, with each of its categories, and with each of ${profiles.length} worst-case profiles. Together these cover every background and every access method (touch, one switch, two switches, dwelling), the brightest and the reddest colours, the largest objects, no rest between turns and the shortest times. The stage is touched without pause: fast and slow, with one finger and with many. The whole stage is read 60 times a second, in 160 × 120 cells. Before the films, the same check is given nine activities that each do one thing wrong, and has to find them.</p>
<ul>${profiles.map((profile) => `<li>${escaped(profile)}</li>`).join('')}</ul>
<h2>Limits</h2>
<div class="scroll"><table><thead><tr><th>What</th><th>Limit</th><th>How it is counted</th></tr></thead><tbody>${limits.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>
<h2>The worst second of each activity</h2>
<p>“${escaped(nearest.title)}” came nearest to the limits: level ${escaped(nearest.level)}, ${nearest.changes} change${nearest.changes === 1 ? '' : 's'} in a second, more than 2 in ${percent(nearest.overShare)} of the screen.</p>
<div class="scroll"><table><thead><tr><th>Activity</th><th>Films</th><th>Changes</th><th>Red changes</th><th>Area above 2</th><th>Area that jumps</th><th>Bars</th><th>Worst second</th></tr></thead><tbody>
${rows.map(({ title, entry: { figures } }) => `<tr><th scope="row">${escaped(title)}</th><td>${figures.films}</td>${cells(worstOf(figures))}<td>${where(worstLevel(figures))}</td></tr>`).join('\n')}
</tbody></table></div>
<h2>Every level</h2>
<div class="scroll"><table><thead><tr><th>Activity</th><th>Level</th><th>Category</th><th>Films</th><th>Changes</th><th>Red changes</th><th>Area above 2</th><th>Area that jumps</th><th>Bars</th></tr></thead><tbody>
${rows.flatMap(({ title, entry: { figures } }) => figures.levels.map((level) => `<tr><td>${escaped(title)}</td><td>${escaped(level.level)}</td><td>${escaped(level.category ?? '')}</td><td>${level.films}</td>${cells(level)}</tr>`)).join('\n')}
</tbody></table></div>
<h2>Not tested</h2>
<ul>${notTested.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>
<p><a class="back" href="/privacy">Privacy</a> <a class="back" href="/credits">Credits and licences</a></p>
</body>
</html>
`
}
