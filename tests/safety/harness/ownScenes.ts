import type { PhotoNote } from '#domain/photos/photo'
import { ownWordId } from '#domain/words/ownWords'
import type { OwnPictures } from '#ports/photos'

/** Returns the least calm scene that a family could make: a white kitchen, nearly all at full brightness, with a saturated red thing. */
const scene = (name: string, red: boolean): PhotoNote => ({
  wordId: ownWordId(name),
  name: 'cup',
  category: 'everyday',
  parts: [],
  scene: [0.3, 0.4, 0.25, 0.2],
  look: { needsOutline: false, mainColour: red ? 'red' : 'white', shapeFamily: 'round' },
  savedAt: 0,
  bytes: 0,
})
const notes = [scene('red', true), scene('white', false)] as const

const SIDE = 512

/** Photos of a child whose family made such scenes. */
export const ownScenes: OwnPictures = {
  list: () => Promise.resolve(notes),
  async find(_childId, wordId) {
    const note = notes.find((each) => each.wordId === wordId)
    if (note?.scene === undefined) return null
    const canvas = new OffscreenCanvas(SIDE, SIDE)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no 2D canvas')
    const [x, y, width, height] = note.scene.map((share) => share * SIDE) as [number, number, number, number]
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.fillStyle = note.look.mainColour === 'red' ? '#ff0000' : '#dddddd'
    context.fillRect(x, y, width, height)
    return { ...note, blob: await canvas.convertToBlob() }
  },
}
