import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './theme/contrast.ts'
import { mixHex } from './theme/oklch.ts'

const css = readFileSync(new URL('./schemes.css', import.meta.url), 'utf8')

const names = [
  ...['light', 'dark'].flatMap((kind) => Array.from({ length: 12 }, (_, at) => `${kind}${at + 1}`)),
  'greyDark',
]

/** Computes the colours of an element with this scheme, by the cascade of the style sheet. */
function coloursOf(name: string): Map<string, string> {
  const colours = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const exact = selectors.includes(`[data-theme="${name}"]`)
    const prefix = /\[data-theme\^="(\w+)"\]/.exec(selectors)?.[1]
    if (!exact && !(prefix !== undefined && name.startsWith(prefix))) continue
    for (const [, token, value] of body.matchAll(/--ui-([\w-]+):\s*([^;]+);/g)) {
      if (token && value) colours.set(token, value)
    }
  }
  return colours
}

const grounds = ['ground', 'surface', 'raised', 'sunken']
const words = ['ink', 'muted', 'accent-ink', 'danger-ink', 'success-ink', 'warning-ink']

/** Text colours and their backgrounds; `hovered` is a ground under the pointer. */
const textPairs: [string, string][] = [
  ...words.flatMap((word) =>
    grounds.flatMap((ground): [string, string][] => [
      [word, ground],
      [word, `hovered ${ground}`],
    ]),
  ),
  ['ground', 'ink'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...['accent', 'danger', 'success', 'warning'].flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
]

/** Edges of controls, the focus ring and filled controls, which must be visible (WCAG 1.4.11). */
const edgePairs: [string, string][] = ['line-strong', 'accent', 'danger', 'accent-ink'].flatMap(
  (edge) => ['ground', 'surface', 'raised'].map((ground): [string, string] => [edge, ground]),
)

test('there are 25 schemes, each complete and all different', () => {
  const all = names.map(coloursOf)
  const tokens = [...(all[0]?.keys() ?? [])].toSorted()
  expect(tokens.length).toBeGreaterThan(20)
  for (const colours of all) expect([...colours.keys()].toSorted()).toEqual(tokens)
  const looks = all.map((colours) => ['ground', 'accent', 'sunken'].map((key) => colours.get(key)))
  expect(new Set(looks.map(String)).size).toBe(25)
})

test('a page without a scheme has the first one', () => {
  expect(css).toMatch(/:root,\s*\[data-theme="light1"\]/)
})

describe.each(names)('scheme %s', (name) => {
  const colours = coloursOf(name)
  const colour = (token: string) => {
    const hovered = /^hovered (.+)$/.exec(token)?.[1]
    if (hovered === undefined) return colours.get(token) ?? ''
    return mixHex(colours.get('ink') ?? '', 0.05, colours.get(hovered) ?? '')
  }

  test.each(textPairs)('%s on %s can be read', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('%s on %s can be seen', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(3)
  })
})
