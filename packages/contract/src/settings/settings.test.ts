import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeOfSettings,
  defaultSettings,
  keepUnchanged,
  readSettings,
  schemeNames,
} from './settings.ts'

test('no saved settings give the defaults, with the width of each layout (interface §12)', () => {
  expect(readSettings(undefined)).toEqual(defaultSettings())
  expect(defaultSettings().layout.config.containerWidth).toBe(1570)
  for (const style of ['layout2', 'layout3'] as const) {
    expect(readSettings({ layout: { style } }).layout.config.containerWidth).toBe(1120)
  }
  expect(schemeNames).toHaveLength(25)
})

test('saved settings are kept, even if only a part of them', () => {
  const saved = { theme: { navbar: 'dark7' }, layout: { config: { navbar: { folded: true } } } }
  const settings = readSettings(saved)
  expect(settings.theme).toEqual({ ...defaultSettings().theme, navbar: 'dark7' })
  expect(settings.layout.config.navbar).toEqual({
    ...defaultSettings().layout.config.navbar,
    folded: true,
  })
  expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
})

test.each([
  [{ theme: { main: 'neon' } }],
  [{ theme: 'dark1' }],
  [{ layout: { style: 'layout9', config: [] } }],
  [{ layout: { config: { navbar: { folded: 'yes', position: 3 }, containerWidth: '12' } } }],
  [{ fontSize: Number.NaN, direction: null, customScrollbars: 1, unknown: { deep: true } }],
])('%j falls back to the defaults', (saved) => {
  expect(readSettings(saved)).toEqual(defaultSettings())
})

test('a number out of its range is moved into it, and onto a step', () => {
  expect(readSettings({ fontSize: 500 }).fontSize).toBe(130)
  expect(readSettings({ fontSize: 94 }).fontSize).toBe(90)
  const { containerWidth } = readSettings({ layout: { config: { containerWidth: -1 } } }).layout
    .config
  expect(containerWidth).toBe(640)
})

test('any saved value can be shown', () => {
  const always = readSettings({})
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      expect(Object.keys(readSettings(saved))).toEqual(Object.keys(always))
      expect(readSettings(readSettings(saved))).toEqual(readSettings(saved))
    }),
  )
})

test('another layout brings its own measures, and leaves other choices', () => {
  const chosen = changeOfSettings(defaultSettings(), {
    layout: { config: { containerWidth: 1200, footer: { display: true } } },
    theme: { main: 'dark3' },
  })
  const { layout, theme } = changeOfSettings(chosen, { layout: { style: 'layout2' } })
  expect(layout.config.containerWidth).toBe(1120)
  expect(layout.config.toolbar.position).toBe('below')
  expect(layout.config.footer.display).toBe(true)
  expect(theme.main).toBe('dark3')
  const back = changeOfSettings(chosen, { layout: { style: 'layout1' } })
  expect(back).toEqual(chosen)
})

test('an unchanged part stays the same object', () => {
  const older = defaultSettings()
  expect(keepUnchanged(older, defaultSettings())).toBe(older)
  const newer = keepUnchanged(older, changeOfSettings(older, { theme: { main: 'dark2' } }))
  expect(newer.theme).toEqual({ ...older.theme, main: 'dark2' })
  expect(newer.layout).toBe(older.layout)
})
