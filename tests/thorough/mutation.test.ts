import { expect, it } from 'vitest'
import { assertAreasCoverAll } from '../../scripts/mutation/areas.mjs'
import { faults } from '../../scripts/mutation/faults.mjs'
import { findFault } from '../../scripts/mutation/findFault.mjs'

it('puts each file of the domain, the data and the machines into one mutation area', () => {
  expect(assertAreasCoverAll).not.toThrow()
})

it('finds the place of each hand-made fault', () => {
  const lost = Object.values(faults)
    .flat()
    .filter((fault) => {
      try {
        return findFault(fault) === null
      } catch {
        return true
      }
    })
  expect(lost.map((fault) => fault.in)).toEqual([])
})
