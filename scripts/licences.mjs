import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const LICENCES = 'src/screens/credits/licences.json'

/** Picture sets whose drawings are part of our packs. Their packages lack the text of the licence. */
const pictureSets = [
  { name: '@iconify-json/fluent-emoji-flat', licence: 'MIT', holder: 'Microsoft Corporation' },
  { name: '@iconify-json/noto', licence: 'Apache-2.0', holder: 'Google LLC' },
]

const mit = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

// Returns the text of the Apache licence without the notice of a single holder.
const apache = () => tidied(readFileSync('node_modules/typescript/LICENSE.txt', 'utf8'))

const tidied = (text) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()

/** Returns the notices that the shipped packages and picture sets require, as the text of the committed file. */
export function licencesText() {
  const texts = []
  const indexOf = (text) => {
    if (!texts.includes(text)) texts.push(text)
    return texts.indexOf(text)
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const rows = pictureSets.map(({ name, licence, holder }) => ({
    name,
    version: packages[`node_modules/${name}`].version,
    licence,
    text: indexOf(licence === 'MIT' ? mit(holder) : apache()),
  }))
  for (const [place, { dev, version, license }] of Object.entries(packages)) {
    if (place === '' || dev) continue
    // "(MIT OR CC0-1.0)" leaves the choice to us. This chooses the first licence that requires nothing of the built product.
    const choices = license.replaceAll(/[()]/g, '').split(' OR ')
    const licence = choices.find((each) => !each.startsWith('MPL')) ?? choices[0]
    rows.push({ name: place.replace(/^.*node_modules\//, ''), version, licence, text: indexOf(textOf(place, licence)) })
  }
  const known = rows.filter((row, index) => rows.findIndex((other) => other.name === row.name && other.version === row.version) === index)
  return `${JSON.stringify({ packages: known, texts }, null, 1)}\n`
}

function textOf(place, licence) {
  const files = existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
        .map(({ name }) => name)
        .toSorted()
    : []
  if (files.length > 0) return files.map((file) => tidied(readFileSync(path.join(place, file), 'utf8'))).join('\n\n')
  const { author, contributors } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'))
  const holder = [author, ...(contributors ?? [])].find(Boolean)
  const textFor = (each) => {
    if (each === 'Apache-2.0') return apache()
    if (each === 'MIT') return mit((typeof holder === 'string' ? holder : holder?.name)?.replace(/ *[<(].*/, '') ?? 'its authors')
    throw new Error(`${place} comes without the text of its licence, ${licence}.`)
  }
  return licence.split(' AND ').map(textFor).join('\n\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(LICENCES, licencesText())
