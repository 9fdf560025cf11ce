import { jsPDF } from 'jspdf'
import { cardPlaces, type CardPlace, fitInto } from '#domain/words/cardSheet'
import { pathSteps } from '#domain/words/pathData'
import type { CardLook, WordCard, WordCards, WordShape } from '#ports/wordCards'

/** Space around a word and around a picture, in heights of the card. `CUT` is the line along which cards are cut (mm). */
const ROOM = { word: 0.12, picture: 0.06 } as const
const CUT = { width: 0.2, grey: 160 } as const

/** Creates cards as a PDF of lines and areas, which stay sharp at any size. Only pictures consist of pixels. */
export const wordCards: WordCards = {
  sheet: async (cards, look) => {
    const page = new jsPDF({ unit: 'mm', format: look.paper, orientation: 'portrait', compress: true })
    page.setProperties({ title: look.title })
    page.setLanguage(look.language as 'en')
    page.setDisplayMode('fullpage')
    const fronts = cardPlaces(cards.length, look.paper, 'front')
    for (const [index, place] of fronts.entries()) drawFront(page, place, cards[index], look)
    cut(page, fronts)
    if (cards.some(({ picture }) => picture !== null)) {
      page.addPage()
      const backs = cardPlaces(cards.length, look.paper, 'back')
      for (const [index, place] of backs.entries()) drawBack(page, place, cards[index], look)
      cut(page, backs)
    }
    return page.output('blob')
  },
}

function drawFront(page: jsPDF, place: CardPlace, card: WordCard | undefined, { ground, outline, letters }: CardLook): void {
  if (card === undefined) return
  fill(page, place, ground)
  const { shape } = card
  const inside = fitInto(place, shape, ROOM.word)
  if (shape.outline !== null) {
    page.setDrawColor(outline).setLineWidth((shape.line * inside.width) / shape.width)
    page.setLineJoin('round')
    trace(page, shape.outline, shape, inside)
    page.stroke()
  }
  if (shape.letters === null) return
  page.setFillColor(letters)
  trace(page, shape.letters, shape, inside)
  page.fillEvenOdd()
}

function drawBack(page: jsPDF, place: CardPlace, card: WordCard | undefined, { ground }: CardLook): void {
  fill(page, place, ground)
  if (card === undefined || card.picture === null) return
  const { x, y, width, height } = fitInto(place, { width: 1, height: 1 }, ROOM.picture)
  page.addImage(card.picture, 'PNG', x, y, width, height)
}

/** Draws the outline of a word, scaled to fit its place. */
function trace(page: jsPDF, data: string, shape: WordShape, place: CardPlace): void {
  const scale = place.width / shape.width
  const at = ([x, y]: readonly [number, number]) => [place.x + x * scale, place.y + y * scale] as const
  for (const step of pathSteps(data)) {
    if (step.does === 'close') page.close()
    else if (step.does === 'curve') page.curveTo(...at(step.by[0]), ...at(step.by[1]), ...at(step.to))
    else if (step.does === 'move') page.moveTo(...at(step.to))
    else page.lineTo(...at(step.to))
  }
}

function fill(page: jsPDF, { x, y, width, height }: CardPlace, colour: string): void {
  page.setFillColor(colour).rect(x, y, width, height, 'F')
}

function cut(page: jsPDF, places: readonly CardPlace[]): void {
  page.setDrawColor(CUT.grey).setLineWidth(CUT.width)
  for (const { x, y, width, height } of places) page.rect(x, y, width, height, 'S')
}
