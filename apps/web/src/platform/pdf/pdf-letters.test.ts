import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isWritable, writableText } from './pdf-letters.ts'

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
)

/** The code points of a font below 65,536: its table `cmap`, format 4 (OpenType specification). */
function lettersOf(file: string): Set<number> {
  const bytes = readFileSync(path.join(folder, file))
  const short = (at: number) => bytes.readUInt16BE(at)
  const tables = Array.from({ length: short(4) }, (_, nth) => 12 + 16 * nth)
  const table = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = bytes.readUInt32BE(table + 8)
  const subtables = Array.from(
    { length: short(cmap + 2) },
    (_, nth) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * nth),
  )
  const at = subtables.find((one) => short(one) === 4) ?? 0
  const segments = short(at + 6)
  const found = new Set<number>()
  for (let nth = 0; nth < segments; nth += 2) {
    const [last, first] = [short(at + 14 + nth), short(at + 16 + segments + nth)]
    const delta = short(at + 16 + 2 * segments + nth)
    const place = at + 16 + 3 * segments + nth
    const offset = short(place)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : short(place + offset + 2 * (code - first))
      if (glyph !== 0) found.add(code)
    }
  }
  return found
}

const fonts = ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map(lettersOf)
const isLetter = (code: number) => /[^\p{C}\p{Z}\ufffc\ufffd]/u.test(String.fromCodePoint(code))

test('the fonts contain exactly the letters listed as writable', () => {
  const [regular, medium] = fonts
  const wrong = []
  for (let code = 0x20; code < 0xffff; code += 1) {
    if (!isLetter(code)) continue
    const has = regular?.has(code) === true && medium?.has(code) === true
    if ((writableText(String.fromCodePoint(code)) !== '') !== has) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test.each(['João', 'Ana\u2011Lia', 'R$ 1.234,56 · 10 m²', 'Łukasz', 'Νίκος', 'Иван', 'Nguyễn'])(
  '%s is written',
  (name) => {
    expect(isWritable('pt', { name })).toBe(true)
  },
)

test.each(['Lǎo', 'Lǐ', 'محمد', '李', '👍'])('%s is not writable', (name) => {
  expect(isWritable('pt', { name })).toBe(false)
})
