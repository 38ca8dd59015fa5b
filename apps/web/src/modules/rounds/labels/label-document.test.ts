import type { PointLabel } from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import { expect, it } from 'vitest'
import { labelDocument } from './label-document.ts'
import { labelSizes } from './label-sizes.ts'

const label = (nth: number, more: Partial<PointLabel> = {}): PointLabel => ({
  id: `id ${nth}`,
  name: `Ponto ${nth}`,
  place: 'Garagem',
  code_number: nth,
  code: 'A'.repeat(77),
  ...more,
})

const words = {
  title: 'Etiquetas',
  company: 'Residencial Bosque',
  scan: 'Aponte a câmera',
  codeOf: (number: number) => `Código nº ${number}`,
}

type Part = {
  qr?: string
  fit?: number
  canvas?: { x1: number; x2: number; y1: number; y2: number }[]
  pageBreak?: string
  absolutePosition?: { x: number; y: number }
}

const partsOf = (count: number, size: (typeof labelSizes)[number]) =>
  labelDocument(
    Array.from({ length: count }, (_, nth) => label(nth + 1)),
    size,
    words,
  ).content as Part[]

it.each([
  ['small', 12],
  ['medium', 4],
  ['large', 1],
] as const)('a sheet of %s labels has %i of them', (size, onPage) => {
  const parts = partsOf(2 * onPage + 1, size)
  expect(parts.filter(({ qr }) => qr)).toHaveLength(2 * onPage + 1)
  expect(parts.filter(({ pageBreak }) => pageBreak)).toHaveLength(2)
})

it.each(labelSizes)('places labels of size %s on the paper with their cut marks', (size) => {
  for (const { absolutePosition: at, canvas = [], fit = 0 } of partsOf(12, size)) {
    if (!at) continue
    const [xs, ys] = [
      canvas.flatMap(({ x1, x2 }) => [x1, x2]),
      canvas.flatMap(({ y1, y2 }) => [y1, y2]),
    ]
    expect(Math.min(at.x, ...xs.map((x) => at.x + x))).toBeGreaterThanOrEqual(0)
    expect(Math.max(at.x + fit, ...xs.map((x) => at.x + x))).toBeLessThanOrEqual(595.3)
    expect(Math.min(at.y, ...ys.map((y) => at.y + y))).toBeGreaterThanOrEqual(0)
    expect(Math.max(at.y + fit, ...ys.map((y) => at.y + y))).toBeLessThanOrEqual(841.9)
  }
})

it('shortens a name that is too long, and omits letters that the font lacks', () => {
  const said = JSON.stringify(
    labelDocument([label(3, { name: `🚪 ${'Corredor '.repeat(12)}` })], 'small', words).content,
  )
  expect(said).toContain('Corredor Corredor')
  expect(said).toContain('…')
  expect(said).not.toContain('🚪')
  expect(said).toContain('Código nº 3')
})

it.each(labelSizes)('says on a label of size %s how to scan it, and whose it is', (size) => {
  const said = JSON.stringify(labelDocument([label(3)], size, words).content)
  expect(said).toContain('Aponte a câmera')
  expect(said).toContain('Residencial Bosque · Código nº 3')
})
