import path from 'node:path'
import { anyText } from '@portaria/contract/testing/any-text'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { storableText } from './cell-text.ts'
import { readCsv } from './csv-reader.ts'
import { writeCsv } from './csv-writer.ts'
import { allLines, fileFrom, fileOf, removeHandMadeFiles, timesOpen } from './hand-made-file.ts'
import { SHEET_LIMITS } from './sheet.ts'

afterAll(removeHandMadeFiles)

const read = async (content: string | Buffer, limits = SHEET_LIMITS) =>
  allLines(readCsv(await fileOf(content), limits))

const windows1252 = (text: string) => Buffer.from(text, 'latin1')

describe('the encoding', () => {
  const lines = [
    [1, 'Nome', 'Relação'],
    [2, 'João Conceição', 'Proprietário'],
  ]
  const text = 'Nome;Relação\r\nJoão Conceição;Proprietário\r\n'

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with BOM', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', windows1252(text)],
    ['UTF-16LE with BOM', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('reads %s', async (_, content) => {
    expect(await read(content)).toEqual(lines)
  })

  test('reads the characters that Windows-1252 has between 0x80 and 0x9f', async () => {
    expect(await read(windows1252('Valor\n\x80 5 \x96 caf\xe9'))).toEqual([
      [1, 'Valor'],
      [2, '€ 5 – café'],
    ])
  })

  test('is Windows-1252 from the start even if the first telling byte comes late', async () => {
    const many = 'Nome\n'.repeat(40_000)
    const read1252 = await read(windows1252(`${many}Ana\nÃ§ão\n`))
    expect(read1252.at(-1)).toEqual([40_002, 'Ã§ão'])
  })

  test('keeps UTF-8 characters whole across two reads', async () => {
    const [, ...names] = await read(`Nome\n${'ção€😀\n'.repeat(20_000)}`)
    expect(new Set(names.map(([, name]) => name))).toEqual(new Set(['ção€😀']))
  })

  test('refuses half a surrogate pair in UTF-16', async () => {
    const broken = Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0xd8, 0x41, 0x00])
    await expect(read(broken)).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('the delimiter', () => {
  test.each([
    ['a;b\n1;2', [1, 'a', 'b'], [2, '1', '2']],
    ['a,b\n1,2', [1, 'a', 'b'], [2, '1', '2']],
    ['a\tb\n1\t2', [1, 'a', 'b'], [2, '1', '2']],
    ['Nome\nSilva, João', [1, 'Nome'], [2, 'Silva, João']],
    [
      'Nome;Fixo, celular, recado\nAna;1\nEva;2',
      [1, 'Nome', 'Fixo, celular, recado'],
      [2, 'Ana', '1'],
      [3, 'Eva', '2'],
    ],
    ['a;"b,c,d,e"\n1;2', [1, 'a', 'b,c,d,e'], [2, '1', '2']],
    ['a,b\n"1;1;1",2', [1, 'a', 'b'], [2, '1;1;1', '2']],
    [
      'nome,valor\nAna,"1,5"\nEva,"2,5"',
      [1, 'nome', 'valor'],
      [2, 'Ana', '1,5'],
      [3, 'Eva', '2,5'],
    ],
    ['sep=,\r\na,b;c\r\n1,2', [1, 'a', 'b;c'], [2, '1', '2']],
    ['\ufeffsep=|\na|b\n1|2', [1, 'a', 'b'], [2, '1', '2']],
  ])('is detected in %j', async (content, ...lines) => {
    expect(await read(content)).toEqual(lines)
  })
})

describe('lines', () => {
  test('are numbered as in a spreadsheet: blank ones count, breaks inside quotes do not', async () => {
    expect(await read('Nome;Obs\r\n\r\nAna;"uma\r\nduas"\r\n;\r\n  ; \r\nEva;x\r\n')).toEqual([
      [1, 'Nome', 'Obs'],
      [3, 'Ana', 'uma\r\nduas'],
      [6, 'Eva', 'x'],
    ])
  })

  test('keep their cells within the head', async () => {
    expect(await read('a;b;c\n1\n1;2;3; ;;\n 1 ;;\n')).toEqual([
      [1, 'a', 'b', 'c'],
      [2, '1'],
      [3, '1', '2', '3'],
      [4, ' 1 ', '', ''],
    ])
  })

  test('have a fault if they fill cells outside the head, or one past any limit', async () => {
    const long = 'x'.repeat(32_768)
    const file = await fileOf(`a;b\n1;2;;3\n1;${long}\n`)
    expect((await Array.fromAsync(readCsv(file))).slice(1)).toEqual([
      { line: 2, cells: ['1', '2'], fault: 'columns_extra' },
      { line: 3, cells: ['1', long.slice(1)], fault: 'too_long' },
    ])
  })

  test('may mix line endings and lack the last', async () => {
    expect(await read('a\r\nb\nc\rd')).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ])
  })

  test('take a quote within an unquoted field as text, and doubled ones as one', async () => {
    expect(await read('Nome;Obs\nCaixa d"água;"Casa ""A"""\n')).toEqual([
      [1, 'Nome', 'Obs'],
      [2, 'Caixa d"água', 'Casa "A"'],
    ])
  })

  test('of an empty file are none', async () => {
    expect(await read('')).toEqual([])
    expect(await read('\ufeff\r\n')).toEqual([])
  })
})

describe('refuses', () => {
  test('a quote that is never closed', async () => {
    await expect(read('a;b\n1;"2\n3;4\n')).rejects.toMatchObject({ code: 'unreadable' })
    await expect(read(`a;b\n1;"${'x\n'.repeat(2 ** 20)}`)).rejects.toMatchObject({
      code: 'unreadable',
    })
  })

  test('more columns than a sheet has', async () => {
    await expect(read(';'.repeat(16_384))).rejects.toMatchObject({ code: 'unreadable' })
  })

  test('a head without end, but not one followed by blank cells', async () => {
    await expect(read('a;'.repeat(257))).rejects.toMatchObject({ code: 'too_many_columns' })
    expect(await read(`a${';'.repeat(300)}\n1\n`)).toHaveLength(2)
  })

  test('too many lines, counting filled ones below the head', async () => {
    const limits = { ...SHEET_LIMITS, lines: 2 }
    expect(await read('a\n1\n\n\n2\n', limits)).toHaveLength(3)
    await expect(read('a\n1\n2\n3\n', limits)).rejects.toMatchObject({ code: 'too_many_lines' })
  })

  test('more blank lines than a sheet has rows', async () => {
    await expect(read(`a${'\n'.repeat(1_048_577)}`)).rejects.toMatchObject({
      code: 'too_many_lines',
    })
  })

  test('too many bytes', async () => {
    const limits = { ...SHEET_LIMITS, csvBytes: 10 }
    expect(await read('a;b\n1;2\n', limits)).toHaveLength(2)
    await expect(read('a;b\n1;2\n1;2\n', limits)).rejects.toMatchObject({ code: 'too_large' })
  })

  test('a file that is not text, such as an old or encrypted workbook', async () => {
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)])
    await expect(read(ole)).rejects.toMatchObject({ code: 'not_a_spreadsheet' })
  })
})

test('reads back the written text, except for characters that no spreadsheet can hold', async () => {
  const anyCell = fc.oneof(
    anyText,
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
    fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\t', '\r', '\n', ' ', '=', '\ufeff') }),
    fc.constantFrom('sep=,', 'SEP=;'),
  )
  const table = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
  const file = await fileOf('')
  await fc.assert(
    fc.asyncProperty(table, async (lines) => {
      const expected = lines
        .map((cells, index) => [index + 1, ...cells.map(storableText)])
        .filter(([, ...cells]) => cells.some((cell) => String(cell).trim() !== ''))
        .map((cells, _, all) => cells.slice(0, all[0]?.length))
      expect(await allLines(readCsv(await fileFrom(writeCsv(each(lines)), file)))).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

test('writes a file that Brazilian Excel opens by double click', async () => {
  const chunks = await writeCsv(
    each([
      ['Nome', 'Obs'],
      ['João', 'a;b "c"\nd'],
    ]),
  ).toArray()
  expect(Buffer.concat(chunks).toString()).toBe('\ufeffNome;Obs\r\nJoão;"a;b ""c""\nd"\r\n')
})

test.skipIf(process.platform !== 'linux')(
  'closes the file when the loop is left early',
  async () => {
    const file = await fileOf('Nome;Obs\n'.repeat(100_000))
    for await (const { line } of readCsv(file)) {
      if (line === 3) break
    }
    await eventually(async () => expect(await timesOpen(file)).toBe(0))
  },
)

test('reads the existing register of a condominium', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../../e2e/fixtures/moradores.csv')
  const [head, ...lines] = await allLines(readCsv(file))
  expect(head).toHaveLength(13)
  expect(lines).toHaveLength(2000)
  expect(lines[0]?.slice(0, 4)).toEqual([2, 'Jequitibá', '507', 'Yasmin Assunção Souza; "Tuca"'])
  expect(lines.at(-1)?.[0]).toBe(2001)
})
