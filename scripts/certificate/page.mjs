import { existsSync, readFileSync } from 'node:fs'
import { activityHashes, sharedHash } from '../testAll/films.mjs'
import { readRecord } from '../testAll/records.mjs'
import { certificateTexts } from './texts.mjs'

/** Returns the whole certificate page, made from the recorded films and the current sources; null if any activity has no films that passed. */
export function certificate(root = '.', language = 'en') {
  const record = readRecord('films', root)
  const own = activityHashes(root)
  const shared = sharedHash(root)
  const ids = Object.keys(own)
  if (ids.some((id) => !isFilmed(record[id]))) return null
  const rows = ids.map((id) => ({ id, title: titleOf(id, root, language), entry: record[id] }))
  const changed = rows.filter(({ id, entry }) => entry.hash.split(' ')[0] !== own[id]).map(({ title }) => title)
  const isStageChanged = rows.some(({ entry }) => entry.hash.split(' ')[1] !== shared)
  return pageOf({ rows, changed, isStageChanged, language, categories: categoriesIn(root, language) })
}

/** Returns the address of the page in a language. */
export const certificatePath = (language) => (language === 'en' ? '/certificate/' : `/certificate/${language}/`)

/** Returns every page by its path; null if there is no certificate yet. */
export function certificates(root = '.') {
  const pages = Object.keys(certificateTexts).map((language) => [certificatePath(language), certificate(root, language)])
  return pages.some(([, html]) => html === null) ? null : Object.fromEntries(pages)
}

/** Whether all films of an activity passed. Films without `nearFilms` were judged by single cells, and do not count. */
const isFilmed = (entry) => entry !== undefined && entry.failed === 0 && entry.figures.nearFilms !== undefined

/** Returns the activity's name in this language, or else its English name or its id. */
function titleOf(id, root, language) {
  const titleIn = (name) => jsonIn(`${root}/scenes/activities/${id}/text/${name}.json`)?.title
  return titleIn(language) ?? titleIn('en') ?? id
}

/** Returns the names of activity categories by id. */
const categoriesIn = (root, language) => jsonIn(`${root}/src/text/${language}/activities.json`)?.activities.categories ?? {}

/** Returns the content of a file of texts; null if the file does not exist. */
const jsonIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const sum = (values) => values.reduce((all, value) => all + value, 0)
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Compares levels, so that the worst one of an activity comes first. */
const byNearness = (one, other) => other.changes - one.changes || other.overShare - one.overShare
const worstLevel = ({ levels }) => levels.toSorted(byNearness)[0]

/** Fills values into a sentence. */
const filled = (sentence, values) => sentence.replaceAll(/\{(\w+)\}/g, (_, name) => escaped(values[name]))

const directionOf = (language) => (language === 'ar' ? 'rtl' : 'ltr')

/** Returns a sentence that compares the filmed version with the version that shows this page. */
function currency({ rows, changed, isStageChanged }, text) {
  if (changed.length === 0 && !isStageChanged) return text.current
  const parts = [
    isStageChanged ? text.sharedParts : '',
    changed.length === 0 ? '' : changed.length === rows.length ? text.allActivities : filled(text.theseActivities, { titles: changed.join(', ') }),
  ].filter(Boolean)
  return text.older.replace('{parts}', parts.join(text.semicolon))
}

export function pageOf({ rows, changed, isStageChanged, language = 'en', categories = {} }) {
  const text = certificateTexts[language]
  const { columns } = text
  const figure = (value, digits = 0) =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value)
  const percent = (share) => `${figure(share * 100, 2)} %`
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
  const profileName = (profile) => text.profiles[profile] ?? profile
  const where = ({ level, worst }) => filled(text.where, { level, second: worst.second, profile: profileName(worst.profile) })
  // In a right-to-left line, figures with hyphens would be reversed.
  const whole = (figures) => (directionOf(language) === 'rtl' ? `\u2066${figures}\u2069` : figures)
  const period = filled(dates[0] === dates.at(-1) ? text.filmedOn : text.filmedFromTo, {
    versions: whole(versions.join(', ')),
    from: whole(dates[0]),
    until: whole(dates.at(-1)),
    films,
    minutes,
    activities: rows.length,
  })
  const heads = (...names) => `<tr>${names.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr>`
  const measured = [columns.changes, columns.redChanges, columns.over, columns.jumps, columns.bars]
  const others = Object.keys(certificateTexts).filter((each) => each !== language)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(text.title)}</title>
<style>
html { background: #0E0B14; color: #F4F1FA; color-scheme: dark; font: 1.0625rem/1.5 sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem; }
h1 { font-size: 1.75rem; } h2 { margin-top: 2rem; font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #4A4160; text-align: start; vertical-align: top; }
a { color: #D9CCF6; } .muted { color: #BDB3D0; } .scroll { overflow-x: auto; }
nav a { display: inline-flex; align-items: center; min-height: 56px; margin-inline-end: 1rem; } a.back { display: inline-flex; align-items: center; min-height: 56px; }
@media print { html { background: #fff; color: #000; color-scheme: light; font-size: 10pt; } .muted { color: #333; } a, nav, .back { display: none !important; } th, td { border-color: #999; } .scroll { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; } }
</style>
</head>
<body>
<nav translate="no">${others.map((each) => `<a lang="${each}" dir="${directionOf(each)}" href="${certificatePath(each)}">${certificateTexts[each].language}</a>`).join(' ')}</nav>
<h1>${escaped(text.title)}</h1>
<p>${period} <b>${escaped(text.nothing)}</b></p>
<p id="currency">${escaped(currency({ rows, changed, isStageChanged }, text))}</p>
<p class="muted">${escaped(text.machine)}</p>
<h2>${escaped(text.screensTitle)}</h2>
<p>${escaped(text.screens)}</p>
<p>${filled(text.near, { near: nearFilms, films })}</p>
<p><a href="/certificate/certificate.pdf">${escaped(text.pdf)}</a></p>
<h2>${escaped(text.methodTitle)}</h2>
<p>${filled(text.method, { profiles: profiles.length })}</p>
<ul>${profiles.map((profile) => `<li>${escaped(profileName(profile))}</li>`).join('')}</ul>
<h2>${escaped(text.limitsTitle)}</h2>
<div class="scroll"><table><thead>${heads(...text.limitColumns)}</thead><tbody>${text.limits.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>
<h2>${escaped(text.worstTitle)}</h2>
<p>${filled(text.worst, { title: nearest.title, level: nearest.level, changes: nearest.changes, share: percent(nearest.overShare) })}</p>
<div class="scroll"><table><thead>${heads(columns.activity, columns.films, ...measured, columns.worst)}</thead><tbody>
${rows.map(({ title, entry: { figures } }) => `<tr><th scope="row">${escaped(title)}</th><td>${figures.films}</td>${cells(worstOf(figures))}<td>${where(worstLevel(figures))}</td></tr>`).join('\n')}
</tbody></table></div>
<h2>${escaped(text.everyLevel)}</h2>
<div class="scroll"><table><thead>${heads(columns.activity, columns.level, columns.category, columns.films, ...measured)}</thead><tbody>
${rows.flatMap(({ title, entry: { figures } }) => figures.levels.map((level) => `<tr><td>${escaped(title)}</td><td>${escaped(level.level)}</td><td>${escaped(categories[level.category] ?? level.category ?? '')}</td><td>${level.films}</td>${cells(level)}</tr>`)).join('\n')}
</tbody></table></div>
<h2>${escaped(text.notTestedTitle)}</h2>
<ul>${text.notTested.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>
<p><a class="back" href="/privacy">${escaped(text.privacy)}</a> <a class="back" href="/credits">${escaped(text.credits)}</a></p>
</body>
</html>
`
}
