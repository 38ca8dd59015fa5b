import { expect, test } from 'vitest'
import { packLists } from './pack-lists.ts'
import { musterOfPack } from './pack-muster.ts'
import { bare, moment, samplePack } from './pack-samples.ts'

const units = ['A', 'B'].map((name) => ({
  ...bare,
  id: name,
  title: `Torre ${name}`,
  residents: 3,
}))

const musterOf = (given: Parameters<typeof samplePack>[0]) => {
  const pack = samplePack({ units, ...given })
  return musterOfPack({ pack, aheadMs: 0, lines: [], lists: packLists(pack, [], moment), moment })
}

test('somebody who lives in two units counts once, as with a network', () => {
  expect(musterOf({ residents: 5 }).residents).toBe(5)
})

test('a pack of an earlier version counts by its units', () => {
  expect(musterOf({}).residents).toBe(6)
})
