import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { catchDroppedFiles, useDroppedFile } from '#app/forms/droppedFiles'

catchDroppedFiles(window)

function Taker({ name, onFile }: { name: string; onFile: (file: string) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useDroppedFile(place, (file) => onFile(`${name} ${file.name}`))
  return <div ref={place} id={name} />
}

async function open(...names: readonly string[]): Promise<readonly string[]> {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const taken: string[] = []
  await act(async () =>
    root.render(
      <>
        <input />
        {names.map((name) => (
          <Taker key={name} name={name} onFile={(file) => taken.push(file)} />
        ))}
      </>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return taken
}

/** Drops a file on an element. Returns whether the browser would open it. */
function drop(selector: string, file: File | null): boolean {
  const dataTransfer = { types: file === null ? ['text/plain'] : ['Files'], files: file === null ? [] : [file], dropEffect: 'copy' }
  const said = ['dragover', 'drop'].map((type) =>
    document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })),
  )
  return said.includes(true)
}

const file = new File(['x'], 'a.zip')

it('prevents the browser from opening a dropped file on a page that takes none', async () => {
  await open()
  expect(drop('main', file)).toBe(false)
  expect(drop('input', file)).toBe(false)
})

it('leaves text dropped into a field to the field', async () => {
  await open()
  expect(drop('input', null)).toBe(true)
  expect(drop('main', null)).toBe(false)
})

it('treats a file dropped anywhere on a page like a chosen one', async () => {
  const taken = await open('import')
  expect(drop('main', file)).toBe(false)
  expect(taken).toEqual(['import a.zip'])
})

it('gives a file to the part it is dropped on, and to none if dropped between several', async () => {
  const taken = await open('thing', 'scene')
  drop('#scene', file)
  drop('main', file)
  expect(taken).toEqual(['scene a.zip'])
})
