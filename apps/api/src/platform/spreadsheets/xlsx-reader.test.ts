import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import {
  allLines,
  fileOf,
  type HandMadeWorkbook,
  removeHandMadeFiles,
  timesOpen,
  workbookOf,
  zipOf,
} from './hand-made-file.ts'
import { SHEET_LIMITS } from './sheet.ts'
import { readSheet } from './sheet-reader.ts'
import { readXlsx } from './xlsx-reader.ts'

afterAll(removeHandMadeFiles)

const read = async (made: HandMadeWorkbook, limits = SHEET_LIMITS) =>
  allLines(readXlsx(await workbookOf(made), limits))

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

describe('cells', () => {
  test('take shared strings: plain, rich, spaced, escaped, without their pronunciation', async () => {
    const lines = await read({
      sharedStrings:
        '<si><t>Nome</t></si><si><r><t xml:space="preserve">João </t></r><r><rPr><b/></rPr><t>Silva</t></r></si>' +
        '<si><t xml:space="preserve">  a\nb &amp; c </t></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>' +
        '<si><t>a_x000D_b _x005F_x0041_</t></si><si><t/></si><si><t><![CDATA[<x>]]></t></si>',
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="E1" t="s"><v>0</v></c></row>' +
        '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c><c r="C2" t="s"><v>4</v></c>' +
        '<c r="D2" t="s"><v>5</v></c><c r="E2" t="s"><v>6</v></c></row>',
    })
    expect(lines).toEqual([
      [1, 'Nome', 'João Silva', '', '', 'Nome'],
      [2, '  a\nb & c ', '東京', 'a\rb _x0041_', '', '<x>'],
    ])
  })

  test('show values as a person reads them', async () => {
    const lines = await read({
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="000000000\\-00"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>',
      rows:
        `<row>${inline('a').repeat(10)}</row>` +
        '<row><c><v>5.2998224725E10</v></c><c s="1"><v>45658</v></c><c s="2"><v>45658.99</v></c><c s="3"><v>529982247</v></c>' +
        '<c s="4"><v>0.5</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="str"><f>A1&amp;"x"</f><v>ax</v></c>' +
        '<c t="e"><v>#N/A</v></c><c t="d"><v>2025-03-04</v></c></row>',
    })
    expect(lines[1]).toEqual([
      2,
      '52998224725',
      '01/01/2025',
      '01/01/2025 23:45:36',
      '00529982247',
      '12:00',
      'VERDADEIRO',
      'FALSO',
      'ax',
      '#N/A',
      '04/03/2025',
    ])
  })

  test('count dates from 1904 if the workbook does', async () => {
    const lines = await read({
      properties: '<workbookPr date1904="1"/>',
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
      rows: '<row><c s="1"><v>44196</v></c></row>',
    })
    expect(lines).toEqual([[1, '01/01/2025']])
  })
})

describe('lines', () => {
  test('keep their row number and have the cells of the head', async () => {
    const lines = await read({
      rows:
        '<row r="1"><c r="A1"><v>1</v></c><c r="C1"><v>3</v></c><c r="E1" s="0"/></row>' +
        `<row r="2"/><row r="3"><c r="B3"><v>2</v></c></row><row r="4">${inline(' ')}</row>` +
        `<row r="7"><c r="B7"><v>2</v></c><c r="AA7" t="inlineStr"><is><t> </t></is></c></row>`,
    })
    expect(lines).toEqual([
      [1, '1', '', '3'],
      [3, '', '2', ''],
      [7, '', '2', ''],
    ])
  })

  test('have a merged cell in each line with content of its own', async () => {
    const sheet =
      '<worksheet><sheetData>' +
      `<row r="1">${inline('Torre')}${inline('Número')}</row>` +
      `<row r="2">${inline('Jacarandá')}${inline('101')}</row>` +
      '<row r="3"><c r="A3"/><c r="B3"><v>102</v></c></row><row r="4"><c r="A4"/></row>' +
      '<row r="5"><c r="B5"><v>103</v></c></row><row r="6"><c r="B6"><v>104</v></c></row>' +
      '</sheetData><mergeCells count="2"><mergeCell ref="A2:A5"/><mergeCell ref="A1:B1"/></mergeCells></worksheet>'
    expect(await Array.fromAsync(readXlsx(await workbookOf({ sheet })))).toEqual([
      { line: 1, cells: ['Torre', 'Número'] },
      { line: 2, cells: ['Jacarandá', '101'] },
      { line: 3, cells: ['Jacarandá', '102'], merged: [0] },
      { line: 5, cells: ['Jacarandá', '103'], merged: [0] },
      { line: 6, cells: ['', '104'] },
    ])
  })

  test('have a fault if they fill cells outside the head, and are as wide as it', async () => {
    const file = await workbookOf({
      rows: `<row>${inline('Nome')}</row><row>${inline('Ana')}<c r="XFD2"><v>1</v></c></row><row><c r="XFD3"><v>1</v></c></row>`,
    })
    expect(await Array.fromAsync(readXlsx(file))).toEqual([
      { line: 1, cells: ['Nome'] },
      { line: 2, cells: ['Ana'], fault: 'columns_extra' },
      { line: 3, cells: [''], fault: 'columns_extra' },
    ])
  })

  test('have a fault if a cell is longer than any spreadsheet holds', async () => {
    const rows = `<row>${inline('Nome')}</row><row>${inline('x'.repeat(32_768))}</row>`
    const [, second] = await Array.fromAsync(readXlsx(await workbookOf({ rows })))
    expect(second).toEqual({ line: 2, cells: ['x'.repeat(32_767)], fault: 'too_long' })
  })

  test('are those of the first visible sheet with cells', async () => {
    const lines = await read({
      sheets:
        '<sheet name="g" sheetId="3" r:id="rId3"/><sheet name="a" sheetId="1" state="hidden" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId2"/>',
      rows: '<row><c><v>1</v></c></row>',
      parts: {
        'xl/worksheets/sheet2.xml':
          '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c><x:v>2</x:v></x:c></x:row></x:sheetData>' +
          '<x:controls><xdr:row xmlns:xdr="b">5</xdr:row></x:controls></x:worksheet>',
      },
    })
    expect(lines).toEqual([[1, '2']])
  })
})

describe('refuses', () => {
  test.each<[string, string, HandMadeWorkbook]>([
    [
      'a shared string that is not there',
      'unreadable',
      { rows: '<row><c t="s"><v>0</v></c></row>' },
    ],
    ['XML cut short', 'unreadable', { sheet: '<worksheet><sheetData><row><c><v>1</v>' }],
    ['rows that go back', 'unreadable', { rows: '<row r="2"/><row r="2"/>' }],
    ['a column beyond the last', 'unreadable', { rows: '<row><c r="XFE1"><v>1</v></c></row>' }],
    ['a row beyond the last', 'too_many_lines', { rows: '<row r="1048577"><c><v>1</v></c></row>' }],
    [
      'entities of its own',
      'unreadable',
      {
        sheet:
          '<!DOCTYPE w [<!ENTITY a "b">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>',
      },
    ],
    ['unknown entities', 'unreadable', { rows: '<row><c><v>&a;</v></c></row>' }],
    ['a cell without end', 'unreadable', { rows: `<row>${inline('x'.repeat(1_100_000))}</row>` }],
    [
      'a row without end',
      'unreadable',
      { rows: `<row>${inline('x'.repeat(5000)).repeat(220)}</row>` },
    ],
    [
      'a row of more cells than a sheet has columns',
      'unreadable',
      { rows: `<row>${'<c r="A1"/>'.repeat(16_385)}</row>` },
    ],
    [
      'one value in many pieces',
      'unreadable',
      { rows: `<row><c><v>${`${'1'.repeat(10_000)}<x/>`.repeat(200)}</v></c></row>` },
    ],
    ['a head without end', 'too_many_columns', { rows: '<row><c r="IW1"><v>1</v></c></row>' }],
    ['tags without end', 'too_complex', { sheet: '<a>'.repeat(1000) }],
    [
      'bytes that are no UTF-8',
      'unreadable',
      {
        parts: { 'xl/worksheets/sheet1.xml': Buffer.from('<worksheet>\xff</worksheet>', 'latin1') },
      },
    ],
    [
      'a sheet that is listed and missing',
      'unreadable',
      { sheets: '<sheet name="b" sheetId="2" r:id="rId2"/>' },
    ],
    [
      'a workbook whose every sheet is hidden',
      'not_a_spreadsheet',
      { sheets: '<sheet name="a" sheetId="1" state="veryHidden" r:id="rId1"/>' },
    ],
    ['a text document', 'not_a_spreadsheet', { parts: { 'xl/workbook.xml': '<document/>' } }],
  ])('%s', async (_, code, made) => {
    await expect(read(made)).rejects.toMatchObject({ name: 'SheetError', code })
  })

  test('a zip of other things, and a file that is not a zip', async () => {
    for (const file of [
      await zipOf({ 'a.txt': 'a' }),
      await fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      await fileOf('Nome;CPF'),
      await fileOf(''),
    ]) {
      await expect(allLines(readXlsx(file))).rejects.toMatchObject({ code: 'not_a_spreadsheet' })
    }
  })

  test('a truncated file, or one with a changed byte', async () => {
    const rows = Array.from({ length: 2000 }, (_, row) => `<row>${inline(`nome ${row}`)}</row>`)
    const whole = await readFile(await workbookOf({ rows: rows.join('') }))
    const cut = await fileOf(whole.subarray(0, whole.length - 100))
    await expect(allLines(readXlsx(cut))).rejects.toMatchObject({ code: 'unreadable' })
    const start = whole.indexOf('xl/worksheets/sheet1.xml') + 200
    for (const at of [start, start + 1000, start + 2000]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
      await expect(allLines(readXlsx(await fileOf(changed)))).rejects.toMatchObject({
        code: 'unreadable',
      })
    }
  })

  test('a file that is too large when packed', async () => {
    const limits = { ...SHEET_LIMITS, xlsxBytes: 100 }
    await expect(read({}, limits)).rejects.toMatchObject({ code: 'too_large' })
  })

  test('a zip bomb in any part of the workbook', async () => {
    const limits = { ...SHEET_LIMITS, xlsxUnpackedBytes: 1_000_000 }
    const many = `<row>${inline('0'.repeat(1000))}</row>`.repeat(2000)
    const rows = '<row><c t="s"><v>0</v></c></row>'
    for (const made of [
      { rows: many },
      { rows, sharedStrings: `<si><t>${'0'.repeat(1000)}</t></si>`.repeat(2000) },
      { rows, styles: '<numFmt numFmtId="200" formatCode="0"/>'.repeat(9_000).padStart(1e6) },
      // Each part stays within the limit, but not all of them together.
      { rows: many.slice(0, many.length / 4), sharedStrings: '<si><t>0</t></si>'.repeat(50_000) },
      // One shared string, many times over.
      {
        rows: '<row><c t="s"><v>0</v></c></row>'.repeat(2000),
        sharedStrings: `<si><t>${'0'.repeat(1000)}</t></si>`,
      },
    ]) {
      await expect(read(made, limits)).rejects.toMatchObject({ code: 'too_large' })
    }
  })

  test('too many lines', async () => {
    const limits = { ...SHEET_LIMITS, lines: 2 }
    const row = '<row><c><v>1</v></c></row>'
    expect(await read({ rows: row.repeat(3) }, limits)).toHaveLength(3)
    await expect(read({ rows: row.repeat(4) }, limits)).rejects.toMatchObject({
      code: 'too_many_lines',
    })
  })
})

test.skipIf(process.platform !== 'linux')('closes the file at any end of the loop', async () => {
  const row = `<row>${inline('nome')}</row>`
  const file = await workbookOf({ rows: row.repeat(50_000) })
  for await (const { line } of readXlsx(file)) {
    if (line === 3) break
  }
  await eventually(async () => expect(await timesOpen(file)).toBe(0))
  await expect(
    allLines(readXlsx(file, { ...SHEET_LIMITS, xlsxUnpackedBytes: 100_000 })),
  ).rejects.toMatchObject({ code: 'too_large' })
  await eventually(async () => expect(await timesOpen(file)).toBe(0))
  // A workbook whose parts are read in one piece each.
  const small = await workbookOf({ rows: row.repeat(1_000) })
  for await (const { line } of readXlsx(small)) if (line === 3) break
  await eventually(async () => expect(await timesOpen(small)).toBe(0))
  expect(await allLines(readXlsx(file))).toHaveLength(50_000)
  await eventually(async () => expect(await timesOpen(file)).toBe(0))
})

test('either format is recognised by its first bytes', async () => {
  const file = await workbookOf({ rows: '<row><c><v>1</v></c></row>' })
  expect(await allLines(readSheet(file))).toEqual([[1, '1']])
  expect(await allLines(readSheet(await fileOf('a;b')))).toEqual([[1, 'a', 'b']])
})
