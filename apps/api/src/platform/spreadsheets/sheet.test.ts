import { expect, test } from 'vitest'
import { sheetFormat } from './sheet.ts'

test('only a file that begins as a zip file is a workbook', () => {
  expect(sheetFormat(Buffer.from('PK\x03\x04rest', 'latin1'))).toBe('xlsx')
  expect(sheetFormat(Buffer.from('PK;Nome'))).toBe('csv')
  expect(sheetFormat(Buffer.from(''))).toBe('csv')
})
