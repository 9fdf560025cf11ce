import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }
import twoEnglishes from '../../src/domain/words/en/twoEnglishes.json' with { type: 'json' }
import { phraseIds, phraseText } from '#domain/words/utterance'
import { languages } from '#domain/language'
import { hasBuiltInVoice } from '#domain/words/builtInVoice'
import { categories, type Word } from '#domain/words/words'

type Places = Readonly<Record<string, readonly [text: string, start: number, length: number]>>

const folder = 'assets/voice/en'
const packs = [...categories, 'phrases', 'parts']
const placesOf = (pack: string) => JSON.parse(readFileSync(`${folder}/${pack}.json`, 'utf8')) as Places
const wordsOf = (category: string) => JSON.parse(readFileSync(`assets/words/${category}.json`, 'utf8')) as readonly Word[]
const texts = (pack: string) => Object.fromEntries(Object.entries(placesOf(pack)).map(([name, [text]]) => [name, text]))

describe('the built-in voice (npm run voice)', () => {
  it.each(categories)('says every word of %s as listed, by both English names, and nothing else', (category) => {
    const american = new Map(Object.entries(twoEnglishes.words).map(([id, [, name = '']]) => [id, name]))
    const wanted = wordsOf(category).flatMap(({ id, say }) => [[id, say], ...(american.has(id) ? [[`${id}-us`, american.get(id)]] : [])])
    expect(texts(category)).toEqual(Object.fromEntries(wanted))
  })

  it('says every phrase', () => {
    expect(texts('phrases')).toEqual(Object.fromEntries(phraseIds.map((id) => [id, phraseText(id)])))
  })

  it('says every part of every thing, word by word', () => {
    const needed = new Set([...Object.values(englishParts), ...Object.values(twoEnglishes.americanParts)].flatMap((phrase) => phrase.split(' ')))
    expect(Object.keys(placesOf('parts')).toSorted()).toEqual([...needed].toSorted())
  })

  it.each(packs)('has %s as consecutive complete clips, each of audible length', (pack) => {
    const bytes = readFileSync(`${folder}/${pack}.mp3`)
    let end = 0
    for (const [start, length] of Object.values(placesOf(pack)).map(([, ...place]) => place)) {
      expect(start).toBe(end)
      expect(bytes.readUInt16BE(start) & 0xffe0).toBe(0xffe0)
      expect(length).toBeGreaterThan(400)
      end = start + length
    }
    expect(end).toBe(bytes.length)
  })

  it('is offered only in languages that have clips', () => {
    expect(languages.filter(hasBuiltInVoice).toSorted()).toEqual(readdirSync('assets/voice').toSorted())
  })

  it('has no other file', () => {
    const files = readdirSync(folder)
    expect(files.toSorted()).toEqual(packs.flatMap((pack) => [`${pack}.json`, `${pack}.mp3`]).toSorted())
  })
})
