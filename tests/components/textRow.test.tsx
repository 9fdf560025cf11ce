import { expect, it } from 'vitest'
import { TextRow } from '../../src/screens/texts/TextRow'
import { show } from '../support/page'

const rowWith = (may: { readonly change: boolean; readonly order: boolean }) =>
  [
    ...show(
      <TextRow
        own={{ id: 't', text: 'The sun is warm.', order: 1 }}
        isFirst={false}
        opened={null}
        may={may}
        onOpen={() => {}}
        onLeave={() => {}}
        onSave={async () => true}
        onEarlier={() => {}}
        onRemove={() => {}}
      />,
    ).place.querySelectorAll('button'),
  ].map(({ textContent }) => textContent)

it('offers only the actions the person may perform on the text', () => {
  expect(rowWith({ change: true, order: true })).toEqual(['Change', 'Move up', 'Delete'])
  expect(rowWith({ change: true, order: false })).toEqual(['Change', 'Delete'])
  expect(rowWith({ change: false, order: false })).toEqual([])
})
