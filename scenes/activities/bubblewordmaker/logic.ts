import { dealt, shuffled } from '#domain/random'
import type { PromptPlan } from '#domain/trials/plan/prompts'
import { card, choose, readOn } from '#domain/trials/plan/mechanics'
import {
  type DeckWord,
  layOutlined,
  distractorWords,
  outlinedThing,
  OUTLINED_LETTERS,
  promptPicture,
  pictureNamed,
  sayingOf,
  wordsOfDeck,
} from '#domain/trials/concepts/outlined'
import { placeIn } from '#domain/trials/layout/placement'
import { layOut } from '#domain/trials/concepts/print'
import type { PlannedFor, RequestFor } from '#domain/trials/engine/request'
import { decksToPlay, firstDecks } from '#domain/words/firstDecks'
import { LETTERS_IN_LINE, LINE_EMS } from '#domain/words/outlinedWord'
import type { OutlineLevel } from './levels'
import type manifest from './manifest'

type Request = RequestFor<typeof manifest, OutlineLevel>
type Planned = PlannedFor<typeof manifest>

/** Delays (ms) after which the letters, the name and the picture follow the outline, which appears alone. */
const UNFOLDS = { lettersMs: 2000, nameMs: 4000, pictureMs: 6000 } as const
/** Delay (ms) between the picture that asks for a word and the words to choose from. */
const WORDS_AFTER_MS = 1000
/** Brightness of a waiting word in a phrase. */
const REST = 0.3
/** Gap between the words of a phrase, in letter sizes. `AT_THE_END` is the size of the picture at its end. */
const BETWEEN_WORDS = 0.35
const AT_THE_END = 0.5
/**
 * The prompts. The target word stays, one wrong word leaves, and the voice says the right one after 2 T (clinical-design.md). Words do not swell,
 * because they would cover each other.
 */
const help: PromptPlan = { 1: ['sway', 'dim-others'], 2: ['fade-one'], 3: ['voice', 'hop'], 4: ['others-out', 'hop'] }

const isPhrase = ({ text }: DeckWord): boolean => text.includes(' ')

/** Plans one word or phrase of the decks at a time. The warm-ups show a single word. */
export function planOutlines(request: Request): Planned {
  const { level, index, warmUp, deal, settings, decks } = request
  const all = decksToPlay(decks, settings.decks).flatMap(wordsOfDeck)
  const phrases = [...all, ...firstDecks().flatMap(wordsOfDeck)].filter(isPhrase)
  const words = all.some((word) => !isPhrase(word)) ? all.filter((word) => !isPhrase(word)) : all
  if (level.kind === 'read' && !warmUp) return read(dealt(deal(), all.some(isPhrase) ? all.filter(isPhrase) : phrases, index), request)
  const word = dealt(deal(), words, index)
  return level.kind === 'choose' ? find(word, words, level, request) : look(word, request)
}

/** Plans a word alone: its outline, letters, name and picture. */
function look(word: DeckWord, request: Request): Planned {
  const { settings } = request
  const known = pictureOf(word, request)
  const laid = layOutlined([word], known !== undefined, OUTLINED_LETTERS.alone, request)
  const picture = known === undefined || laid.picture === undefined ? [] : [promptPicture(known, laid.picture, request, 0)]
  const isBare = settings.shows === 'letters'
  return {
    mechanic: card({
      steps: 0,
      unfolds: {
        ...(settings.shows === 'both' ? { lettersMs: UNFOLDS.lettersMs } : {}),
        ...(settings.voice === 'after' ? { nameMs: UNFOLDS.nameMs } : {}),
        ...(picture[0] === undefined ? {} : { picture: { id: picture[0].id, afterMs: UNFOLDS.pictureMs } }),
      },
    }),
    stimuli: [
      ...laid.words.map((spot) => {
        const seen = { strength: isBare ? 0 : 1, letters: isBare ? 'now' : 'later', says: saysOf(word, request) } as const
        return outlinedThing('word', word, seen, { role: 'target', ...spot }, request)
      }),
      ...picture,
    ],
    records: { outline: isBare ? '0' : '1' },
  }
}

/** Plans a choice between words. A picture or the voice asks for one of them. */
function find(word: DeckWord, words: readonly DeckWord[], level: Extract<OutlineLevel, { kind: 'choose' }>, request: Request): Planned {
  const { settings, warmUp, turn, turns, random } = request
  const known = pictureOf(word, request)
  const others = warmUp ? [] : distractorWords(word, words, level.choices - 1, level.others, request)
  const shown = shuffled(random, [word, ...others.map(({ other }) => other)])
  const laid = layOutlined(shown, known !== undefined, OUTLINED_LETTERS.enough, request)
  const { strengths = [settings.shows === 'letters' && level.outlinesAlone !== true ? '0' : '1'], outlinesAlone = false } = level
  const strength = strengths[Math.floor((Math.max(0, turn) * strengths.length) / turns)] ?? '1'
  const isAlone = outlinesAlone || (settings.shows === 'outline' && level.strengths === undefined)
  const [nearest] = others.map(({ likeness }) => likeness).toSorted((one, two) => two - one)
  return {
    mechanic: choose({ help, reward: settings.voice === 'after' ? { names: true } : {} }),
    ...(known === undefined ? { cue: sayingOf(word.text, request.words) } : {}),
    stimuli: [
      ...(known === undefined || laid.picture === undefined ? [] : [promptPicture(known, laid.picture, request)]),
      ...shown.flatMap((each, order) => {
        const spot = laid.words[order]
        if (spot === undefined) return []
        const seen = { strength: Number(strength), letters: isAlone ? 'later' : 'now', says: saysOf(each, request) } as const
        const role = each === word ? 'target' : 'distractor'
        return [outlinedThing(`word-${order + 1}`, each, seen, { role, ...spot, ...(known === undefined ? {} : { after: WORDS_AFTER_MS }) }, request)]
      }),
    ],
    records: { outline: isAlone ? 'alone' : strength, ...(nearest === undefined ? {} : { likeness: nearest }) },
  }
}

/** Plans a phrase in which one word is lit at a time, with its picture at the end. */
function read(phrase: DeckWord, request: Request): Planned {
  const { settings, child, aspect, outlined } = request
  const { text, style } = phrase
  const pages = layOut([text.split(' ')], {
    lines: 2,
    size: OUTLINED_LETTERS.reading / LETTERS_IN_LINE,
    zones: child.dials.zones,
    aspect,
    widthOf: (word) => (outlined(word, style).width + BETWEEN_WORDS) / LINE_EMS,
  })
  const known = pictureOf(phrase, request)
  const spot = { place: placeIn(5, AT_THE_END, aspect), size: AT_THE_END }
  return {
    mechanic: readOn({ voice: settings.voice, everyMs: null, rest: REST, help: { 3: ['voice'] } }),
    stimuli: [
      ...pages
        .flatMap((page, number) => page.map((piece) => ({ ...piece, number })))
        .map(({ text: word, place, size, number }, order) => {
          const light = order === 0 ? 1 : number === 0 ? REST : 0
          return outlinedThing(
            `word-${order + 1}`,
            { text: word, style },
            { strength: 1, letters: 'now', page: number },
            { role: 'target', place, size, light },
            request,
          )
        }),
      ...(known === undefined ? [] : [promptPicture(known, spot, request, 0)]),
    ],
    records: { outline: '1' },
  }
}

const pictureOf = ({ text }: DeckWord, { settings, words }: Request) => (settings.photo ? pictureNamed(text, words) : undefined)

/** Returns whether the voice asks for a word. A word without a picture must be spoken; otherwise the child could not know which one is meant. */
const saysOf = (word: DeckWord, request: Request) =>
  request.settings.voice === 'after' || pictureOf(word, request) === undefined ? sayingOf(word.text, request.words) : undefined
