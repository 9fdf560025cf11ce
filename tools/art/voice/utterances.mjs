import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Returns all texts to be spoken, by pack: `{ animals: [{ name, text }] }`. The name of a word is its id. A word with a different American name has a second
 * clip, `eggplant-us`. The parts of things ("long tail") are spoken word by word, because whole phrases would need three times as much space.
 */
export function utterances() {
  const lists = readdirSync('assets/words')
    .toSorted()
    .map((file) => [path.basename(file, '.json'), read(path.join('assets/words', file))])
  const english = read('src/domain/words/en/twoEnglishes.json')
  const said = [...Object.values(read('src/domain/words/en/parts.json')), ...Object.values(english.americanParts)].flatMap((phrase) => phrase.split(' '))
  const names = ({ id, say }) => [{ name: id, text: say }, ...(Object.hasOwn(english.words, id) ? [{ name: `${id}-us`, text: english.words[id][1] }] : [])]
  return {
    phrases: Object.entries(read('src/domain/words/en/phrases.json')).map(([name, text]) => ({ name, text })),
    parts: [...new Set(said)].toSorted().map((word) => ({ name: word, text: word })),
    ...Object.fromEntries(lists.map(([category, words]) => [category, words.flatMap(names)])),
  }
}
