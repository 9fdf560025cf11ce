/** What all films showed together, by activity and level. `titles` of the activities that must be among them, by id. */
export function summaryOf(films, titles) {
  const activities = Object.keys(titles)
  const profiles = [...new Set(films.map(({ who }) => who))].sort()
  const levels = new Map()
  for (const film of films) {
    const key = `${film.activity} ${film.category ?? ''} ${film.level}`
    levels.set(key, [...(levels.get(key) ?? []), film])
  }
  const missing = [
    ...activities.filter((activity) => !films.some((film) => film.activity === activity)),
    ...[...levels].flatMap(([key, made]) => profiles.filter((who) => !made.some((film) => film.who === who)).map((who) => `${key} (${who})`)),
  ]
  const rows = activities.map((activity) => {
    const own = films.filter((film) => film.activity === activity)
    return {
      activity,
      title: titles[activity],
      films: own.length,
      levels: [...levels].filter(([, [first]]) => first.activity === activity).map(([, made]) => levelOf(made)),
      seconds: sum(own.map(({ seconds }) => seconds)),
      ...worstOf(own),
    }
  })
  return {
    films: films.length,
    seconds: sum(films.map(({ seconds }) => seconds)),
    profiles,
    rows,
    failed: films.filter(({ found }) => found.length > 0),
    missing,
  }
}

const levelOf = (films) => ({ level: films[0].level, category: films[0].category, films: films.length, ...worstOf(films) })

/** The worst second of some films, and the child that saw it. */
function worstOf(films) {
  const most = (name) => Math.max(0, ...films.map((film) => film.most[name]))
  const worst = films.toSorted((one, other) => other.most.pairs - one.most.pairs || other.most.step - one.most.step)[0]
  return {
    pairs: most('pairs'),
    redPairs: most('redPairs'),
    step: most('step'),
    bars: most('bars'),
    worst: worst === undefined ? null : { who: worst.who, second: Math.max(0, Math.floor(worst.most.at / FRAMES_PER_SECOND)), level: worst.level },
  }
}

const FRAMES_PER_SECOND = 60
const sum = (values) => values.reduce((all, value) => all + value, 0)
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The limits as the gate has them (tests/safety/flashAnalysis.ts). */
const limits = [
  [
    'Opposing changes of light in any second, in any place however small',
    'at most 1 pair',
    'a change counts from a tenth of full light, where the darker side is under 0.8 (WCAG 2.3.1; 3 pairs are allowed there, and small areas are left out)',
  ],
  ['Changes to or from saturated red in any second', 'at most 1 pair', 'red share of 0.8 or more, 0.2 apart in CIE 1976 u′v′ (WCAG 2.3.1)'],
  ['Change of light between two pictures', 'at most 0.34', 'of full light, in any place: nothing appears at once'],
  ['Bright bars side by side', 'at most 3', 'over more than a quarter of the screen'],
  ['Speed of anything that moves', 'as its setting says', 'nothing hurries, and red comes and goes more slowly than the rest'],
]

const notTested = [
  'How bright a real screen is. Everything was judged by the colours that the product draws.',
  'A family’s own photographs, but for sample scenes in which everything is white, and a mirror before which everything flickers; those are filmed in the whole test, not here.',
  'Every choice of every activity’s own settings: the whole test films each once, this page does not tell of it.',
  'The pages for adults. They have tests of their own.',
  'Longer play than each film. The films begin with the first turns of a level.',
  'People. No child was shown anything for this page, and it does not say that a child is safe: no screen is safe for every child.',
]

export function pageOf({ summary, version, commit, date, content }) {
  const { films, seconds, rows, profiles } = summary
  const worst = rows.toSorted((one, other) => other.pairs - one.pairs || other.step - one.step)[0]
  const figures = ({ pairs, redPairs, step, bars }) => `<td>${pairs}</td><td>${redPairs}</td><td>${step.toFixed(2)}</td><td>${bars}</td>`
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
<p>Version ${escaped(version)}, source ${escaped(commit)}, filmed by ${escaped(date)}. ${films} films of ${rows.length} activities, ${Math.round(seconds / 60)} minutes of play in all: <b>nothing beyond the limits was found.</b></p>
<p class="muted">This page tells what a machine saw. It is not a medical certificate, and no screen is safe for every child.</p>
<p><a href="certificate.pdf">This page as a PDF</a></p>
<h2>How it was done</h2>
<p>Each activity is opened in a real browser at each of its levels, with each of its categories, and with each of ${profiles.length} made-up children for whom it is worst: together they have every background, every way of acting (any touch, one switch, two switches, dwelling), the brightest and the reddest colours, the largest things, no rest between turns and the shortest times. The stage is touched without end: fast and slow, with one finger and with many. The stage is read 60 times a second, all of it, in 160 × 120 places. Before the films the same check is given five activities that do one thing wrong each; it has to find them. A film is made again when its activity, or what that stands on, has changed since.</p>
<ul>${profiles.map((who) => `<li>${escaped(who.replace(/ profile$/, ''))}</li>`).join('')}</ul>
<h2>The limits</h2>
<div class="scroll"><table><thead><tr><th>What</th><th>Limit</th><th>How it is counted</th></tr></thead><tbody>${limits.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>
<h2>The worst second of each activity</h2>
<p>The nearest to the limits was “${escaped(worst.title)}”, level ${escaped(worst.worst?.level)}: ${worst.pairs} pair${worst.pairs === 1 ? '' : 's'} in a second, largest step ${worst.step.toFixed(2)}.</p>
<div class="scroll"><table><thead><tr><th>Activity</th><th>Films</th><th>Pairs</th><th>Red pairs</th><th>Largest step</th><th>Bars</th><th>Worst second</th></tr></thead><tbody>
${rows.map((row) => `<tr><th scope="row">${escaped(row.title)}</th><td>${row.films}</td>${figures(row)}<td>${row.worst === null ? '' : `level ${escaped(row.worst.level)}, second ${row.worst.second}, ${escaped(row.worst.who.replace(/ profile$/, ''))}`}</td></tr>`).join('\n')}
</tbody></table></div>
<h2>Every level</h2>
<div class="scroll"><table><thead><tr><th>Activity</th><th>Level</th><th>Category</th><th>Films</th><th>Pairs</th><th>Red pairs</th><th>Largest step</th><th>Bars</th></tr></thead><tbody>
${rows.flatMap(({ title, levels }) => levels.map((level) => `<tr><td>${escaped(title)}</td><td>${escaped(level.level)}</td><td>${escaped(level.category ?? '')}</td><td>${level.films}</td>${figures(level)}</tr>`)).join('\n')}
</tbody></table></div>
<h2>What was not tested</h2>
<ul>${notTested.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>
<h2>Of which source</h2>
<p class="muted">A mark of the content of each activity and of what all stand on: another mark is another version.</p>
<p class="muted">${Object.entries(content)
    .map(([name, hash]) => `${escaped(name)} ${escaped(hash)}`)
    .join(', ')}</p>
<p><a class="back" href="/privacy">Privacy</a> <a class="back" href="/credits">Credits and licences</a></p>
</body>
</html>
`
}
