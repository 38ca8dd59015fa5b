import { stat } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { attackFiles } from './attack-files.ts'
import { removeHandMadeFiles, workbookOf } from './hand-made-file.ts'
import { mergedLines } from './merged-cells.ts'
import { readNumberFormats } from './number-format.ts'
import { SHEET_LIMITS } from './sheet.ts'
import { readXlsx } from './xlsx-reader.ts'

afterAll(removeHandMadeFiles)

test.each(Object.entries(attackFiles))('refuses %s', async (_, { code, make }) => {
  const file = await make()
  expect((await stat(file)).size).toBeLessThan(SHEET_LIMITS.xlsxBytes)
  await expect(Array.fromAsync(readXlsx(file))).rejects.toMatchObject({ name: 'SheetError', code })
})

test('reports a limit where it is met, not at the end of the part', async () => {
  let chunks = 0
  async function* endless() {
    yield Buffer.from('<styleSheet><cellXfs>')
    for (; chunks < 10_000; chunks += 1) yield Buffer.from('<xf/>'.repeat(1_000))
  }
  await expect(readNumberFormats(endless())).rejects.toMatchObject({ code: 'too_complex' })
  expect(chunks).toBe(65)
})

test('keeps one open merge per column, however many overlap', () => {
  const over = (from: number) => ({ column: 0, from, to: 1_048_576 })
  const { fill } = mergedLines([...Array.from({ length: 50_000 }, () => over(1)), over(2)])
  expect(fill({ line: 1, cells: ['Ipê', 'a'] })).toEqual([])
  expect(fill({ line: 2, cells: ['Jacarandá', 'b'] })).toEqual([])
  expect(fill({ line: 3, cells: ['', 'c'] })).toEqual(['Jacarandá'])
})

test('makes no line as wide as the sheet for a cell in the last column', async () => {
  const row = (nth: number) =>
    `<row r="${nth}"><c r="A${nth}"><v>1</v></c><c r="XFD${nth}"><v>1</v></c></row>`
  const head = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const rows = head + Array.from({ length: 1_000 }, (_, nth) => row(nth + 2)).join('')
  const lines = await Array.fromAsync(readXlsx(await workbookOf({ rows })))
  expect(lines).toHaveLength(1_001)
  expect(new Set(lines.map(({ cells }) => cells.length))).toEqual(new Set([1]))
})
