import { anyText } from '@portaria/contract/testing/any-text'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { storableText } from './cell-text.ts'
import { writeCsv } from './csv-writer.ts'
import { allLines, fileFrom, removeHandMadeFiles } from './hand-made-file.ts'
import { SHEET_LIMITS } from './sheet.ts'
import type { WrittenCell } from './written-cell.ts'
import { openXlsxPackage } from './xlsx-package.ts'
import { readXlsx } from './xlsx-reader.ts'
import { writeXlsx } from './xlsx-writer.ts'

afterAll(removeHandMadeFiles)

async function* failing(): AsyncGenerator<string[]> {
  yield ['a']
  throw new Error('the database is gone')
}

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}

async function partsOf(name: string, lines: readonly (readonly WrittenCell[])[]) {
  const xlsx = await openXlsxPackage(await fileFrom(writeXlsx(name, each(lines))), SHEET_LIMITS)
  const part = async (path: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsx.read(path)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  const parts = {
    sheet: await part('xl/worksheets/sheet1.xml'),
    workbook: await part('xl/workbook.xml'),
  }
  xlsx.close()
  return parts
}

test('reads back the written text, except for characters that no spreadsheet can hold', async () => {
  const anyCell = fc.oneof(
    anyText,
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
    fc.string({
      unit: fc.constantFrom('<', '&', '>', '"', ']', '\t', '\r', '\n', ' ', '_x000D_', '_x', '_'),
    }),
  )
  const table = fc.array(fc.array(anyCell, { maxLength: 5 }), { maxLength: 8 })
  const file = await fileFrom(writeCsv(each([])))
  await fc.assert(
    fc.asyncProperty(table, async (lines) => {
      const filled = lines
        .map((cells, index) => ({
          line: index + 1,
          cells: withoutLastEmpty(cells.map(storableText)),
        }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      const width = filled[0]?.cells.length ?? 0
      const expected = filled.map(({ line, cells }) => [
        line,
        ...cells.slice(0, width),
        ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
      ])
      expect(await allLines(readXlsx(await fileFrom(writeXlsx('a', each(lines)), file)))).toEqual(
        expected,
      )
    }),
    { numRuns: 100 },
  )
})

function withoutLastEmpty(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

test('has a bold head that stays in view and filters, and columns as wide as their content', async () => {
  const { sheet } = await partsOf('Moradores', [
    ['Nome', 'Obs'],
    ['Maria Aparecida dos Santos', 'x'.repeat(500)],
  ])
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  )
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
  expect(sheet).toContain('<c r="A1" s="2" t="inlineStr">')
  expect(sheet).toContain('<c r="A2" s="1" t="inlineStr">')
  expect(sheet).toContain('<col min="1" max="1" width="29" style="1" customWidth="1"/>')
  expect(sheet).toContain('<col min="2" max="2" width="48" style="1" customWidth="1"/>')
})

test('names columns past Z, and lets a cell be as long as in Excel', async () => {
  const { sheet } = await partsOf('a', [
    Array.from({ length: 703 }, () => 'x'),
    ['😀'.repeat(20_000)],
  ])
  expect(sheet).toContain('r="Z1"')
  expect(sheet).toContain('r="AA1"')
  expect(sheet).toContain('r="AAA1"')
  expect(sheet).toContain(`>${'😀'.repeat(16_383)}\ufffd</t>`)
})

test('makes an empty sheet without lines', async () => {
  const { sheet } = await partsOf('a', [])
  expect(sheet).toMatch(/<sheetData><\/sheetData><\/worksheet>$/)
  expect(sheet).not.toContain('<cols>')
})

test.each([
  ['Moradores & Cia', 'Moradores &amp; Cia'],
  ['Entrada/Saída [2025]', 'Entrada Saída  2025'],
  ["'a'", 'a'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ['History', '1'],
  ['', '1'],
])('fits the sheet name %j to Excel', async (name, fitted) => {
  expect((await partsOf(name, [])).workbook).toContain(`<sheet name="${fitted}" `)
})

test.each([
  ['XLSX', (lines: AsyncIterable<string[]>) => writeXlsx('a', lines)],
  ['CSV', writeCsv],
])(
  'ends the lines when a %s stream is destroyed, and destroys the stream when lines fail',
  async (_, write) => {
    let written = 0
    let ended = false
    async function* endless(): AsyncGenerator<string[]> {
      try {
        for (;;) {
          written += 1
          // Waits as a database would, and does not pack well.
          await new Promise(setImmediate)
          yield [Math.random().toString(36).repeat(20)]
        }
      } finally {
        ended = true
      }
    }
    for await (const chunk of write(endless())) {
      if (written > 1000 && chunk) break
    }
    await expect.poll(() => ended).toBe(true)

    await expect(write(failing()).toArray()).rejects.toThrow('the database is gone')
  },
)

test('waits for its reader', async () => {
  let written = 0
  async function* many(): AsyncGenerator<string[]> {
    for (; written < 100_000; written += 1) yield [Math.random().toString(36).repeat(20)]
  }
  const stream = writeXlsx('a', many())
  await new Promise<void>((resolve) => stream.once('readable', resolve))
  // Long enough for a stream without back pressure to take all lines.
  for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate)
  expect(written).toBeLessThan(50_000)
  stream.destroy()
})

test('writes numbers and days as such, and reads them back', async () => {
  const day = { day: '2026-07-01', text: '01/07/2026' }
  const lines: WrittenCell[][] = [
    ['a', 'b', 'c'],
    [day, 12.5, '12,5'],
  ]
  const { sheet } = await partsOf('x', lines)
  expect(sheet).toContain('<c r="A2" s="4"><v>46204</v></c><c r="B2" s="3"><v>12.5</v></c>')
  const file = await fileFrom(writeXlsx('x', each(lines)))
  expect(await allLines(readXlsx(file))).toEqual([
    [1, 'a', 'b', 'c'],
    [2, '01/07/2026', '12,5', '12,5'],
  ])
})

test('begins further sheets, whose names differ, and selects the first alone', async () => {
  const lines: WrittenCell[][] = [
    ['a'],
    ['1'],
    [{ sheet: 'Visitas' }],
    ['b'],
    ['2'],
    [{ sheet: 'visitas' }],
    ['c'],
  ]
  const xlsx = await openXlsxPackage(await fileFrom(writeXlsx('Resumo', each(lines))), SHEET_LIMITS)
  const part = async (path: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsx.read(path)) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  }
  const workbook = await part('xl/workbook.xml')
  expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Resumo',
    'Visitas',
    'visitas (2)',
  ])
  const sheets = await Promise.all([1, 2, 3].map((one) => part(`xl/worksheets/sheet${one}.xml`)))
  xlsx.close()
  expect(
    sheets.map((xml) => [...xml.matchAll(/<t [^>]*>([^<]*)</g)].map(([, text]) => text)),
  ).toEqual([['a', '1'], ['b', '2'], ['c']])
  expect(sheets.map((xml) => xml.includes('tabSelected'))).toEqual([true, false, false])
})
