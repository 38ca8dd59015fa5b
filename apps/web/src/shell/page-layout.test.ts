import { changeOfSettings, defaultSettings } from '@portaria/contract/settings/settings'
import { expect, test } from 'vitest'
import { partsOf } from './page-layout.ts'

const everything = changeOfSettings(defaultSettings(), {
  layout: {
    config: {
      footer: { display: true },
      leftSidePanel: { display: true },
      rightSidePanel: { display: true },
    },
  },
}).layout.config

test('a page has the parts chosen in the settings', () => {
  expect(partsOf(everything)).toEqual({
    navbar: true,
    toolbar: true,
    footer: true,
    leftSidePanel: true,
    rightSidePanel: true,
    footerTools: false,
  })
  expect(partsOf(defaultSettings().layout.config)).toMatchObject({ navbar: true, footer: false })
})

test('a page may hide any of them, without a replacement', () => {
  const bare = { navbar: false, toolbar: false, footer: false, sidePanels: false } as const
  expect(Object.values(partsOf(everything, bare))).toEqual(Array.from({ length: 6 }, () => false))
})

test('a hidden toolbar moves its most important tools to the footer', () => {
  const config = { ...everything, toolbar: { ...everything.toolbar, display: false } }
  expect(partsOf(config)).toMatchObject({ toolbar: false, footerTools: true })
  expect(partsOf(config, { toolbar: false }).footerTools).toBe(false)
})
