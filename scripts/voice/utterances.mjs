import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Everything that must be spoken, by pack: `{ animals: [{ name, text }] }`. A word's name is its id. The parts of things
 * ("long tail") are spoken word by word: whole, they would be three times as large.
 */
export function utterances() {
  const lists = readdirSync('assets/words')
    .toSorted()
    .map((file) => [path.basename(file, '.json'), read(path.join('assets/words', file))])
  const said = lists.flatMap(([, words]) => words.flatMap(({ salient }) => salient.flatMap(({ phrase }) => phrase.split(' '))))
  return {
    phrases: Object.entries(read('src/domain/words/en/phrases.json')).map(([name, text]) => ({ name, text })),
    parts: [...new Set(said)].toSorted().map((word) => ({ name: word, text: word })),
    ...Object.fromEntries(lists.map(([category, words]) => [category, words.map(({ id, say }) => ({ name: id, text: say }))])),
  }
}
