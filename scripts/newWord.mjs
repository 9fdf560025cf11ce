import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packOf, readWords } from '../tools/art/assets/packs.mjs'
import { pictureOf } from '../tools/art/assets/sets.mjs'

/*
 * Usage: npm run new-word <word> -- --category <category> [--parts "green skin, black seeds"] [--shape round] [--colour green]
 * [--flat <icon>] [--rich <icon>] [--american <name>] [--de … --fr … --es … --pt … --ar …]
 * Creates everything that a word needs, and prints what remains to be done. An empty text marks a missing translation, which a test lists.
 */

const RENDERS = 'tools/art/renders'
const STILL_DRAWN = `${RENDERS}/stillDrawn.json`
const LANGUAGES = ['de', 'fr', 'es', 'pt', 'ar']
/** Python files with the models of each category. People and their parts have no models, because they are drawn. */
const models = {
  fruits: 'fruits',
  vegetables: 'vegetables',
  everyday: 'household',
  clothing: 'clothing',
  animals: 'wildlife',
  toys: 'playthings',
  vehicles: 'vehicles',
  food: 'food',
  body: null,
  nature: 'nature',
}
/** Maximum number of words in a phrase that a child can take in at once. */
const MOST_WORDS = 4
/** Box of a part that has not been set yet: the whole picture except its edge. */
const ANYWHERE = [0.1, 0.1, 0.8, 0.8]
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<g id="thing"><circle cx="32" cy="32" r="26" fill="#8C8C8C"/></g>
</svg>
`

process.chdir(new URL('..', import.meta.url).pathname)
const text = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(['category', 'parts', 'shape', 'colour', 'flat', 'rich', 'american', ...LANGUAGES].map((name) => [name, text])),
})
const word = positionals.join(' ').trim()
const { category } = values
const slug = (phrase) =>
  phrase
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
const id = slug(word)
const lists = readWords()
const parts = (values.parts ?? '')
  .split(',')
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')

const fault = faultOf()
if (fault) {
  console.error(fault)
  process.exit(1)
}

const rows = lists.get(category)
const changed = []
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const write = (file, content) => {
  writeFileSync(file, content)
  changed.push(file)
}
const writeJson = (file, content) => write(file, `${JSON.stringify(content, null, 2)}\n`)

const pictures = picturesFor()
const row = {
  id,
  word,
  category,
  say: word,
  ...pictures,
  shapeFamily: values.shape ?? mostOf('shapeFamily'),
  mainColour: values.colour ?? mostOf('mainColour'),
  needsOutline: [],
  salient: parts.map((phrase) => ({ id: slug(phrase), place: ANYWHERE })),
}
if (pictures.own !== undefined && !existsSync(`assets/own/${id}.svg`)) write(`assets/own/${id}.svg`, PLACEHOLDER)
const all = [...rows, row]
write(`assets/words/${category}.json`, `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`)
write(`assets/packs/${category}.json`, packOf(all))
for (const language of LANGUAGES) {
  const file = `src/domain/words/${language}/words.json`
  writeJson(file, { ...read(file), [id]: values[language] ?? '' })
}
const newParts = writeParts()
if (values.american !== undefined) writeAmerican(values.american)
const model = models[category]
if (model !== null) writeModel(`${RENDERS}/${model}.py`)
writeJson(STILL_DRAWN, {
  ...read(STILL_DRAWN),
  [id]: model === null ? 'People and their parts are drawn, as those before it.' : 'It is not rendered yet: its model is a placeholder.',
})

console.log(`Made the word “${word}” (${category}/${id}):`)
for (const file of changed) console.log(`  ${file}`)
console.log('What is left to do:')
for (const [index, line] of left().entries()) console.log(`  ${index + 1}. ${line}`)

function faultOf() {
  if (word === '') return 'Which word? Usage: npm run new-word <word> -- --category <category>'
  if (!Object.hasOwn(models, category ?? '')) return `Which category? Add: -- --category <category>, one of ${Object.keys(models).join(', ')}.`
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) return `"${word}" cannot be a word: its id has small letters, joined by - (for example passion-fruit).`
  const long = parts.filter((phrase) => phrase.split(/\s+/).length > MOST_WORDS || slug(phrase) === '')
  if (long.length > 0) return `A part has one to ${MOST_WORDS} words: ${long.join(', ')}.`
  const [there] = [...lists].find(([, list]) => list.some((each) => each.id === id)) ?? []
  return there === undefined ? undefined : `There is a word "${id}" already, in assets/words/${there}.json.`
}

/** Returns the most frequent value in the category, as a first guess. */
function mostOf(name) {
  const counts = Map.groupBy(rows, (each) => each[name])
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0][0]
}

/** Returns the word's icon in each of the two sets, if there is one, or else our own drawing. */
function picturesFor() {
  const has = (set, name) => {
    try {
      return pictureOf(set, name) !== ''
    } catch {
      return false
    }
  }
  const named = (set) => values[set] ?? (has(set, id) ? id : undefined)
  const [flat, rich] = [named('flat'), named('rich')]
  return { ...(flat === undefined ? { own: id } : { flat }), ...(rich === undefined ? {} : { rich }) }
}

/** Adds the phrases of parts that no other word has yet, and returns their ids. */
function writeParts() {
  const english = read('src/domain/words/en/parts.json')
  const fresh = parts.filter((phrase) => !Object.hasOwn(english, slug(phrase)))
  if (fresh.length === 0) return []
  for (const language of ['en', ...LANGUAGES]) {
    const file = `src/domain/words/${language}/parts.json`
    const phraseIn = (phrase) => (language === 'en' ? phrase : '')
    writeJson(file, { ...read(file), ...Object.fromEntries(fresh.map((phrase) => [slug(phrase), phraseIn(phrase)])) })
  }
  return fresh.map(slug)
}

function writeAmerican(name) {
  const file = 'src/domain/words/en/twoEnglishes.json'
  const line = `\n    ${JSON.stringify(id)}: ${JSON.stringify([word, name]).replace('","', '", "')}`
  write(file, readFileSync(file, 'utf8').replace(/\]\n  \},/, `],${line}\n  },`))
}

/** Writes a grey ball as a placeholder for the model. */
function writeModel(file) {
  const name = id.replaceAll('-', '_')
  const isTaken = new RegExp(`^(def ${name}\\b|${name} =)|^ {4}${name},$`, 'm').test(readFileSync(file, 'utf8'))
  const marks = parts.map((phrase) => `    part('${slug(phrase)}', thing)\n`).join('')
  appendFileSync(
    file,
    `

@word('${id}')
def ${isTaken ? `a_${name}` : name}():
    # A placeholder: model it with the shapes of kit.py, and mark what is each part.
    from kit import ball, ${marks === '' ? '' : 'part, '}skin

    thing = ball(1.0, skin('#8C8C8C', rough=0.5))
${marks}`,
  )
  changed.push(file)
}

function left() {
  const missing = LANGUAGES.filter((language) => values[language] === undefined)
  return [
    ...(missing.length === 0 ? [] : [`Translate it: fill "${id}" in src/domain/words/{${missing.join(',')}}/words.json.`]),
    ...(newParts.length === 0 ? [] : [`Translate its parts: fill ${newParts.join(', ')} in src/domain/words/{${LANGUAGES.join(',')}}/parts.json.`]),
    ...(parts.length > 0
      ? [`Mark where each part is on the drawing: "place" in its row, as left, top, width and height from 0 to 1.`]
      : ['Say what makes it that thing: two or three parts in its row ("salient"), and their phrases in src/domain/words/*/parts.json.']),
    `Look at its row in assets/words/${category}.json: shapeFamily "${row.shapeFamily}", mainColour "${row.mainColour}"${values.shape && values.colour ? '' : ' (a guess)'}.`,
    ...(pictures.own === undefined ? [] : [`Draw assets/own/${id}.svg: it is a grey disc. Then: npm run packs -- --measure`]),
    `Speak it: npm run voice -- ${category} parts`,
    ...(model === null
      ? []
      : [
          `Model it in ${RENDERS}/${model}.py, and render it:
       blender -b --factory-startup -t 1 -P ${RENDERS}/render.py -- ${id}
       node ${RENDERS}/encode.mjs
     Then name the picture in its row ("realistic": ["${id}"]) and delete its line in ${STILL_DRAWN}.`,
        ]),
    'If it moves or sounds by itself: src/domain/trials/concepts/naturalMotion.ts, src/domain/words/naturalSounds.ts.',
    'npm run check, then npm run vitest -- --project assets',
  ]
}
