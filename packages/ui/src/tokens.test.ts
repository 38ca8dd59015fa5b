import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio, parseSchemes } from './theme/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const schemes = parseSchemes(css)

const grounds = ['ground', 'surface', 'raised', 'sunken']
const words = ['ink', 'muted', 'accent-ink', 'danger-ink', 'success-ink', 'warning-ink']

/** Text and what lies behind it. */
const textPairs: [string, string][] = [
  ...words.flatMap((word) => grounds.map((ground): [string, string] => [word, ground])),
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

/** The edge of a control, the focus ring and filled controls must be seen: WCAG 1.4.11. */
const edgePairs: [string, string][] = ['line-strong', 'accent', 'danger', 'accent-ink'].flatMap(
  (edge) => ['ground', 'surface', 'raised'].map((ground): [string, string] => [edge, ground]),
)

test('the style sheet has a light and a dark scheme, each complete', () => {
  expect([...schemes.keys()]).toEqual(expect.arrayContaining(['light1', 'dark1']))
  const names = [...(schemes.get('light1')?.keys() ?? [])].toSorted()
  expect(names.length).toBeGreaterThan(20)
  for (const scheme of schemes.values()) expect([...scheme.keys()].toSorted()).toEqual(names)
})

describe.each([...schemes])('scheme %s', (_name, colours) => {
  const ratio = ([front, back]: [string, string]) =>
    contrastRatio(colours.get(front) ?? '', colours.get(back) ?? '')

  test.each(textPairs)('%s on %s can be read', (front, back) => {
    expect(ratio([front, back])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('%s on %s can be seen', (front, back) => {
    expect(ratio([front, back])).toBeGreaterThanOrEqual(3)
  })
})
