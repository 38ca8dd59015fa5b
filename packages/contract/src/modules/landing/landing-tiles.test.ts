import { expect, test } from 'vitest'
import { changeOfSettings, defaultSettings } from '../../settings/settings.ts'
import { defaultTiles, inOrder, landingTiles } from './landing-tiles.ts'

const tiles = landingTiles.map((key) => ({ key, needs: key === 'parcels' || key === 'documents' }))
const keys = (choices: typeof defaultTiles) => inOrder(tiles, choices).map(({ key }) => key)

test('shows figures that need attention first, the others in the default order', () => {
  const others = landingTiles.filter((key) => key !== 'parcels' && key !== 'documents')
  expect(keys(defaultTiles)).toEqual(['parcels', 'documents', ...others])
})

test('keeps a person’s own order, even if figures need attention', () => {
  const own = landingTiles.toReversed()
  const choices = Object.fromEntries(
    own.map((key, nth) => [key, { shown: true, place: nth + 1 }]),
  ) as unknown as typeof defaultTiles
  expect(keys(choices)).toEqual(own)
})

test('stores a choice with the settings, and ignores an impossible place', () => {
  const change = { landing: { rounds: { shown: false, place: 3 } } }
  expect(changeOfSettings(defaultSettings(), change).landing.rounds).toEqual({
    shown: false,
    place: 3,
  })
  const wrong = { landing: { rounds: { place: 99 } } }
  expect(changeOfSettings(defaultSettings(), wrong).landing.rounds.place).toBe(landingTiles.length)
})
